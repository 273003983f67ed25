import { BoundedMap } from '../core/bounded.ts';
import { StripeError } from './errors.ts';

/** An answer that can be given again, byte for byte. */
export type StoredAnswer = { status: number; body: string };

/**
 * Stripe's idempotency (docs.stripe.com/api/idempotent_requests):
 *
 * - The first answer to a key is given again for the same request.
 * - Another request under the same key is refused.
 * - An answer is not kept if the request never began to do anything.
 */
export function createIdempotency() {
  const kept = new BoundedMap<{ request: string; answer: StoredAnswer }>(2_000);
  return {
    /**
     * @param request method, path and body; they decide whether two requests are "the same request"
     */
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
