import { city } from '@streetlore/domain/city';
import { EXPIRY_HOURS } from '@streetlore/domain/wording';
import { useHydrating } from '../../server-rendering/use-hydrating.ts';
import { useNow } from '../../ui/use-now.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** This page needs no library for dates. */
const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: city.timeZone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** `Sun 29 Nov, 14:20` in London, whatever commas the browser's own form has. */
export function formatStartBy(at: Date): string {
  const parts = new Map(moment.formatToParts(at).map(({ type, value }) => [type, value]));
  const [weekday, day, month, hour, minute] = (['weekday', 'day', 'month', 'hour', 'minute'] as const).map((part) =>
    parts.get(part),
  );
  return `${weekday} ${day} ${month}, ${hour}:${minute}`;
}

/** For a hunt today, paid now. Null in the server's HTML, which is older than the visit. */
export function useStartBy(): string | null {
  const now = useNow(MINUTE);
  return useHydrating() ? null : formatStartBy(new Date(now.getTime() + EXPIRY_HOURS * HOUR));
}
