import {
  type Ticket,
  ticketsWithCode,
  tillRateLimits,
  tillTexts,
  useTicketInput,
  type Verdict,
} from '@streetlore/domain/till';
import type * as z from 'zod/mini';
import { type Caller, callable } from '../platform/callable.ts';
import { MANY } from '../platform/machines.ts';
import { pageOfToken } from '../platform/page-of-token.ts';
import type { Services } from '../platform/services.ts';
import { ticketHashes } from '../platform/ticket-code.ts';
import { countUse, countWrongCode, refuseGuesser } from './count-till.ts';
import { useOfTicket } from './redeem-ticket.ts';

/** Looks at a guest's code at a partner's till, redeems it, or takes that back. */
export const useTicket = callable('useTicket', {
  input: useTicketInput,
  who: 'signed-in',
  needs: ['appKey', 'privacyKey'],
  limit: { counter: 'till', ...tillRateLimits },
  limitedBy:
    'a till’s token of 131 bits; 120 uses of a till in a minute; 20 wrong codes of a till and 60 of a network in ten minutes',
  machine: MANY,
  run: useAtTill,
});

/**
 * @throws HttpsError not-found for an unknown link, resource-exhausted after too many wrong codes,
 *   failed-precondition when there is nothing to take back, or no more
 */
export async function useAtTill(
  services: Services<'appKey' | 'privacyKey'>,
  { token, code, action, request_id }: z.output<typeof useTicketInput>,
  caller: Pick<Caller, 'ip'>,
): Promise<Verdict> {
  const { store } = services;
  const { partner_id } = await pageOfToken(store.tillPages, token, tillTexts.unknown);
  await Promise.all([countUse(services, partner_id), refuseGuesser(services, partner_id, caller)]);
  const found = await store.find(ticketsWithCode(ticketHashes(services, code)));
  const own = newestOf(found.filter((ticket) => ticket.partner_id === partner_id));
  const verdict = own ? await useOfTicket(services, own.id, { action, by: 'till', request_id }) : null;
  if (verdict && verdict.is !== 'unknown') return verdict;
  await countWrongCode(services, partner_id, caller);
  return found.length > 0 && !own ? { is: 'elsewhere' } : { is: 'unknown' };
}

/** Of tickets that drew the same code, the newest is the one that a guest shows. */
const newestOf = <T extends Pick<Ticket, 'created_at'>>(tickets: readonly T[]): T | undefined =>
  tickets.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())[0];
