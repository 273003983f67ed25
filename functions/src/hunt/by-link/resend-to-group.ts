import { canResendWelcome, linkRateLimits, resendToGroupInput } from '@streetlore/domain/booking';
import { decided } from '@streetlore/domain/problem';
import type * as z from 'zod/mini';
import type { Sending } from '../../outbox/send.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import { bookingOfToken, countGroupText } from '../../platform/order-link.ts';
import type { Services } from '../../platform/services.ts';
import { changeBooking } from '../change-booking.ts';

/** Sends the welcome again to every phone of a booking, for whoever has its link. */
export const resendToGroup = callable('resendToGroup', {
  input: resendToGroupInput,
  who: 'signed-in',
  needs: ['appKey', 'texting', 'site', 'privacyKey'],
  limit: { counter: 'booking-link', ...linkRateLimits },
  limitedBy: 'a token of 132 bits; a booking’s welcome is sent again twice an hour',
  run: resendByLink,
});

/** @throws HttpsError failed-precondition with the reason */
export async function resendByLink(
  services: Sending & Services<'appKey'>,
  { token, request_id }: z.output<typeof resendToGroupInput>,
  { uid }: Pick<Caller, 'uid'>,
): Promise<Record<string, never>> {
  const booking_id = await bookingOfToken(services, token);
  await countGroupText(services, 'resend', { kind: 'booking', id: booking_id });
  const request = { booking_id, request_id, action: 'welcome_resent' as const, isText: true };
  await changeBooking(services, { uid, email: null }, request, ({ booking }) => {
    const may = canResendWelcome(booking);
    if (!may.ok) return may;
    return decided({ changes: {}, messages: [{ message: { kind: 'welcome' }, phones: booking.phone_numbers }] });
  });
  return {};
}
