import { linkRateLimits, moveBookingInput } from '@streetlore/domain/booking';
import { changedPart, moveOrder as moved, type OrderKind } from '@streetlore/domain/order';
import { movePartyInput, partyRateLimits } from '@streetlore/domain/party';
import { decided } from '@streetlore/domain/problem';
import type * as z from 'zod/mini';
import { queueMovedMail } from '../../mailing/order-mails.ts';
import type { Sending } from '../../outbox/send.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import { countGroupText, orderOfToken } from '../../platform/order-link.ts';
import { readLinked } from '../../platform/read-order.ts';
import type { Services } from '../../platform/services.ts';
import { changeOrder } from '../change-booking.ts';

/** Moves a booking to another day, or to today, for whoever has its link. */
export const moveBooking = callable('moveBooking', {
  input: moveBookingInput,
  who: 'signed-in',
  needs: ['appKey', 'texting', 'site', 'privacyKey'],
  limit: { counter: 'booking-link', ...linkRateLimits },
  limitedBy: 'a token of 132 bits; a booking is moved 5 times a day',
  run: (services, input, caller) => moveOrder(services, 'booking', input, caller),
});

/** Moves all teams of a party to another day, or to today, for whoever has its organiser's link. */
export const moveParty = callable('moveParty', {
  input: movePartyInput,
  who: 'signed-in',
  needs: ['appKey', 'texting', 'site', 'privacyKey'],
  limit: { counter: 'party', ...partyRateLimits },
  limitedBy: 'a token of 132 bits; a party is moved 5 times a day',
  run: (services, input, caller) => moveOrder(services, 'party', input, caller),
});

/**
 * It tells every phone of every hunt, and the address of whoever booked.
 * @throws HttpsError failed-precondition with the reason
 */
export async function moveOrder(
  services: Sending & Services<'appKey'>,
  kind: OrderKind,
  { token, request_id, day }: z.output<typeof moveBookingInput>,
  { uid }: Pick<Caller, 'uid'>,
): Promise<Record<string, never>> {
  const id = await orderOfToken(services, kind, token);
  await countGroupText(services, 'move', id);
  const read = await readLinked(services, id);
  const tour = read && (await services.store.tours.at(read.order.tour_id).read());
  const request = { order: id, request_id, action: `${kind}_moved` as const, detail: { day } };
  await changeOrder(services, { uid, email: null }, request, ({ order, now }) => {
    const decision = moved(order, day, tour?.closed_days ?? [], now);
    if (!decision.ok) return decision;
    return decided({
      hunts: decision.value.map((change) => ({
        ...change,
        messages: [{ message: { kind: 'moved' as const }, phones: change.booking.phone_numbers }],
      })),
      queueMail: (commit) => {
        const about = { order: changedPart(order, decision.value), tour, now };
        return queueMovedMail(services, commit, { requestId: request_id, by: 'link' }, about);
      },
    });
  });
  return {};
}
