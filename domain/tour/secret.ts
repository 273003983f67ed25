import * as z from 'zod/mini';

/** `tour_stop_secrets/{tourId_n}`: the clue and answers of a stop; admins and functions only. */
export const tourStopSecretSchema = z.object({
  tour_id: z.string(),
  stop_number: z.int().check(z.minimum(1)),
  clue: z.string(),
  question: z.nullable(z.string()),
  hint: z.nullable(z.string()),
  answer: z.string(),
  /** Further spellings that count as right, beside `answer`. */
  accepted_answers: z.array(z.string()),
  /**
   * Whether only these spellings exactly as written are right: no typing error, no other form of a
   * word.
   */
  exact_only: z._default(z.boolean(), false),
  /** Texts that are never right or close, however similar to an answer. */
  never_accept: z._default(z.array(z.string()), []),
});
export type TourStopSecret = z.infer<typeof tourStopSecretSchema>;
