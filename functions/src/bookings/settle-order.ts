import type { Booking } from '@streetlore/domain/booking';
import { refundNotice } from '@streetlore/domain/booking';
import { documentId } from '@streetlore/domain/fields';
import {
  changedOrder,
  givesBack,
  type OrderSettlement,
  settlementOf,
  settlementOfGift,
} from '@streetlore/domain/order';
import type { WithId } from '@streetlore/domain/query';
import { figuresOfBooking, figuresOfMovement } from '@streetlore/domain/stats';
import { log } from '../base/log.ts';
import { writeNotice } from '../mailing/notices.ts';
import { enqueueBookingMail, queueConfirmation, queueRefundedMail, tourToTell } from '../mailing/order-mails.ts';
import type { Sending } from '../outbox/send.ts';
import { sendNow } from '../outbox/send-now.ts';
import { askForFigures } from '../platform/ask-for-counts.ts';
import { readTaken, returnToGift } from '../platform/gift-use.ts';
import { linkOfOrder } from '../platform/page-link.ts';
import { type OrderRead, readOrder, readSold } from '../platform/read-order.ts';
import { recordError } from '../platform/watched.ts';
import { withoutConflict } from '../store/conflict.ts';
import type { Writes } from '../store/writes.ts';
import { bookMovements, movementsIn, readMovements } from './book-movements.ts';
import { writeSold } from './gifts/write-sold.ts';
import type { PaymentReport, SettledAs } from './payment-report.ts';
import { queueInvoices } from './queue-invoices.ts';
import { queueFarewell, queueWelcome, welcomedFields } from './queue-welcome.ts';
import { tellRefund } from './tell-refund.ts';

/**
 * Changes an order and its hunts to match their one payment: all of them, or none. With them the commit
 * writes the texts, the mail and the record of the event. Then texts and mail are sent. Any number of
 * reports may come at once and in any order. A payment that names an order which is not here is a fault
 * that System Health shows.
 * @throws when Firestore fails, so that the caller's event is delivered again
 */
export async function settleOrder(services: Sending, report: PaymentReport): Promise<SettledAs> {
  const { order_id, facts } = report.payment;
  const isRead = order_id !== null && documentId.safeParse(order_id).success;
  const { outcome, notified, mail } = isRead ? await withoutConflict(() => apply(services, order_id, report)) : UNKNOWN;
  if (outcome === 'unknown' && order_id !== null) {
    log.error('A payment of ours has no owner here', { intent: facts.intent_id });
    await recordError('payments', new PaymentWithoutOwner(), () => services);
  }
  await Promise.all([sendNow(services, notified), enqueueBookingMail(services, mail)]);
  return outcome;
}

class PaymentWithoutOwner extends Error {
  override readonly name = 'PaymentWithoutOwner';
}

/** What one payment report has queued: the phones that get a text, and the id of the mail; null for none. */
type Told = { readonly notified: readonly string[]; readonly mail: string | null };
type Settled = Told & Pick<OrderSettlement, 'fault'>;
type Applied = Told & { readonly outcome: SettledAs };
const UNKNOWN: Applied = { outcome: 'unknown', notified: [], mail: null };

async function apply(services: Sending, orderId: string, report: PaymentReport): Promise<Applied> {
  const { store } = services;
  const {
    payment: { facts },
    dispute,
    event,
  } = report;
  const eventRef = event ? store.stripeEvents.at(event.id) : null;
  const [hunts, isRepeated] = await Promise.all([readOrder(services, orderId), eventRef?.exists()]);
  const read = hunts ?? (await readSold(services, orderId));
  if (isRepeated) {
    // The process that committed the event may have died before it asked for the figures to be
    // counted.
    for (const after of hunts?.order.hunts ?? [])
      await askForFigures(services, figuresOfBooking({ before: undefined, after }));
    for (const after of read ? movementsIn(read.order, report) : [])
      await askForFigures(services, figuresOfMovement({ before: undefined, after }));
    return { outcome: 'repeated', notified: [], mail: null };
  }
  if (!read) return UNKNOWN;
  // Read after the order. A run that closes the dispute later also writes the order, and then this run
  // decides again.
  const closedRef = dispute ? store.stripeEvents.at(dispute.id) : null;
  const isClosed = (await closedRef?.exists()) ?? false;

  const now = services.now();
  // A closed dispute never opens again: an older look at it must not undo the newer one.
  const isLate = isClosed && dispute?.state === 'open';
  const state = isLate ? null : (dispute?.state ?? null);
  const commit = store.commit();
  const settled =
    'gift' in read
      ? writeSold(services, commit, read, settlementOfGift(read.order, facts, state, now), now)
      : await write(services, commit, read, settlementOf(read.order, facts, state, now), { event: event?.id, now });
  bookMovements(commit, await readMovements(services, read.order, report));
  const record = { order_id: orderId, received_at: now };
  if (eventRef && event) commit.create(eventRef, { ...record, type: event.type });
  if (closedRef && dispute && dispute.state !== 'open')
    commit.set(closedRef, { ...record, type: `charge.dispute ${dispute.state}` });
  await commit.run();
  if (settled.fault !== null) {
    const { intent_id, amount_received, currency } = facts;
    const paid = { intent: intent_id, amount_received, currency, amount: read.order.amount };
    log.error('An order cannot take its payment', { order: orderId, ...paid });
  }
  return { outcome: 'settled', notified: settled.notified, mail: settled.mail };
}

/** Adds what a settlement changes to a commit, with the texts and the mail about it. */
async function write(
  services: Sending,
  commit: Writes,
  { order, stored, seen }: OrderRead,
  settlement: OrderSettlement,
  { event, now }: { event: string | undefined; now: Date },
): Promise<Settled> {
  const { hunts, isConfirmed, fault } = settlement;
  const changed = await Promise.all(
    hunts.map(async ({ booking, settlement: { changes, welcome } }) => ({
      booking,
      changes: welcome ? { ...changes, ...(await welcomedFields(services, booking.id, booking)) } : changes,
    })),
  );
  const { page_id } = linkOfOrder(services, order);
  const party = order.party && isConfirmed ? { party: { ...order.party, page_id } } : {};
  const orderChanges = { ...settlement.order, ...party };
  if (Object.keys(orderChanges).length > 0) commit.update(stored, orderChanges);
  const after = changedOrder(order, orderChanges, changed);
  const tour = isConfirmed ? await tourToTell(services, order) : null;
  const invoice = await queueInvoices(services, commit, after, now);
  const taken = givesBack(after) ? await readTaken(services, after) : null;
  if (taken) returnToGift(services, commit, taken, after, now);
  const giftHasBack = taken !== null;

  const notified: string[] = [];
  const ended: WithId<Booking>[] = [];
  // An admin refunds one hunt at a time.
  let refundMail: string | null = null;
  for (const [
    n,
    {
      booking,
      settlement: { welcome, farewell },
    },
  ] of hunts.entries()) {
    const changes = changed[n]?.changes ?? {};
    const hunt = { ...booking, ...changes };
    if (Object.keys(changes).length > 0) commit.update(seen(booking.id), changes);
    if (welcome) queueWelcome(services, commit, booking.id, hunt, now, { event, tour });
    if (farewell) {
      queueFarewell(services, commit, booking.id, booking, now, { event });
      const noticed = { seen: seen(booking.id), booking: hunt, cause: 'refunded', now };
      writeNotice(services, commit, noticed, refundNotice(hunt, { giftHasBack }));
      ended.push(hunt);
    } else {
      const told = tellRefund(services, commit, { before: booking, after: hunt, now, event, invoice });
      notified.push(...told.phones);
      refundMail ??= told.mail;
    }
    if (welcome || farewell) notified.push(...booking.phone_numbers);
  }
  const about = { order: after, tour, now, invoice };
  if (isConfirmed) return { fault, notified, mail: queueConfirmation(services, commit, about) ?? refundMail };
  if (ended.length > 0) refundMail = queueRefundedMail(services, commit, { ended, giftHasBack }, about);
  return { fault, notified, mail: refundMail };
}
