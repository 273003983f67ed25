import { acceptPayment as accepted, acceptPaymentInput, bookingActionTexts } from '@streetlore/domain/booking';
import { changedOrder, settlementOf } from '@streetlore/domain/order';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { enqueueBookingMail, queueConfirmation, tourToTell } from '../mailing/order-mails.ts';
import { sendNow } from '../outbox/send-now.ts';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import { readOrder } from '../platform/read-order.ts';
import type { Services } from '../platform/services.ts';
import { bookMovements, readMovements } from './book-movements.ts';
import { readInvoices, writeInvoices } from './queue-invoices.ts';
import { queueWelcome, welcomedFields } from './queue-welcome.ts';

/** Accepts a payment that differs from the price. This confirms the booking. */
export const acceptPayment = callable('acceptPayment', {
  input: acceptPaymentInput,
  who: 'admin',
  needs: ['payments', 'texting', 'site', 'privacyKey'],
  run: acceptMismatchedPayment,
});

/**
 * One commit writes the new price, the confirmation by what Stripe says now, the welcome texts, the mail
 * and the audit entry.
 * @throws HttpsError with the reason; when Stripe cannot be reached, the same request may be sent
 *   again
 */
export async function acceptMismatchedPayment(
  services: Services<'payments' | 'texting' | 'site' | 'privacyKey'>,
  { booking_id, request_id, received }: z.output<typeof acceptPaymentInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const ref = services.store.bookings.at(booking_id);
  const { order_id } = (await ref.read()) ?? {};
  if (order_id === undefined) throw new HttpsError('not-found', bookingActionTexts.none);
  const payment = await paymentOf(services, order_id);
  const { facts } = payment;
  let welcomed: readonly string[] = [];
  let mail: string | null = null;
  await decideOnce(services, caller, request_id, {
    read: async () => {
      const read = await readOrder(services, order_id);
      const booking = read?.order.hunts.find(({ id }) => id === booking_id);
      if (!read || !booking) return null;
      const [fields, tour, movements, invoices] = await Promise.all([
        welcomedFields(services, booking_id, booking),
        tourToTell(services, read.order),
        readMovements(services, read.order, { payment }),
        readInvoices(services, order_id, services.now()),
      ]);
      return { ...read, booking, fields, tour, movements, invoices };
    },
    decide: (commit, found, now) => {
      if (!found) throw new HttpsError('not-found', bookingActionTexts.none);
      const { order, stored, seen, booking, fields, tour, movements, invoices } = found;
      const decision = accepted(booking, received);
      if (!decision.ok) throw toHttpsError(decision.problem);
      const priced = changedOrder(order, { amount: received }, [{ booking, changes: decision.value }]);
      const { order: paid, hunts, isConfirmed, fault } = settlementOf(priced, facts, null, now);
      if (fault !== null) throw new HttpsError('failed-precondition', bookingActionTexts.otherSum);
      const changes = { ...decision.value, ...hunts[0]?.settlement.changes, ...(isConfirmed && fields) };
      commit.update(stored, { amount: received, ...paid });
      commit.update(seen(booking_id), changes);
      bookMovements(commit, movements);
      const settled = { ...booking, ...changes };
      if (isConfirmed) queueWelcome(services, commit, booking_id, settled, now, { tour });
      const after = changedOrder(priced, paid, [{ booking, changes }]);
      const invoice = after.invoice ? writeInvoices(services, commit, after, invoices) : null;
      const about = { order: after, tour, now, invoice };
      mail = isConfirmed ? queueConfirmation(services, commit, about) : null;
      welcomed = isConfirmed ? booking.phone_numbers : [];
      return { action: 'payment_accepted', target: ref.path, detail: { price: booking.amount, received } };
    },
  });
  await Promise.all([sendNow(services, welcomed), enqueueBookingMail(services, mail)]);
  return {};
}

async function paymentOf({ store, payments }: Services<'payments'>, orderId: string) {
  const intentId = (await store.orders.at(orderId).read())?.payment_intent_id ?? null;
  if (intentId === null) throw new HttpsError('failed-precondition', bookingActionTexts.nothingPaid);
  const payment = await payments.payment(intentId).catch(() => {
    throw new HttpsError('unavailable', bookingActionTexts.noStripe);
  });
  if (!payment) throw new HttpsError('failed-precondition', bookingActionTexts.nothingPaid);
  return payment;
}
