import { bookingActionTexts, closeRefundProblem as closed, closeRefundProblemInput } from '@streetlore/domain/booking';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';

/** Notes that a part of a refund that the bank rejected was settled in another way. */
export const closeRefundProblem = callable('closeRefundProblem', {
  input: closeRefundProblemInput,
  who: 'admin',
  run: closeProblem,
});

/** @throws HttpsError failed-precondition with the reason */
export async function closeProblem(
  services: Services,
  { booking_id, request_id, amount }: z.output<typeof closeRefundProblemInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  await decideOnce(services, caller, request_id, {
    read: () => services.store.bookings.at(booking_id).readVersioned(),
    decide: (commit, found) => {
      if (!found.value) throw new HttpsError('not-found', bookingActionTexts.none);
      const decision = closed(found.value, amount);
      if (!decision.ok) throw toHttpsError(decision.problem);
      commit.update(found, decision.value);
      return { action: 'refund_problem_closed', target: found.ref.path, detail: { amount } };
    },
  });
  return {};
}
