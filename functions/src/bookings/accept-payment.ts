import {
  acceptPayment as accepted,
  acceptPaymentInput,
  bookingActionTexts,
  settleByPayment,
} from '@streetlore/domain/booking';
import { orderOfOne } from '@streetlore/domain/order';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { enqueueBookingMail, queueConfirmation, tourToTell } from '../mailing/order-mails.ts';
import { sendNow } from '../outbox/send-now.ts';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { queueWelcome, welcomedFields } from './queue-welcome.ts';

/** Accepts a payment that differs from the price. This confirms the booking. */
export const acceptPayment = callable('acceptPayment', {
  input: acceptPaymentInput,
  who: 'admin',
  needs: ['payments', 'texting', 'site', 'privacyKey'],
  run: acceptMismatchedPayment,
});

/**
 * One commit writes the booking's new price, its confirmation by what Stripe says now, the welcome
 * texts, the mail and the audit entry.
 * @throws HttpsError with the reason; when Stripe cannot be reached, the same request may be sent
 *   again
 */
export async function acceptMismatchedPayment(
  services: Services<'payments' | 'texting' | 'site' | 'privacyKey'>,
  { booking_id, request_id, received }: z.output<typeof acceptPaymentInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const ref = services.store.bookings.at(booking_id);
  let welcomed: readonly string[] = [];
  let mail: string | null = null;
  const payment = await paymentOf(services, (await ref.read())?.payment_intent_id ?? null);
  await decideOnce(services, caller, request_id, {
    read: async () => {
      const found = await ref.readVersioned();
      if (!found.value) return { found, fields: {}, tour: null };
      const [fields, tour] = await Promise.all([
        welcomedFields(services, booking_id, found.value),
        tourToTell(services, orderOfOne(found.value)),
      ]);
      return { found, fields, tour };
    },
    decide: (commit, { found, fields, tour }, now) => {
      if (!found.value) throw new HttpsError('not-found', bookingActionTexts.none);
      const booking = found.value;
      const decision = accepted(booking, received);
      if (!decision.ok) throw toHttpsError(decision.problem);
      const priced = { ...booking, ...decision.value };
      const { changes, welcome, fault } = settleByPayment(priced, payment.facts, null, now);
      if (fault !== null) throw new HttpsError('failed-precondition', bookingActionTexts.otherSum);
      commit.update(found, { ...decision.value, ...changes, ...(welcome ? fields : {}) });
      const settled = { ...priced, ...changes, ...fields };
      if (welcome) queueWelcome(services, commit, booking_id, settled, now, { tour });
      mail = welcome ? queueConfirmation(services, commit, { order: orderOfOne(settled), tour, now }) : null;
      welcomed = welcome ? priced.phone_numbers : [];
      return { action: 'payment_accepted', target: ref.path, detail: { price: booking.amount, received } };
    },
  });
  await Promise.all([sendNow(services, welcomed), enqueueBookingMail(services, mail)]);
  return {};
}

async function paymentOf({ payments }: Services<'payments'>, intentId: string | null) {
  if (intentId === null) throw new HttpsError('failed-precondition', bookingActionTexts.nothingPaid);
  const payment = await payments.payment(intentId).catch(() => {
    throw new HttpsError('unavailable', bookingActionTexts.noStripe);
  });
  if (!payment) throw new HttpsError('failed-precondition', bookingActionTexts.nothingPaid);
  return payment;
}
