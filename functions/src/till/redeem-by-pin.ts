import { stopId } from '@streetlore/domain/paths';
import { teamRateLimits } from '@streetlore/domain/team';
import { redeemByPinInput, tillTexts, type Verdict } from '@streetlore/domain/till';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { type Caller, callable } from '../platform/callable.ts';
import { bookingOfTeam } from '../platform/order-link.ts';
import type { Services } from '../platform/services.ts';
import { isOneOf } from '../store/keyed-hash.ts';
import { countPin } from './count-till.ts';
import { useOfTicket } from './redeem-ticket.ts';

/** Redeems a reward on the team's page by the partner's PIN, for a bar without a connection. */
export const redeemByPin = callable('redeemByPin', {
  input: redeemByPinInput,
  who: 'signed-in',
  needs: ['appKey'],
  limit: { counter: 'team-page', ...teamRateLimits },
  limitedBy: 'a team’s token of 132 bits; 5 PINs at a reward and 40 of a network in an hour',
  run: redeemWithPin,
});

/**
 * Every try counts, so a repeat of a lost answer counts too; the first right one ends the matter.
 * @throws HttpsError not-found for an unknown link or a stop without a reward, invalid-argument for a wrong PIN,
 *   resource-exhausted after too many
 */
export async function redeemWithPin(
  services: Services<'appKey'>,
  { token, stop_number, pin, request_id }: z.output<typeof redeemByPinInput>,
  caller: Pick<Caller, 'ip'>,
): Promise<Verdict> {
  const { store } = services;
  const ticketId = stopId(await bookingOfTeam(services, token), stop_number);
  const ticket = await store.tickets.at(ticketId).read();
  if (!ticket) throw new HttpsError('not-found', tillTexts.noTicket);
  const till = await store.till(ticket.partner_id).read();
  if (!till) throw new HttpsError('failed-precondition', tillTexts.noPin);
  await countPin(services, ticketId, caller);
  if (!isOneOf([till.pin], pin)) throw new HttpsError('invalid-argument', tillTexts.wrongPin, { field: 'pin' });
  return await useOfTicket(services, ticketId, { action: 'redeem', by: 'pin', request_id });
}
