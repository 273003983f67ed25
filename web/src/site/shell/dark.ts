import { city } from '@streetlore/domain/city';
import { darkOnDay, darkOnWalk, darkWords } from '@streetlore/domain/hunt';
import { useHydrating } from '../../server-rendering/use-hydrating.ts';
import { useNow } from '../../ui/use-now.ts';

const MINUTE = 60_000;

/** In London, by the browser: the pages that sell need no library for dates. */
const hours = new Intl.DateTimeFormat('en-GB', { timeZone: city.timeZone, hour: '2-digit', minute: '2-digit' });
const clock = (at: Date) => hours.format(at);

/**
 * A word about the dark on the day of a walk, whose time nobody knows yet. Null on a day that is light
 * until late, and in the server's HTML, which is older than the visit.
 * @param day an instant of the day; null for today
 */
export function useDarkDay(day: Date | null): string | null {
  const now = useNow(MINUTE);
  const isHydrating = useHydrating();
  const dark = isHydrating ? null : darkOnDay(day ?? now, day === null);
  return dark && darkWords(dark, clock);
}

/** The same for a hunt under way that has so many stops ahead. It is said once to a walk in the dark. */
export function useDarkWalk(stops: number, isAtFirst: boolean): string | null {
  const dark = darkOnWalk(useNow(MINUTE), stops);
  return dark && (isAtFirst || !dark.is_now) ? darkWords(dark, clock) : null;
}
