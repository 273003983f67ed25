import * as z from 'zod/mini';
import { documentId } from '../fields/index.ts';

/** An event whose handler has failed for this long (ms) is set aside. Google would try again for a day. */
export const DEAD_AFTER = 3_600_000;

/** What a function was to work on: ids, keys of figures, names of files; enough to do the work again. */
const subjectSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
export type Subject = z.infer<typeof subjectSchema>;

/** `dead_letters/{hash of function and subject}`: work that kept failing; admins read, functions write. */
export const deadLetterSchema = z.object({
  function: z.string(),
  subject: subjectSchema,
  /** Phone numbers in the subject. An erasure of a number's owner finds the dead letter by them. */
  phone_numbers: z.array(z.string()),
  /** Google's id of the event or task that was set aside last. */
  event_id: z.string(),
  /** The document or file whose change triggered the function; null for a task. */
  source: z.nullable(z.string()),
  /** The error's class and code, never its message, which may name a person. */
  reason: z.string(),
  /** How many events were set aside, plus how many retries by an admin failed. */
  failures: z.int().check(z.minimum(1)),
  first_at: z.date(),
  last_at: z.date(),
});
export type DeadLetter = z.infer<typeof deadLetterSchema>;

export const retryDeadLetterInput = z.strictObject({ request_id: documentId, letter_id: documentId });
export type RetryDeadLetterInput = z.output<typeof retryDeadLetterInput>;
