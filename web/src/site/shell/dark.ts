import { city } from '@streetlore/domain/city';
import { darkOnDay, darkOnWalk, darkWords } from '@streetlore/domain/hunt';
import { useHydrating } from '../../server-rendering/use-hydrating.ts';
import { useNow } from '../../ui/use-now.ts';

const MINUTE = 60_000;

/** The pages that sell need no library for dates. */
const hours = new Intl.DateTimeFormat('en-GB', { timeZone: city.timeZone, hour: '2-digit', minute: '2-digit' });
const clock = (at: Date) => hours.format(at);

/**
 * A word about the dark on the day of a walk. Null on a day that is light until late, and in the
 * server's HTML, which is older than the visit.
 * @param day an instant of the day; null for today
 */
export function useDarkDay(day: Date | null): string | null {
  const now = useNow(MINUTE);
  const isHydrating = useHydrating();
  const dark = isHydrating ? null : darkOnDay(day ?? now, day === null);
  return dark && darkWords(dark, clock);
}

/** The same for a hunt under way with so many stops ahead, once in a walk. */
export function useDarkWalk(stops: number, isAtFirst: boolean): string | null {
  const dark = darkOnWalk(useNow(MINUTE), stops);
  return dark && (isAtFirst || !dark.is_now) ? darkWords(dark, clock) : null;
}
