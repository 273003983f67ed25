import { beatsMuralsTour } from './beats-murals-tour.ts';
import { canalsColourTour } from './canals-colour-tour.ts';
import { colorVinylTour } from './color-vinyl-tour.ts';
import { gigsGraffitiTour } from './gigs-graffiti-tour.ts';
import type { TourPlan } from './plan.ts';

export type { TourPlan } from './plan.ts';

/** The four tours of the first season. */
export const tourPlans: readonly TourPlan[] = [colorVinylTour, beatsMuralsTour, gigsGraffitiTour, canalsColourTour];
