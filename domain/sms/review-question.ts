import * as z from 'zod/mini';

/**
 * In `sms_phones/{number}`: that this phone was asked how its latest hunt was. A number that it sends means a review only because of
 * this.
 */
export const questionSchema = z.object({
  booking_id: z.string(),
  asked_at: z.date(),
  /** What solves the stop at which the hunt ended: a teammate may send that a moment later and mean no review. */
  answers: z._default(z.array(z.string()), []),
  /** When it was first answered; the answer can be changed for a day from then. */
  answered_at: z.nullable(z.date()),
});
