import { addTeammateInput, addTeammate as joined, phoneNotice } from '@streetlore/domain/booking';
import { messagesOnJoining } from '@streetlore/domain/hunt';
import { decided } from '@streetlore/domain/problem';
import type * as z from 'zod/mini';
import type { Sending } from '../outbox/send.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { changeBooking } from './change-booking.ts';

/**
 * Adds a phone to a hunt, or replaces a lost phone with the new one. The new phone gets a text that
 * says where the hunt stands, or that the hunt is paused.
 */
export const addTeammate = callable('addTeammate', {
  input: addTeammateInput,
  who: 'admin',
  needs: ['texting', 'site', 'privacyKey'],
  run: joinHunt,
});

/** @throws HttpsError failed-precondition with the reason */
export async function joinHunt(
  services: Sending,
  { phone_number, instead_of = null, ...about }: z.output<typeof addTeammateInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const last_digits = phone_number.slice(-3);
  const entry =
    instead_of === null
      ? { action: 'teammate_added' as const, detail: { last_digits } }
      : { action: 'phone_replaced' as const, detail: { last_digits, instead_of: instead_of.slice(-3) } };
  await changeBooking(
    services,
    caller,
    { ...about, ...entry, joining: phone_number },
    ({ booking, tour, phones, now }) => {
      const hasOptedOut = phones.get(phone_number)?.opted_out;
      const decision = joined(booking, phone_number, { hasOptedOut, insteadOf: instead_of });
      if (!decision.ok) return decision;
      // Two players may share a phone. A number that is already in the booking has had every text.
      const notice = phoneNotice(phone_number, instead_of);
      if (booking.phone_numbers.includes(phone_number))
        return decided({ changes: decision.value, messages: [], notice });
      const messages = messagesOnJoining(booking.hunt, tour, now).map((message) => ({
        message,
        phones: [phone_number],
      }));
      return decided({ changes: decision.value, messages, notice });
    },
  );
  return {};
}
