import type { Problem } from '@streetlore/domain/problem';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';

/** The callable's error for a refused decision; `details.field` names the input at fault. */
export function toHttpsError(problem: Problem): HttpsError {
  return new HttpsError(problem.code, problem.message, problem.field ? { field: problem.field } : undefined);
}

/** The callable's error for an input that does not fit its schema: the first fault's message, its field and all faults. */
export function invalidInput(error: z.core.$ZodError): HttpsError {
  const faults = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), message: `Unknown field ${key}` }))
      : [{ field: issue.path.join('.'), message: issue.message }],
  );
  const [first] = faults;
  return new HttpsError('invalid-argument', first?.message ?? 'Invalid input', { field: first?.field ?? '', faults });
}

/**
 * The callable's error where App Check is enforced and a call carries no valid token of it: it does not come from the website. The
 * SDK's own option answers the same, but is fixed when the code is written (firebase.google.com/docs/app-check/cloud-functions).
 */
export const unverifiedApp = () =>
  new HttpsError('unauthenticated', 'This browser could not be verified. Please reload the page and try again.');

/** What a caller is told about an unexpected error: no detail; admins get the sentence from the spec. */
export function unexpected(who: 'signed-in' | 'admin'): HttpsError {
  const failed = who === 'admin' ? 'Admin operation failed' : 'Something went wrong on our side. Please try again.';
  return new HttpsError('internal', failed);
}
