import { refundNotice, settleByPayment } from '@streetlore/domain/booking';
import { documentId } from '@streetlore/domain/fields';
import { figuresOfBooking } from '@streetlore/domain/stats';
import { log } from '../base/log.ts';
import { enqueueBookingMail, queueConfirmation, tourToTell } from '../mailing/booking-mails.ts';
import { queueNotice } from '../mailing/notices.ts';
import type { Sending } from '../outbox/send.ts';
import { sendNow } from '../outbox/send-now.ts';
import { askForFigures } from '../platform/ask-for-counts.ts';
import { recordError } from '../platform/watched.ts';
import { withoutConflict } from '../store/conflict.ts';
import { settleParty } from './party/settle-party.ts';
import type { PaymentReport, SettledAs } from './payment-report.ts';
import { queueFarewell, queueWelcome, welcomedFields } from './queue-welcome.ts';
import { tellRefund } from './tell-refund.ts';

/**
 * Changes a booking, or every team of a party, to match its payment. The changes, the texts, the
 * mail and the record of the event are written together or not at all. Then texts and mail are sent.
 * Any number of reports may come at once and in any order. A payment that names a booking or a party
 * which is not here is a fault that System Health shows.
 * @throws when Firestore fails, so that the caller's event is delivered again
 */
export async function settleBooking(services: Sending, report: PaymentReport): Promise<SettledAs> {
  const outcome = await settle(services, report);
  const { bookingId, partyId, facts } = report.payment;
  if (outcome === 'unknown' && (bookingId ?? partyId) !== null) {
    log.error('A payment of ours has no owner here', { intent: facts.intent_id });
    await recordError('payments', new PaymentWithoutOwner(), () => services);
  }
  return outcome;
}

class PaymentWithoutOwner extends Error {
  override readonly name = 'PaymentWithoutOwner';
}

async function settle(services: Sending, report: PaymentReport): Promise<SettledAs> {
  const { bookingId, partyId } = report.payment;
  if (partyId !== null)
    return documentId.safeParse(partyId).success ? await settleParty(services, partyId, report) : 'unknown';
  if (bookingId === null || !documentId.safeParse(bookingId).success) return 'unknown';
  const { outcome, notified, mail } = await withoutConflict(() => apply(services, bookingId, report));
  await Promise.all([sendNow(services, notified), enqueueBookingMail(services, mail)]);
  return outcome;
}

/**
 * The outcome of a report, the phones that it has put texts into the outbox for, and the id of its
 * mail.
 */
type Applied = { outcome: SettledAs; notified: readonly string[]; mail: string | null };

async function apply(
  services: Sending,
  bookingId: string,
  { payment, dispute, event }: PaymentReport,
): Promise<Applied> {
  const { store } = services;
  const eventRef = event ? store.stripeEvents.at(event.id) : null;
  const [booking, isRepeated] = await Promise.all([store.bookings.at(bookingId).readVersioned(), eventRef?.exists()]);
  const current = booking.value;
  if (isRepeated) {
    // The process that committed the event may have died before it asked for the figures to be
    // counted.
    if (current) await askForFigures(services, figuresOfBooking({ before: undefined, after: current }));
    return { outcome: 'repeated', notified: [], mail: null };
  }
  if (!booking.version || !current) return { outcome: 'unknown', notified: [], mail: null };
  // Read after the booking. A run that closes the dispute later also writes the booking, and then
  // this run decides again.
  const closedRef = dispute ? store.stripeEvents.at(dispute.id) : null;
  const isClosed = (await closedRef?.exists()) ?? false;

  const now = services.now();
  // A closed dispute never opens again: an older look at it must not undo the newer one.
  const isLate = isClosed && dispute?.state === 'open';
  const settlement = settleByPayment(current, payment.facts, isLate ? null : (dispute?.state ?? null), now);
  const { changes, welcome, farewell, fault } = settlement;
  const commit = store.commit();
  const [welcomed, tour] = welcome
    ? await Promise.all([welcomedFields(services, bookingId, current), tourToTell(services, current)])
    : [{}, null];
  const settled = { ...current, ...changes, ...welcomed };
  if (Object.keys(changes).length > 0) commit.update(booking, { ...changes, ...welcomed });
  if (welcome) queueWelcome(services, commit, bookingId, settled, now, { event: event?.id, tour });
  let mail = welcome ? queueConfirmation(services, commit, { bookingId, booking: settled, tour, now }) : null;
  if (farewell) {
    queueFarewell(services, commit, bookingId, current, now, { event: event?.id });
    const changed = { seen: booking, booking: settled, cause: 'refunded', by: 'us', now } as const;
    mail = queueNotice(services, commit, changed, refundNotice(settled));
  }
  const told = farewell
    ? { phones: [], mail: null }
    : tellRefund(services, commit, { before: current, after: settled, now, event: event?.id });
  mail ??= told.mail;
  const record = { booking_id: bookingId, received_at: now };
  if (eventRef && event) commit.create(eventRef, { ...record, type: event.type });
  if (closedRef && dispute && dispute.state !== 'open')
    commit.set(closedRef, { ...record, type: `charge.dispute ${dispute.state}` });
  await commit.run();
  if (fault !== null) {
    const { intent_id, amount_received, currency } = payment.facts;
    const paid = { intent: intent_id, amount_received, currency, amount: current.amount };
    log.error('A booking cannot take its payment', { booking: bookingId, ...paid });
  }
  return { outcome: 'settled', notified: welcome || farewell ? current.phone_numbers : told.phones, mail };
}
