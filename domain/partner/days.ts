/** Rewards fetched on London days, such as `{'2026-11-27': 3}`. A day without rewards has no entry. */
export type FetchedByDay = Readonly<Record<string, number>>;

/** How many London days a partner's figures keep: about a quarter, 13 of each weekday. */
export const DAYS_KEPT = 92;

const DAY = 24 * 3_600_000;

/** The London day that is `days` before another. Both are calendar days, so no clock changes. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10);

/**
 * Keeps the newest day with rewards and the days before it, `DAYS_KEPT` in all. If they ended
 * today, the nightly check would report a partner without new rewards as wrong.
 */
export function newestDays(days: FetchedByDay): Record<string, number> {
  const fetched = Object.entries(days).filter(([, count]) => count > 0);
  const newest = fetched.reduce((latest, [day]) => (day > latest ? day : latest), '');
  if (newest === '') return {};
  const oldest = daysBefore(newest, DAYS_KEPT - 1);
  return Object.fromEntries(fetched.filter(([day]) => day >= oldest));
}

/** The sums of each weekday between two London days, both included; Monday's first. */
export function fetchedByWeekday(days: FetchedByDay, from: string, to: string): readonly number[] {
  const sums = [0, 0, 0, 0, 0, 0, 0];
  for (const [day, count] of Object.entries(days)) {
    if (day < from || day > to) continue;
    // JavaScript's week begins on Sunday.
    const weekday = (new Date(day).getUTCDay() + 6) % 7;
    sums[weekday] = (sums[weekday] ?? 0) + count;
  }
  return sums;
}
