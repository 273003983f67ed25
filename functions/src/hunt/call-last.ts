import { lastCallsDue } from '@streetlore/domain/order';
import {
  callLastByClock,
  callLastInput,
  callLast as decideLastCall,
  partyRateLimits,
  partyTexts,
} from '@streetlore/domain/party';
import { decided } from '@streetlore/domain/problem';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import type { Sending } from '../outbox/send.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { orderOfToken } from '../platform/order-link.ts';
import { changeOrder, type OrderChange } from './change-booking.ts';

/** The most parties that one sweep ends. The rest waits for the next one, a minute later. */
const BATCH = 20;

/** The organiser's last call, at once or for later by the clock. */
export const callLast = callable('callLast', {
  input: callLastInput,
  who: 'signed-in',
  needs: ['texting', 'site', 'privacyKey'],
  limit: { counter: 'party', ...partyRateLimits },
  limitedBy: 'a token of 132 bits',
  run: callLastByLink,
});

/**
 * A repeated request changes nothing, and a second call is refused.
 * @throws HttpsError failed-precondition with the reason
 */
export async function callLastByLink(
  services: Sending,
  { token, request_id, ...form }: z.output<typeof callLastInput>,
  { uid }: Pick<Caller, 'uid'>,
): Promise<Record<string, never>> {
  const order = await orderOfToken(services, 'party', token);
  const request = { order, request_id, action: 'party_last_called' as const };
  await changeOrder(services, { uid, email: null }, request, ({ order: { party, ...order }, tourOf, now }) => {
    if (!party) throw new HttpsError('not-found', partyTexts.none);
    const decision = decideLastCall({ party, ...order }, order.hunts, tourOf, form, now);
    return decision.ok ? decided(changeOf(decision.value)) : decision;
  });
  return {};
}

/** The parties whose end is due by the clock. */
export const partiesToEnd = ({ store, now }: Sending): Promise<string[]> => store.ids(lastCallsDue(now(), BATCH));

/** Ends a party by the clock. The moment that was set names the request, so two sweeps tell nobody twice. */
export async function endParty(services: Sending, id: string): Promise<void> {
  const due = (await services.store.orders.at(id).read())?.party?.last_call;
  // The organiser may have set a later time since the sweep looked. The request named after that time must stay unused.
  if (!due || due.called_at || due.ends_at > services.now()) return;
  const request_id = `${id}_last_call_${due.ends_at.getTime()}`;
  const request = { order: { kind: 'party', id }, request_id, action: 'party_last_called' } as const;
  await changeOrder(services, CLOCK, request, ({ order: { party, ...order }, tourOf, now }) => {
    const called = party && callLastByClock(party, order.hunts, tourOf, now);
    return decided(called ? changeOf(called) : { hunts: [] });
  });
}

const CLOCK = { uid: 'clock', email: null } as const;

function changeOf({ party, teams }: Exclude<ReturnType<typeof callLastByClock>, null>): OrderChange {
  return {
    party,
    hunts: teams.map(({ before: booking, after, messages }) => {
      const { hunt, current_stop, status, completed_at, too_fast, party: part } = after;
      const changes = {
        ...{ hunt, current_stop, status, completed_at },
        ...(too_fast && { too_fast }),
        ...(part && { party: part }),
      };
      return { booking, changes, messages: messages.map((message) => ({ message, phones: booking.phone_numbers })) };
    }),
  };
}
