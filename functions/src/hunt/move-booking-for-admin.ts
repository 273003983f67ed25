import { bookingActionTexts, moveBookingForAdminInput, moveBookingForAdmin as moved } from '@streetlore/domain/booking';
import { huntAlone } from '@streetlore/domain/order';
import { isErased } from '@streetlore/domain/phone';
import { decided } from '@streetlore/domain/problem';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { queueMovedMail } from '../mailing/order-mails.ts';
import type { Sending } from '../outbox/send.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { changeBooking } from './change-booking.ts';

/** Moves a booking to another day, or to today, for an admin. A hunt that has run out waits again. */
export const moveBookingForAdmin = callable('moveBookingForAdmin', {
  input: moveBookingForAdminInput,
  who: 'admin',
  needs: ['texting', 'site', 'privacyKey'],
  run: moveForAdmin,
});

/**
 * Every phone of the booking is told, and its e-mail address.
 * @throws HttpsError not-found if there is no such booking, failed-precondition with the reason
 */
export async function moveForAdmin(
  services: Sending,
  { booking_id, request_id, day }: z.output<typeof moveBookingForAdminInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { store } = services;
  const found = await store.bookings.at(booking_id).read();
  if (!found) throw new HttpsError('not-found', bookingActionTexts.none);
  const tour = await store.tours.at(found.tour_id).read();
  const request = { booking_id, request_id, action: 'booking_moved' as const, detail: { day } };
  await changeBooking(services, caller, request, ({ booking, now }) => {
    const decision = moved(booking, day, tour?.closed_days ?? [], now);
    if (!decision.ok) return decision;
    const phones = booking.phone_numbers.filter((number) => !isErased(number));
    return decided({
      changes: decision.value,
      messages: [{ message: { kind: 'moved' }, phones }],
      queueMail: (commit) => {
        const about = { order: huntAlone({ ...booking, ...decision.value }), tour, now };
        return queueMovedMail(services, commit, { requestId: request_id, by: 'us' }, about);
      },
    });
  });
  return {};
}
