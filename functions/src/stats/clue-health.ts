import {
  CONFIRMED_WITHIN,
  endsOfStopSince,
  faultsOf,
  LAST_TEAMS,
  reportsOfStopSince,
  type StopHealth,
  stopHealthSchema,
  usualOf,
} from '@streetlore/domain/clue-health';
import { documents } from '@streetlore/domain/paths';
import { REPORTS_KEPT } from '@streetlore/domain/playing';
import { after, londonDay } from '@streetlore/domain/time';
import type { Recount } from '../counting/recount.ts';
import type { Services } from '../platform/services.ts';

/** The most teams that tell what is usual at a stop. */
const MAX_TEAMS = 120;
/** The most reports that a count reads. */
const MAX_REPORTS = 20;
/** How many of the players' words the dashboard shows. */
const MAX_WORDS = 3;

/**
 * Counts how a stop is doing: its last teams, a day's reports, and what is usual there. What is usual is
 * counted once a day. A stop that no team has ended gets no document.
 */
export function recountOfStop(services: Services, key: string, tourId: string, stopNumber: number): Recount {
  const count = async (now: Date, stored: Record<string, unknown>) => {
    const known = stopHealthSchema.safeParse(stored);
    return await countHealth(services, tourId, stopNumber, known.success ? known.data : null, now);
  };
  return {
    key,
    target: services.store.figuresAt(documents.stopHealth(tourId, stopNumber)),
    stamp: 'counted_at',
    count,
    whole: (now) => count(now, {}),
  };
}

async function countHealth(
  { store }: Services,
  tour_id: string,
  stop_number: number,
  before: StopHealth | null,
  now: Date,
): Promise<Omit<StopHealth, 'counted_at'> | null> {
  const today = londonDay(now);
  const isCounted = before?.usual_on === today;
  const since = after(now, -REPORTS_KEPT);
  const [ends, reports, tour] = await Promise.all([
    store.find(endsOfStopSince(tour_id, stop_number, since, isCounted ? LAST_TEAMS : MAX_TEAMS)),
    store.find(reportsOfStopSince(tour_id, stop_number, after(now, -CONFIRMED_WITHIN), MAX_REPORTS)),
    store.tours.at(tour_id).read(),
  ]);
  const [newest] = ends;
  if (!before && !newest) return null;
  const usual = before && isCounted ? before.usual : usualOf(ends.filter((end) => londonDay(end.finished_at) < today));
  const fine_at = before?.fine_at ?? null;
  const faults = faultsOf({ last: ends, usual, reports, now, fine_at });
  return {
    tour_id,
    tour_name: tour?.name ?? newest?.tour_name ?? before?.tour_name ?? tour_id,
    stop_number,
    location_name: newest?.location_name ?? before?.location_name ?? '',
    usual,
    usual_on: today,
    faults,
    said: reports.flatMap(({ words }) => words ?? []).slice(0, MAX_WORDS),
    broken_since: faults.length > 0 ? (before?.broken_since ?? now) : null,
    fine_at,
  };
}
