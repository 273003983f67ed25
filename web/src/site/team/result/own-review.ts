import * as z from 'zod/mini';
import { local } from '../../../browser-storage.ts';

/** `until`: the end of the time in which it can be changed. */
const sentSchema = z.object({ name: z.string(), rating: z.int(), text: z.string(), until: z.iso.datetime() });
export type SentReview = z.infer<typeof sentSchema>;

const keyOf = (bookingId: string) => `review ${bookingId}`;

export function sentReview(bookingId: string): SentReview | null {
  const kept = local.get(keyOf(bookingId));
  if (kept === null) return null;
  try {
    return sentSchema.parse(JSON.parse(kept));
  } catch (error) {
    console.warn('What this device keeps of a review cannot be read', error);
    return null;
  }
}

export const keepReview = (bookingId: string, sent: SentReview): void =>
  void local.set(keyOf(bookingId), JSON.stringify(sent));
