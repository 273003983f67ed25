import { waitsForPress } from '@streetlore/domain/booking';
import { formRateLimits } from '@streetlore/domain/form';
import { type ConfirmBookingOutput, confirmBookingInput } from '@streetlore/domain/gift-code';
import { enqueueBookingMail, tourToTell } from '../mailing/order-mails.ts';
import { callable } from '../platform/callable.ts';
import { readOrder } from '../platform/read-order.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import { payByGift } from './order-with-gift.ts';
import { bookingOfPress } from './press-mail.ts';

/** Confirms a hunt without a phone that a voucher pays for. Called by the button behind the mail's link. */
export const confirmBooking = callable('confirmBooking', {
  input: confirmBookingInput,
  who: 'signed-in',
  needs: ['site', 'privacyKey'],
  limit: { counter: 'booking/press', ...formRateLimits },
  limitedBy: 'a token of 190 bits; it confirms one booking',
  run: (services, { token }) => confirmByPress(services, token),
});

/**
 * One commit takes from the voucher, confirms the order and queues the confirmation. A second press
 * finds the order confirmed, changes nothing and gives the same answer.
 * @throws HttpsError for a voucher that does not pay any more
 */
async function confirmByPress(services: Services<'site' | 'privacyKey'>, token: string): Promise<ConfirmBookingOutput> {
  const id = bookingOfPress(services, token);
  if (id === null) return { outcome: 'expired' };
  let mail: string | null = null;
  const output = await withoutConflict(async (): Promise<ConfirmBookingOutput> => {
    const read = await readOrder(services, id);
    // Another press may confirm after this one has read the order, and before it reads the hunt.
    if (read && [read.order, ...read.order.hunts].some(({ confirmed_at }) => confirmed_at !== null))
      return { outcome: 'confirmed' };
    if (!read?.order.hunts.every(waitsForPress)) return { outcome: 'expired' };
    const commit = services.store.commit();
    const [gift, tour] = await Promise.all([
      services.store.gifts.at(read.order.gift?.gift_id ?? '-').readVersioned(),
      tourToTell(services, read.order),
    ]);
    const paid = await payByGift(services, commit, { order: read.order, tour, gift: gift.version ? gift : null });
    commit.update(read.stored, { confirmed_at: paid.order.confirmed_at, gift: paid.order.gift });
    for (const { booking, changes } of paid.changed) commit.update(read.seen(booking.id), changes);
    await commit.run();
    mail = paid.mail;
    return { outcome: 'confirmed' };
  });
  await enqueueBookingMail(services, mail);
  return output;
}
