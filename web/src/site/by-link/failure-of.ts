import { toCallError } from '../../data/index.ts';

/** What a call's failure says; null once the call has succeeded. */
export const failureOf = (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => null,
    (error: unknown) => toCallError(error).message,
  );
