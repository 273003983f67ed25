import { bookingActionTexts, closeRefundProblem as closed, closeRefundProblemInput } from '@streetlore/domain/booking';
import { givenOtherwise } from '@streetlore/domain/invoice';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import { readOrder } from '../platform/read-order.ts';
import type { Services } from '../platform/services.ts';
import { readInvoices, writeInvoices } from './queue-invoices.ts';

/** Notes that a part of a refund that the bank rejected was settled in another way. */
export const closeRefundProblem = callable('closeRefundProblem', {
  input: closeRefundProblemInput,
  who: 'admin',
  needs: ['site', 'privacyKey'],
  run: closeProblem,
});

/**
 * The order's invoice gets a credit note for what was given back.
 * @throws HttpsError failed-precondition with the reason
 */
export async function closeProblem(
  services: Services<'site' | 'privacyKey'>,
  { booking_id, request_id, amount }: z.output<typeof closeRefundProblemInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  await decideOnce(services, caller, request_id, {
    read: async () => {
      const found = await services.store.bookings.at(booking_id).readVersioned();
      const read = found.value && (await readOrder(services, found.value.order_id));
      return { found, read, invoices: read && (await readInvoices(services, read.order.id, services.now())) };
    },
    decide: (commit, { found, read, invoices }) => {
      if (!found.value) throw new HttpsError('not-found', bookingActionTexts.none);
      const decision = closed(found.value, amount);
      if (!decision.ok) throw toHttpsError(decision.problem);
      commit.update(found, decision.value);
      if (read?.order.invoice && invoices) {
        const back = givenOtherwise(read.order, found.value, request_id, amount);
        writeInvoices(services, commit, read.order, invoices, back);
      }
      return { action: 'refund_problem_closed', target: found.ref.path, detail: { amount } };
    },
  });
  return {};
}
