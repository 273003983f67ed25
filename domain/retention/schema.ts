import * as z from 'zod/mini';

/**
 * `system/retention`: from when on the documents behind the figures are complete, written before
 * the first document is deleted. Its times only rise. A period that is made longer again must not
 * make a closed day count what is left.
 */
export const retentionMarkSchema = z.object({
  /** Texts from before this moment may be deleted. */
  texts: z.date(),
  /** Bookings made before this moment may be deleted. */
  bookings: z.date(),
});
export type RetentionMark = z.infer<typeof retentionMarkSchema>;

const YEAR = 366 * 24 * 3_600_000;

/**
 * Whether all documents behind a closed day's figures still exist; otherwise the figures stay as
 * they are. Bookings are deleted by the time at which they were made, but count on the days on
 * which they were paid and finished, which may be months later.
 * @param from when the day began
 * @param mark null when nothing has been deleted yet
 */
export function isComplete(group: string, from: Date, mark: RetentionMark | null): boolean {
  if (mark === null) return true;
  if (group === 'messages') return from >= mark.texts;
  return group !== 'bookings' || from.getTime() >= mark.bookings.getTime() + YEAR;
}
