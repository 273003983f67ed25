import * as z from 'zod/mini';

/**
 * In `sms_phones/{number}`: we asked this phone how its latest hunt was. Only then does a number
 * that the phone sends mean a review.
 */
export const questionSchema = z.object({
  booking_id: z.string(),
  asked_at: z.date(),
  /**
   * The answers of the hunt's last stop. A teammate may send one a moment later and mean no review.
   */
  answers: z._default(z.array(z.string()), []),
  /** When the phone first answered. It can change its review for a day from then. */
  answered_at: z.nullable(z.date()),
  /** What the phone said without clear stars, so that we asked for them; null otherwise. */
  words: z._default(z.nullable(z.string()), null),
});
