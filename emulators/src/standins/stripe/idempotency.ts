import { BoundedMap } from '../core/bounded.ts';
import { StripeError } from './errors.ts';

/** An answer as it can be given again, byte for byte. */
export type StoredAnswer = { status: number; body: string };

/**
 * Stripe's idempotency (docs.stripe.com/api/idempotent_requests): the first answer of a key is given again for the same
 * request, another request under the key is refused, and an answer that never began to do anything is not kept.
 */
export function createIdempotency() {
  const kept = new BoundedMap<{ request: string; answer: StoredAnswer }>(2_000);
  return {
    /** @param request method, path and body, by which "the same request" is told */
    run(key: string | null, request: string, work: () => StoredAnswer): { answer: StoredAnswer; replayed: boolean } {
      if (key === null) return { answer: work(), replayed: false };
      const before = kept.get(key);
      if (before) {
        if (before.request !== request) throw reusedKey(key);
        return { answer: before.answer, replayed: true };
      }
      const answer = work();
      if (answer.status < 400 || answer.status === 402) kept.set(key, { request, answer });
      return { answer, replayed: false };
    },
  };
}

function reusedKey(key: string): StripeError {
  return new StripeError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
