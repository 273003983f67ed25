import { type DisputeState, settle } from '@streetlore/domain/booking';
import type { Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import type { Services } from '../platform/services.ts';
import type { StripeNews, StripePayment } from '../vendors/stripe.ts';
import { queueWelcome } from './queue-welcome.ts';

/** `repeated`: the event had taken effect before. `unknown`: the payment names no booking of ours. */
export type Outcome = 'settled' | 'repeated' | 'unknown';

/** What Stripe said, and the event it came with; a look-up of our own has no event. */
export type Report = {
  payment: StripePayment;
  dispute?: { id: string; state: DisputeState };
  event?: StripeNews['event'];
};

/**
 * Brings a booking to where its payment stands: the changes, the welcome texts and the record of the event are written
 * together or not at all.
 * @throws when Firestore fails, so that the caller's event is delivered again
 */
export async function settleBooking(services: Services, report: Report): Promise<Outcome> {
  const { payment, event } = report;
  const { bookingId } = payment;
  if (bookingId === null || bookingId.includes('/')) return 'unknown';
  const { outcome, fault } = await services.db.runTransaction((tx) => apply(services, tx, bookingId, report));
  if (fault !== null) logger.error(`Booking ${bookingId} cannot take its payment: ${fault}`, { event });
  return outcome;
}

async function apply(
  services: Services,
  tx: Transaction,
  bookingId: string,
  { payment, dispute, event }: Report,
): Promise<{ outcome: Outcome; fault: string | null }> {
  const { db, store, now } = services;
  const bookingRef = store.bookings.doc(bookingId);
  const eventRef = event ? store.stripeEvents.doc(event.id) : null;
  const closedRef = dispute ? store.stripeEvents.doc(dispute.id) : null;
  const [booking, seen, closed] = await Promise.all([
    tx.get(bookingRef),
    eventRef ? tx.get(eventRef) : null,
    closedRef ? tx.get(closedRef) : null,
  ]);
  if (seen?.exists) return { outcome: 'repeated', fault: null };
  const current = booking.data();
  if (!current) return { outcome: 'unknown', fault: null };

  const at = now();
  // A dispute never opens again once it was closed: an older look at it must not undo the newer one.
  const isLate = closed?.exists === true && dispute?.state === 'open';
  const { changes, welcome, fault } = settle(current, payment.facts, isLate ? null : (dispute?.state ?? null), at);
  if (Object.keys(changes).length > 0) tx.update(db.doc(bookingRef.path), changes);
  if (welcome) queueWelcome(services, tx, bookingId, current, at);
  if (eventRef && event) tx.create(eventRef, { type: event.type, booking_id: bookingId, received_at: at });
  if (closedRef && dispute && dispute.state !== 'open')
    tx.set(closedRef, { type: `dispute.${dispute.state}`, booking_id: bookingId, received_at: at });
  return { outcome: 'settled', fault };
}
