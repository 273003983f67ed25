import type { JudgedStop } from '@streetlore/domain/answers';
import { tourPlans } from './tours/index.ts';

export type SeededStop = { name: string; stop: JudgedStop; stops: readonly JudgedStop[] };

/** Every seeded stop as the judge sees it, with all stops of its tour. */
export const seededStops: readonly SeededStop[] = tourPlans.flatMap((plan) => {
  const stops = plan.stops.map(
    ({ answer, accepted_answers = [], exact_only = false, never_accept = [], ...shown }): JudgedStop => ({
      answers: [answer, ...accepted_answers],
      exact_only,
      never_accept: [...never_accept],
      clue: shown.clue,
      question: shown.question,
      hint: shown.hint,
      location_name: shown.location_name,
    }),
  );
  return stops.map((stop, n) => ({ name: `${plan.id} ${n + 1}`, stop, stops }));
});
