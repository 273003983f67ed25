import { addTeammateInput, addTeammate as joined } from '@streetlore/domain/booking';
import { whereItStands } from '@streetlore/domain/hunt';
import { decided } from '@streetlore/domain/problem';
import type * as z from 'zod/mini';
import { type Caller, callable } from '../platform/callable.ts';
import type { Sending } from '../texting/send.ts';
import { arrange } from './arrange.ts';

/** Adds a phone to a hunt and tells it where the hunt stands. */
export const addTeammate = callable('addTeammate', {
  input: addTeammateInput,
  who: 'admin',
  needs: ['texting', 'site', 'privacyKey'],
  run: join,
});

/** The operation behind `addTeammate`. @throws HttpsError failed-precondition with the reason */
export async function join(
  services: Sending,
  { phone_number, ...about }: z.output<typeof addTeammateInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const detail = { last_digits: phone_number.slice(-3) };
  const errand = { ...about, action: 'teammate_added', detail, joining: phone_number };
  await arrange(services, caller, errand, ({ booking, tour, phones, now }) => {
    const decision = joined(booking, phone_number, phones.get(phone_number)?.opted_out);
    if (!decision.ok) return decision;
    const message = whereItStands(booking.hunt, now);
    const canTell = booking.hunt.phase === 'ready' || tour !== null;
    return decided({
      changes: decision.value,
      messages: canTell ? [{ message, phones: [phone_number] }] : [],
    });
  });
  return {};
}
