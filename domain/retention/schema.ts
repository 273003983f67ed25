import * as z from 'zod/mini';

/**
 * `system/retention`: how far back documents are complete that figures are counted from, written before the first of them goes. It only
 * rises, so that a period that is made longer again has no closed day counted from what is left.
 */
export const retentionMarkSchema = z.object({
  /** Texts from before this moment may be gone. */
  texts: z.date(),
  /** Bookings made before this moment may be gone. */
  bookings: z.date(),
});
export type RetentionMark = z.infer<typeof retentionMarkSchema>;

const YEAR = 366 * 24 * 3_600_000;

/**
 * Whether the documents that a closed day's figures are counted from are all there; else its figures stay what they are.
 * Bookings go by when they were made, and count on the days they were paid and finished, which may be months later.
 * @param from when the day began
 * @param mark null: nothing has gone yet
 */
export function isComplete(group: string, from: Date, mark: RetentionMark | null): boolean {
  if (mark === null) return true;
  if (group === 'messages') return from >= mark.texts;
  return group !== 'bookings' || from.getTime() >= mark.bookings.getTime() + YEAR;
}
