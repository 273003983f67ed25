import { partyRateLimits, partyTexts, startParty as started, startPartyInput } from '@streetlore/domain/party';
import { decided } from '@streetlore/domain/problem';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import type { Sending } from '../outbox/send.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { orderOfToken } from '../platform/order-link.ts';
import { changeOrder } from './change-booking.ts';

/** GO: begins the hunts of all teams of a party at the same moment. */
export const startParty = callable('startParty', {
  input: startPartyInput,
  who: 'signed-in',
  needs: ['texting', 'site', 'privacyKey'],
  limit: { counter: 'party', ...partyRateLimits },
  limitedBy: 'a token of 132 bits',
  run: goByLink,
});

/**
 * A repeated request changes nothing, and a second GO is refused.
 * @throws HttpsError failed-precondition with the reason
 */
export async function goByLink(
  services: Sending,
  { token, request_id }: z.output<typeof startPartyInput>,
  { uid }: Pick<Caller, 'uid'>,
): Promise<Record<string, never>> {
  const order = await orderOfToken(services, 'party', token);
  const request = { order, request_id, action: 'party_started' as const };
  await changeOrder(services, { uid, email: null }, request, ({ order, tourOf, phones: known, now }) => {
    if (!order.party) throw new HttpsError('not-found', partyTexts.none);
    const decision = started(order, order.hunts, tourOf, now);
    if (!decision.ok) return decision;
    return decided({
      party: { ...order.party, went_at: now },
      hunts: [
        ...decision.value.started.map(({ before: booking, after, tour, messages }) => {
          const { hunt, current_stop, started_at, stops_count, party: part } = after;
          const changes = { hunt, current_stop, started_at, stops_count, ...(part && { party: part }) };
          const phones = booking.phone_numbers;
          const safety = {
            message: { kind: 'safety' as const },
            phones: phones.filter((phone) => known.get(phone)?.told_safety !== true),
          };
          return {
            booking,
            changes,
            messages: [...messages.map((message) => ({ message, phones })), safety],
            copy: tour,
          };
        }),
        ...decision.value.released.map((change) => ({ ...change, messages: [] })),
      ],
    });
  });
  return {};
}
