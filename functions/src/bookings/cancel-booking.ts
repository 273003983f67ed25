import {
  bookingActionTexts,
  cancelBookingInput,
  cancelBooking as cancelled,
  linkRateLimits,
} from '@streetlore/domain/booking';
import { mayHolderChange } from '@streetlore/domain/party';
import { returnUse } from '@streetlore/domain/voucher';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { log } from '../base/log.ts';
import { enqueueBookingMail, queueCancelledMail, tourToTell } from '../mailing/booking-mails.ts';
import { writeNotice } from '../mailing/notices.ts';
import { sendNow } from '../outbox/send-now.ts';
import { decideOnce } from '../platform/audit.ts';
import { bookingOfToken } from '../platform/booking-link.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { payRefundDue } from './pay-refund-due.ts';
import { queueCancelled } from './queue-welcome.ts';

/** Cancels a booking for whoever has its link, and gives the whole amount back. */
export const cancelBooking = callable('cancelBooking', {
  input: cancelBookingInput,
  who: 'signed-in',
  needs: ['payments', 'texting', 'site', 'privacyKey'],
  limit: { counter: 'booking-link', ...linkRateLimits },
  limitedBy: 'a token of 132 bits',
  run: cancelByLink,
});

/**
 * The operation behind `cancelBooking`:
 * 1. One commit ends the hunt, promises the refund, gives the use of a voucher back and queues the
 *    texts and the mail. If a START of the same moment was played first, this is refused. Otherwise
 *    the START finds the hunt ended.
 * 2. Stripe refunds. If Stripe cannot be reached, the sweep asks again: the booking is cancelled all
 *    the same.
 * A repeated request changes nothing.
 * @throws HttpsError failed-precondition with the reason
 */
export async function cancelByLink(
  services: Services<'payments' | 'texting' | 'site' | 'privacyKey'>,
  { token, request_id }: z.output<typeof cancelBookingInput>,
  { uid }: Pick<Caller, 'uid'>,
): Promise<Record<string, never>> {
  const { store } = services;
  const id = await bookingOfToken(services, token);
  let told: readonly string[] = [];
  let mail: string | null = null;
  await decideOnce(services, { uid, email: null }, request_id, {
    read: async () => {
      const found = await store.bookings.at(id).readVersioned();
      const code = found.value?.voucher_code ?? null;
      const [voucher, tour] = await Promise.all([
        code === null ? null : store.vouchers.at(code).readVersioned(),
        found.value && tourToTell(services, found.value),
      ]);
      return { found, voucher, tour };
    },
    decide: (commit, { found, voucher, tour }, now) => {
      if (!found.value) throw new HttpsError('not-found', bookingActionTexts.none);
      const may = mayHolderChange(found.value);
      if (!may.ok) throw toHttpsError(may.problem);
      const decision = cancelled(found.value, request_id, now);
      if (!decision.ok) throw toHttpsError(decision.problem);
      commit.update(found, decision.value);
      if (voucher?.value) commit.update(voucher, returnUse(voucher.value));
      queueCancelled(services, commit, id, found.value, now);
      const booking = { ...found.value, ...decision.value };
      writeNotice(services, commit, { seen: found, booking, cause: request_id, now }, { kind: 'cancelled' });
      mail = queueCancelledMail(services, commit, booking.refund_due?.amount ?? 0, {
        bookingId: id,
        booking,
        tour,
        now,
      });
      told = booking.phone_numbers;
      return { action: 'booking_cancelled', target: found.ref.path };
    },
  });
  await Promise.all([
    sendNow(services, told),
    enqueueBookingMail(services, mail),
    payRefundDue(services, id).catch((error: unknown) =>
      log.warn('The refund of a cancelled booking waits for the sweep', { booking: id }, error),
    ),
  ]);
  return {};
}
