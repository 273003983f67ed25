import type { Problem } from '@streetlore/domain/problem';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';

/** The error of a callable for a refused decision. `details.field` names the faulty input. */
export function toHttpsError(problem: Problem): HttpsError {
  return new HttpsError(problem.code, problem.message, problem.field ? { field: problem.field } : undefined);
}

/**
 * The error of a callable for input that does not fit its schema: the message and field of the
 * first fault, and all faults.
 */
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
 * The error of a callable when App Check is enforced and the call has no valid App Check token, so
 * it does not come from the website. The SDK's own option gives the same answer, but it is fixed
 * when the code is written (firebase.google.com/docs/app-check/cloud-functions).
 */
export const unverifiedApp = () =>
  new HttpsError('unauthenticated', 'This browser could not be verified. Please reload the page and try again.');

/**
 * The error that a caller gets for an unexpected error, without detail. The sentence for admins
 * comes from the spec.
 */
export function unexpectedError(who: 'signed-in' | 'admin'): HttpsError {
  const failed = who === 'admin' ? 'Admin operation failed' : 'Something went wrong on our side. Please try again.';
  return new HttpsError('internal', failed);
}
