import * as z from 'zod/mini';
import { stopFiguresSchema, type TourStats } from './schema.ts';

const count = z.int().check(z.minimum(0));

/** The counts of a stop in one month, and the facts about the stop that hold now. */
const countsSchema = z.omit(stopFiguresSchema, { location_name: true, under_way: true });
const presentSchema = z.pick(stopFiguresSchema, { location_name: true, under_way: true });
export type StopCounts = z.infer<typeof countsSchema>;

const monthSchema = z.object({ completed: z._default(count, 0), stops: z.record(z.string(), countsSchema) });

/**
 * `stats/tour_{id}/private/months`: a tour's figures by London month. A hunt counts in the month of
 * its payment, a stop in the month of its end, a reward in the month of its claim. After an event
 * we count its month again; the tour's figures are the sum of its months. Functions only.
 */
export const tourMonthsSchema = z.object({
  tour_id: z.string(),
  tour_name: z.string(),
  months: z.record(z.string(), monthSchema),
  /** The entries of every stop that the tour has or had. */
  present: z.record(z.string(), presentSchema),
});
export type TourMonths = z.infer<typeof tourMonthsSchema>;

const nothing: StopCounts = {
  reached: 0,
  solved: 0,
  skipped: 0,
  claimed: 0,
  wrong_answers: 0,
  hints: 0,
  seconds: 0,
};
const fields = Object.keys(nothing) as (keyof StopCounts)[];

/** The figures of a tour over all its months. */
export function tourStatsOf({ tour_id, tour_name, months, present }: TourMonths): Omit<TourStats, 'counted_at'> {
  const all = Object.values(months);
  const stops = Object.entries(present).map(([number, now]) => {
    const counted = all.map(({ stops }) => stops[number] ?? nothing);
    const sum = (field: keyof StopCounts) => counted.reduce((total, counts) => total + counts[field], 0);
    return [number, { ...now, ...(Object.fromEntries(fields.map((field) => [field, sum(field)])) as StopCounts) }];
  });
  const completed = all.reduce((total, month) => total + month.completed, 0);
  return { tour_id, tour_name, completed, stops: Object.fromEntries(stops) };
}
