import { linkRateLimits, moveBookingInput, moveBooking as moved } from '@streetlore/domain/booking';
import { mayHolderChange } from '@streetlore/domain/party';
import { decided } from '@streetlore/domain/problem';
import type * as z from 'zod/mini';
import { queueMovedMail } from '../../mailing/booking-mails.ts';
import type { Sending } from '../../outbox/send.ts';
import { bookingOfToken, countGroupText } from '../../platform/booking-link.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import type { Services } from '../../platform/services.ts';
import { changeBooking } from '../change-booking.ts';

/** Moves a booking to another day, or to today, for whoever has its link. */
export const moveBooking = callable('moveBooking', {
  input: moveBookingInput,
  who: 'signed-in',
  needs: ['appKey', 'texting', 'site', 'privacyKey'],
  limit: { counter: 'booking-link', ...linkRateLimits },
  limitedBy: 'a token of 132 bits; a booking is moved 5 times a day',
  run: moveByLink,
});

/**
 * The operation behind `moveBooking`. It tells every phone of the booking, and its e-mail address.
 * A repeated request changes nothing.
 * @throws HttpsError failed-precondition with the reason
 */
export async function moveByLink(
  services: Sending & Services<'appKey'>,
  { token, request_id, day }: z.output<typeof moveBookingInput>,
  { uid }: Pick<Caller, 'uid'>,
): Promise<Record<string, never>> {
  const { store } = services;
  const booking_id = await bookingOfToken(services, token);
  await countGroupText(services, 'move', booking_id);
  const tour_id = (await store.bookings.at(booking_id).read())?.tour_id ?? '';
  const tour = await store.tours.at(tour_id).read();
  const request = { booking_id, request_id, action: 'booking_moved', detail: { day } };
  await changeBooking(services, { uid, email: null }, request, ({ booking, now }) => {
    const may = mayHolderChange(booking);
    if (!may.ok) return may;
    const decision = moved(booking, day, tour?.closed_days ?? [], now);
    if (!decision.ok) return decision;
    return decided({
      changes: decision.value,
      messages: [{ message: { kind: 'moved' }, phones: booking.phone_numbers }],
      queueMail: (commit) => {
        const about = { bookingId: booking_id, booking: { ...booking, ...decision.value }, tour, now };
        return queueMovedMail(services, commit, { requestId: request_id, by: 'link' }, about);
      },
    });
  });
  return {};
}
