import * as z from 'zod/mini';

/**
 * In `sms_phones/{number}`: that this phone was asked how its latest hunt was. A number that it sends means a review only because of
 * this.
 */
export const questionSchema = z.object({
  booking_id: z.string(),
  asked_at: z.date(),
  /** The text that ended the hunt, plain: a teammate may send the same a moment later and mean no review. */
  after: z.string(),
  /** When it was first answered; the answer can be changed for a day from then. */
  answered_at: z.nullable(z.date()),
});
