import { bookingActionTexts, endOfGiftHunt, refundNotice } from '@streetlore/domain/booking';
import { changedOrder } from '@streetlore/domain/order';
import { HttpsError } from 'firebase-functions/v2/https';
import { writeNotice } from '../mailing/notices.ts';
import { enqueueBookingMail, queueRefundedMail } from '../mailing/order-mails.ts';
import { sendNow } from '../outbox/send-now.ts';
import { decideOnce } from '../platform/audit.ts';
import type { Caller } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import { readTaken, returnToGift } from '../platform/gift-use.ts';
import { addAction, readNeeds } from '../platform/note-action.ts';
import { readOrder } from '../platform/read-order.ts';
import type { Services } from '../platform/services.ts';
import { queueFarewell } from './queue-welcome.ts';

/**
 * Refunds a hunt that a gift or a voucher has paid whole. One commit ends the hunt, gives the gift its part back and
 * queues the texts and the mail. Stripe has nothing to do with it.
 * @returns the pence that went back to a card: none
 * @throws HttpsError failed-precondition with the reason
 */
export async function giveGiftBack(
  services: Services<'texting' | 'site' | 'privacyKey'>,
  { booking_id, request_id }: { booking_id: string; request_id: string },
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<{ refunded: number }> {
  const { store } = services;
  const order_id = (await store.bookings.at(booking_id).read())?.order_id;
  if (order_id === undefined) throw new HttpsError('not-found', bookingActionTexts.none);
  let told: readonly string[] = [];
  let mail: string | null = null;
  await decideOnce(services, caller, request_id, {
    read: async () => {
      const read = await readOrder(services, order_id);
      if (!read) throw new HttpsError('not-found', bookingActionTexts.none);
      const [taken, needs] = await Promise.all([readTaken(services, read.order), readNeeds(services, booking_id)]);
      return { ...read, taken, needs };
    },
    decide: (commit, { order, seen, taken, needs }, now) => {
      const booking = order.hunts.find(({ id }) => id === booking_id);
      if (!booking) throw new HttpsError('not-found', bookingActionTexts.none);
      const decision = endOfGiftHunt(booking, now);
      if (!decision.ok) throw toHttpsError(decision.problem);
      const changes = decision.value;
      const hunt = { ...booking, ...changes };
      commit.update(seen(booking_id), changes);
      if (taken) returnToGift(services, commit, taken, order, now);
      const giftHasBack = taken !== null;
      if (booking.status === 'confirmed') {
        queueFarewell(services, commit, booking_id, booking, now);
        writeNotice(
          services,
          commit,
          { seen: seen(booking_id), booking: hunt, cause: request_id, now },
          refundNotice(hunt, { giftHasBack }),
        );
        told = booking.phone_numbers;
      }
      const after = changedOrder(order, {}, [{ booking, changes }]);
      const about = { order: after, tour: null, now };
      mail = queueRefundedMail(services, commit, { ended: [hunt], giftHasBack }, about);
      addAction(commit, needs, 'refund', caller, now);
      return { action: 'gift_given_back', target: store.bookings.at(booking_id).path };
    },
  });
  await Promise.all([sendNow(services, told), enqueueBookingMail(services, mail)]);
  return { refunded: 0 };
}
