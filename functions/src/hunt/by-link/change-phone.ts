import type { AuditAction } from '@streetlore/domain/audit';
import { changePhoneInput, linkRateLimits, changePhone as phoneChanged, phoneNotice } from '@streetlore/domain/booking';
import { messagesOnJoining } from '@streetlore/domain/hunt';
import { decided } from '@streetlore/domain/problem';
import type * as z from 'zod/mini';
import type { Sending } from '../../outbox/send.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import { bookingOfToken, countGroupText } from '../../platform/order-link.ts';
import type { Services } from '../../platform/services.ts';
import { changeBooking } from '../change-booking.ts';

/** Adds a phone to a hunt, or replaces one before START, for whoever has the booking's link. */
export const changePhone = callable('changePhone', {
  input: changePhoneInput,
  who: 'signed-in',
  needs: ['appKey', 'texting', 'site', 'privacyKey'],
  limit: { counter: 'booking-link', ...linkRateLimits },
  limitedBy: 'a token of 132 bits; a booking’s phones are changed 5 times a day',
  run: changePhoneByLink,
});

/**
 * The new phone is told where the hunt stands; the old one that it gets no more texts.
 * @throws HttpsError failed-precondition with the reason
 */
export async function changePhoneByLink(
  services: Sending & Services<'appKey'>,
  { token, request_id, phone_number, place }: z.output<typeof changePhoneInput>,
  { uid }: Pick<Caller, 'uid'>,
): Promise<Record<string, never>> {
  const booking_id = await bookingOfToken(services, token);
  await countGroupText(services, 'phone', { kind: 'booking', id: booking_id });
  const action: AuditAction = place === null ? 'teammate_added' : 'phone_replaced';
  const detail = { last_digits: phone_number.slice(-3), place };
  const request = { booking_id, request_id, action, detail, joining: phone_number };
  await changeBooking(services, { uid, email: null }, request, ({ booking, tour, phones, now }) => {
    const hasOptedOut = phones.get(phone_number)?.opted_out ?? false;
    const decision = phoneChanged(booking, { phone_number, place }, hasOptedOut, now);
    if (!decision.ok) return decision;
    const left = place === null ? undefined : booking.phone_numbers[place];
    // A number that two people share stays in the booking for the other one.
    const isGone = left !== undefined && !decision.value.phone_numbers?.includes(left);
    const isNew = !booking.phone_numbers.includes(phone_number);
    const told = isNew ? messagesOnJoining(booking.hunt, tour, now) : [];
    const messages = [
      ...told.map((message) => ({ message, phones: [phone_number] })),
      ...(isGone ? [{ message: { kind: 'replaced' as const }, phones: [left] }] : []),
    ];
    return decided({ changes: decision.value, messages, notice: phoneNotice(phone_number, left) });
  });
  return {};
}
