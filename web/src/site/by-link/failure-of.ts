import { toCallError } from '../../data/index.ts';

/** The message of a call's failure; null once the call has succeeded. */
export const failureOf = (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => null,
    (error: unknown) => toCallError(error).message,
  );
