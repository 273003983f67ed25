/** Why we refuse a request: as the callable's error, or as the form's `message` beside `field`. */
export type Problem = {
  code:
    | 'invalid-argument'
    | 'not-found'
    | 'failed-precondition'
    | 'permission-denied'
    | 'resource-exhausted'
    | 'aborted';
  message: string;
  /** The input field at fault, in dotted form such as `phone_numbers.1`. */
  field?: string;
};

export type Decision<T> = { ok: true; value: T } | { ok: false; problem: Problem };

export const decided = <T>(value: T): Decision<T> => ({ ok: true, value });

/** A refused decision, with a reason that a person can act on. */
export const refused = (problem: Problem): Decision<never> => ({ ok: false, problem });
