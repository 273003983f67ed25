import { waitsForPress } from '@streetlore/domain/booking';
import { formRateLimits } from '@streetlore/domain/form';
import { type ConfirmBookingOutput, confirmBookingInput } from '@streetlore/domain/voucher';
import { enqueueBookingMail, tourToTell } from '../mailing/order-mails.ts';
import { callable } from '../platform/callable.ts';
import { readOrder } from '../platform/read-order.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import { payByVoucher } from './order-with-voucher.ts';
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
 * One commit takes a use of the voucher, confirms the order and queues the confirmation. A second press
 * finds the order confirmed, changes nothing and gives the same answer.
 * @throws HttpsError for a voucher that does not pay any more
 */
async function confirmByPress(services: Services<'site' | 'privacyKey'>, token: string): Promise<ConfirmBookingOutput> {
  const id = bookingOfPress(services, token);
  if (id === null) return { outcome: 'expired' };
  let mail: string | null = null;
  const output = await withoutConflict(async (): Promise<ConfirmBookingOutput> => {
    const read = await readOrder(services, id);
    if (read && read.order.confirmed_at !== null) return { outcome: 'confirmed' };
    if (!read?.order.hunts.every(waitsForPress)) return { outcome: 'expired' };
    const commit = services.store.commit();
    const paid = await payByVoucher(services, commit, read.order, await tourToTell(services, read.order));
    commit.update(read.stored, { confirmed_at: paid.order.confirmed_at });
    for (const { booking, changes } of paid.changed) commit.update(read.seen(booking.id), changes);
    await commit.run();
    mail = paid.mail;
    return { outcome: 'confirmed' };
  });
  await enqueueBookingMail(services, mail);
  return output;
}
