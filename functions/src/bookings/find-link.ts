import { type Booking, findLinkInput, type findLinkOutput, linkRateLimits } from '@streetlore/domain/booking';
import { noSuchOrder, type OneHunt, type OrderId } from '@streetlore/domain/order';
import { findPartyInput } from '@streetlore/domain/party';
import { teamStops } from '@streetlore/domain/team';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { type Caller, callable } from '../platform/callable.ts';
import { linkOfOrder, mayHaveLink } from '../platform/page-link.ts';
import { readLinked } from '../platform/read-order.ts';
import type { Services } from '../platform/services.ts';
import { writeTeamPage } from '../platform/team-page.ts';
import { ticketCodeOf } from '../platform/ticket-code.ts';
import { withoutConflict } from '../store/conflict.ts';
import type { Seen } from '../store/writes.ts';

/** Gives the link to a booking to the browser that made it, and to admins. */
export const findLink = callable('findLink', {
  input: findLinkInput,
  who: 'signed-in',
  needs: ['privacyKey'],
  limit: { counter: 'booking-link', ...linkRateLimits },
  run: (services, { booking_id }, caller) => findLinkOfOrder(services, { kind: 'booking', id: booking_id }, caller),
});

/** Gives the organiser's link to the browser that booked a party, and to admins. */
export const findParty = callable('findParty', {
  input: findPartyInput,
  who: 'signed-in',
  needs: ['privacyKey'],
  limit: { counter: 'booking-link', ...linkRateLimits },
  run: (services, { party_id }, caller) => findLinkOfOrder(services, { kind: 'party', id: party_id }, caller),
});

/**
 * A booking without a link gets one now.
 * @throws HttpsError not-found for an unpaid order and for somebody else's
 */
export async function findLinkOfOrder(
  services: Services<'privacyKey'>,
  id: OrderId,
  caller: Pick<Caller, 'uid' | 'isAdmin'>,
): Promise<z.infer<typeof findLinkOutput>> {
  return await withoutConflict(async () => {
    const read = await readLinked(services, id);
    if (!read || !mayHaveLink(read.order, caller)) throw new HttpsError('not-found', noSuchOrder[id.kind]);
    const { token, page_id } = linkOfOrder(services, read.order);
    if (!read.order.party) await keepPage(services, read.order, read.seen(id.id), page_id);
    return { token };
  });
}

/** Gives a booking the page that its link opens, if it has another or none. */
async function keepPage(
  services: Services<'privacyKey'>,
  order: OneHunt,
  seen: Seen<Booking>,
  page_id: string,
): Promise<void> {
  const { store } = services;
  const [{ id, hunt, page_id: known }] = order.hunts;
  if (known === page_id) return;
  const tour = hunt.phase === 'ready' ? null : await store.huntTour(id).read();
  const codeOf = (stop: number) => ticketCodeOf(services, id, stop);
  const commit = store.commit();
  commit.update(seen, { page_id });
  writeTeamPage(services, commit, { seen, page_id }, { stops: teamStops(null, { hunt, tour }, codeOf), lines: [] });
  await commit.run();
}
