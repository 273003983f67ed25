import * as z from 'zod/mini';
import { documentId } from '../fields/index.ts';

/** An event whose handler has failed for this long (ms) since it happened is set aside; Google would deliver it for a day. */
export const DEAD_AFTER = 3_600_000;

/**
 * What a function was to work on: ids, keys of figures, names of files. Enough to do the work again, from the documents as they
 * then are.
 */
const subjectSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
export type Subject = z.infer<typeof subjectSchema>;

/** `dead_letters/{hash of function and subject}`: work that kept failing and was set aside. Admins read it, functions write. */
export const deadLetterSchema = z.object({
  function: z.string(),
  subject: subjectSchema,
  /** Numbers that the subject names, by which the letter is found when their owner is erased. */
  phone_numbers: z.array(z.string()),
  /** Google's id of the event or task that was set aside last. */
  event_id: z.string(),
  /** The document or file whose change set it off; null for a task. */
  source: z.nullable(z.string()),
  /** The error's class and code, never its message: that may name a person. */
  reason: z.string(),
  /** Events that were set aside, and tries by hand that failed. */
  failures: z.int().check(z.minimum(1)),
  first_at: z.date(),
  last_at: z.date(),
});
export type DeadLetter = z.infer<typeof deadLetterSchema>;

export const retryDeadLetterInput = z.strictObject({ request_id: documentId, letter_id: documentId });
export type RetryDeadLetterInput = z.output<typeof retryDeadLetterInput>;
