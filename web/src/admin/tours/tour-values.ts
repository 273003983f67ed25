import type { tourFormSchema } from '@streetlore/domain/tour';
import type * as z from 'zod/mini';

/** As typed. */
export type TourValues = z.input<typeof tourFormSchema>;
