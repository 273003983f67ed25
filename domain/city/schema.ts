import * as z from 'zod/mini';
import { type Neighborhood, neighborhoodSlugs } from './neighborhoods.ts';

/** A partner's area: one of the four, or `unknown` when its address has no keyword of the spec. */
export const areaSchema = z.enum([...neighborhoodSlugs, 'unknown'] as [Neighborhood | 'unknown']);
