import { cancelBookingInput, linkRateLimits } from '@streetlore/domain/booking';
import { nameOf } from '@streetlore/domain/gift';
import {
  cancelOrder as cancelled,
  changedPart,
  noSuchOrder,
  type OrderId,
  type OrderKind,
} from '@streetlore/domain/order';
import { cancelPartyInput, partyRateLimits } from '@streetlore/domain/party';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { log } from '../base/log.ts';
import { writeNotice } from '../mailing/notices.ts';
import { enqueueBookingMail, queueCancelledMail, tourToTell } from '../mailing/order-mails.ts';
import { sendNow } from '../outbox/send-now.ts';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import { readTaken, returnToGift } from '../platform/gift-use.ts';
import { orderOfToken } from '../platform/order-link.ts';
import { readLinked } from '../platform/read-order.ts';
import type { Services } from '../platform/services.ts';
import { payRefundDue } from './pay-refund-due.ts';
import { linkToInvoice } from './queue-invoices.ts';
import { queueCancelled } from './queue-welcome.ts';

type Paying = Services<'payments' | 'texting' | 'site' | 'privacyKey'>;

/** Cancels a booking for whoever has its link, and gives the whole amount back. */
export const cancelBooking = callable('cancelBooking', {
  input: cancelBookingInput,
  who: 'signed-in',
  needs: ['payments', 'texting', 'site', 'privacyKey'],
  limit: { counter: 'booking-link', ...linkRateLimits },
  limitedBy: 'a token of 132 bits',
  run: (services, input, caller) => cancelOrder(services, 'booking', input, caller),
});

/** Cancels a party for whoever has its organiser's link, and gives the whole amount back. */
export const cancelParty = callable('cancelParty', {
  input: cancelPartyInput,
  who: 'signed-in',
  needs: ['payments', 'texting', 'site', 'privacyKey'],
  limit: { counter: 'party', ...partyRateLimits },
  limitedBy: 'a token of 132 bits',
  run: (services, input, caller) => cancelOrder(services, 'party', input, caller),
});

/**
 * 1. One commit ends every hunt, promises each hunt's refund, gives back what a gift paid and
 *    queues the texts and the mail. If a START of the same moment was played first, this is
 *    refused. Otherwise the START finds the hunt ended.
 * 2. Stripe refunds, hunt by hunt. What it does not take now, the sweep asks for again: the order
 *    is cancelled all the same.
 * @throws HttpsError failed-precondition with the reason
 */
export async function cancelOrder(
  services: Paying,
  kind: OrderKind,
  { token, request_id }: z.output<typeof cancelBookingInput>,
  { uid }: Pick<Caller, 'uid'>,
): Promise<Record<string, never>> {
  const { store } = services;
  const order = await orderOfToken(services, kind, token);
  const told: string[] = [];
  let mail: string | null = null;
  await decideOnce(services, { uid, email: null }, request_id, {
    read: async () => {
      const read = await readLinked(services, order);
      if (!read) return null;
      const [hunt] = read.order.hunts;
      const stored = await store.orders.at(hunt?.order_id ?? order.id).readVersioned();
      const [taken, tour, invoice] = await Promise.all([
        stored.value ? readTaken(services, stored.value) : null,
        tourToTell(services, read.order),
        stored.value?.invoice ? store.invoices.at(stored.ref.id).read() : null,
      ]);
      return { ...read, stored, taken, tour, invoice: linkToInvoice(services, stored.ref.id, invoice) };
    },
    decide: (commit, read, now) => {
      if (!read) throw new HttpsError('not-found', noSuchOrder[kind]);
      const decision = cancelled(read.order, request_id, now);
      if (!decision.ok) throw toHttpsError(decision.problem);
      const { due, released } = decision.value;
      const { stored, taken, tour, invoice } = read;
      if (stored.version) commit.update(stored, { cancelled_at: now });
      if (taken && stored.value) returnToGift(services, commit, taken, stored.value, now);
      for (const { booking, changes } of released) commit.update(read.seen(booking.id), changes);
      told.length = 0;
      for (const { booking, changes } of decision.value.cancelled) {
        const seen = read.seen(booking.id);
        commit.update(seen, changes);
        queueCancelled(services, commit, booking.id, booking, now, { giftHasBack: taken !== null });
        const changed = { seen, booking: { ...booking, ...changes }, cause: request_id, now };
        writeNotice(services, commit, changed, { kind: 'cancelled' });
        told.push(...booking.phone_numbers);
      }
      const about = { order: changedPart(read.order, decision.value.cancelled), tour, now, invoice };
      // A void gift takes nothing back, and the mail must not say so.
      const gift = taken ? nameOf(taken.gift.value) : null;
      mail = queueCancelledMail(services, commit, { due, gift }, about);
      return { action: `${kind}_cancelled`, target: read.path };
    },
  });
  await Promise.all([sendNow(services, told), enqueueBookingMail(services, mail), payAll(services, order)]);
  return {};
}

/** Refunds each hunt in turn: Stripe takes one refund of a payment at a time. */
async function payAll(services: Paying, order: OrderId): Promise<void> {
  const read = await readLinked(services, order);
  for (const { id } of read?.order.hunts ?? [])
    await payRefundDue(services, id).catch((error: unknown) =>
      log.warn('The refund of a cancelled booking waits for the sweep', { booking: id }, error),
    );
}
