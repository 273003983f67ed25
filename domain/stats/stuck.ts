import type { TourStats } from './schema.ts';

/** What the stops can be sorted by, the worst first. */
export const stuckBy = ['lost', 'wrong', 'hints', 'minutes'] as const;
export type StuckSort = (typeof stuckBy)[number];

/** Fewer arrivals say nothing about a stop. */
const MIN_ARRIVALS = 5;

export type StuckStop = {
  readonly tour_id: string;
  readonly tour_name: string;
  readonly stop: number;
  /** The stop's place; null when the tour no longer has the stop. */
  readonly name: string | null;
  readonly arrivals: number;
  /** For every 100 arrivals: hunts that ended here, wrong answers and hints. */
  readonly per100: { readonly lost: number; readonly wrong: number; readonly hints: number };
  /** The minutes of a hunt at the stop on average; null before a hunt left it. */
  readonly minutes: number | null;
};

/** How many hunts ended at each stop, by its number. Finished ones and those under way do not count. */
export function lostAtStops({ stops, completed }: Pick<TourStats, 'stops' | 'completed'>): Map<number, number> {
  const ordered = Object.entries(stops).sort(([a], [b]) => Number(a) - Number(b));
  return new Map(
    ordered.map(([number, { reached, under_way }], place) => {
      const onward = ordered[place + 1]?.[1].reached ?? completed;
      return [Number(number), Math.max(0, reached - onward - under_way)];
    }),
  );
}

/** The present stops of all tours with enough arrivals, the worst first. */
export function stuckStops(tours: readonly TourStats[], by: StuckSort): StuckStop[] {
  const rows = tours.flatMap((tour) => {
    const lost = lostAtStops(tour);
    return Object.entries(tour.stops).flatMap(([number, figures]): StuckStop[] => {
      const { location_name, reached, solved, skipped, wrong_answers, hints, seconds } = figures;
      if (location_name === null || reached < MIN_ARRIVALS) return [];
      const per100 = (count: number) => Math.round((100 * count) / reached);
      const ended = solved + skipped;
      return [
        {
          tour_id: tour.tour_id,
          tour_name: tour.tour_name,
          stop: Number(number),
          name: location_name,
          arrivals: reached,
          per100: { lost: per100(lost.get(Number(number)) ?? 0), wrong: per100(wrong_answers), hints: per100(hints) },
          minutes: ended > 0 ? Math.round(seconds / ended / 60) : null,
        },
      ];
    });
  });
  const badness = ({ per100, minutes }: StuckStop) => (by === 'minutes' ? (minutes ?? 0) : per100[by]);
  return rows.sort((a, b) => badness(b) - badness(a));
}
