import * as z from 'zod/mini';
import { answerPlaces } from './answer-place.ts';

/** `tour_stop_secrets/{tourId_n}`: the clue and answers of a stop; admins and functions only. */
export const tourStopSecretSchema = z.object({
  tour_id: z.string(),
  stop_number: z.int().check(z.minimum(1)),
  clue: z.string(),
  question: z.nullable(z.string()),
  hint: z.nullable(z.string()),
  /** The way from the stop before, or from the station. Players get it by LOST. */
  directions: z._default(z.nullable(z.string()), null),
  answer: z.string(),
  /** Further spellings that count as right, beside `answer`. */
  accepted_answers: z.array(z.string()),
  /** Whether an answer must be typed exactly so: no typing error, no other form of a word. */
  exact_only: z._default(z.boolean(), false),
  /** Texts that are never right or close, however similar to an answer. */
  never_accept: z._default(z.array(z.string()), []),
  /** Whether the answer can be had only at the wall, or also from elsewhere; null until somebody says so. */
  answer_place: z._default(z.nullable(z.enum(answerPlaces)), null),
  /** A bonus question that needs eyes. The question and its answers are both given or both empty. */
  look: z._default(z.nullable(z.string()), null),
  look_answers: z._default(z.array(z.string()), []),
  /** A sentence about the wall and its artist, for whoever has solved the stop. */
  fact: z._default(z.nullable(z.string()), null),
  /** A puzzle to solve without the wall once it has gone. It and its answers are both given or both empty. */
  backup_question: z._default(z.nullable(z.string()), null),
  backup_answers: z._default(z.array(z.string()), []),
  backup_hint: z._default(z.nullable(z.string()), null),
  /** Whether hunts get the backup question instead of the wall. */
  uses_backup: z._default(z.boolean(), false),
  /** Whether hunts that start from now on leave the stop out. */
  is_out: z._default(z.boolean(), false),
});
export type TourStopSecret = z.infer<typeof tourStopSecretSchema>;
