import type { tourFormSchema } from '@streetlore/domain/tour';
import type * as z from 'zod/mini';

/** The editor's values while they are typed. */
export type TourValues = z.input<typeof tourFormSchema>;
