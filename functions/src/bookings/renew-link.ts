import {
  type Booking,
  endLinkInput,
  linkRateLimits,
  renewLinkInput,
  type renewLinkOutput,
} from '@streetlore/domain/booking';
import {
  type BookedHunts,
  huntAlone,
  noSuchOrder,
  type OneHunt,
  type Order,
  type OrderId,
  type OrderKind,
  type PartyHunts,
} from '@streetlore/domain/order';
import { partyRateLimits, renewPartyLinkInput } from '@streetlore/domain/party';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { dropReviewMail } from '../mailing/hunt-mails.ts';
import { writeNotice } from '../mailing/notices.ts';
import { enqueueBookingMail, queueNewLinkMail, tourToTell } from '../mailing/order-mails.ts';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { countGroupText, orderOfToken } from '../platform/order-link.ts';
import { linkOfOrder, nextLink } from '../platform/page-link.ts';
import { readLinked } from '../platform/read-order.ts';
import type { Services } from '../platform/services.ts';
import { clearTeamPage, dropOldLines, readTeamPage, writeTeamPage } from '../platform/team-page.ts';
import type { Seen, Writes } from '../store/writes.ts';

type Linking = Services<'site' | 'privacyKey'>;
/** What stands below a team's page. */
type Below = Awaited<ReturnType<typeof readTeamPage>>;

/** Replaces the link to a booking for whoever has it. The old link ends. */
export const renewLink = callable('renewLink', {
  input: renewLinkInput,
  who: 'signed-in',
  needs: ['appKey', 'site', 'privacyKey'],
  limit: { counter: 'booking-link', ...linkRateLimits },
  limitedBy: 'a token of 132 bits; a booking’s link is replaced 5 times a day',
  run: (services, input, caller) => renewByLink(services, 'booking', input, caller),
});

/** Replaces the link of a party's organiser for whoever has it. The old link ends. */
export const renewPartyLink = callable('renewPartyLink', {
  input: renewPartyLinkInput,
  who: 'signed-in',
  needs: ['appKey', 'site', 'privacyKey'],
  limit: { counter: 'party', ...partyRateLimits },
  limitedBy: 'a token of 132 bits; a party’s link is replaced 5 times a day',
  run: (services, input, caller) => renewByLink(services, 'party', input, caller),
});

/**
 * The address of whoever booked gets the new link.
 * @throws HttpsError not-found for an unknown link, resource-exhausted when it was replaced too
 *   often
 */
export async function renewByLink(
  services: Linking & Services<'appKey'>,
  kind: OrderKind,
  { token, request_id }: z.output<typeof renewLinkInput>,
  { uid }: Pick<Caller, 'uid'>,
): Promise<z.infer<typeof renewLinkOutput>> {
  const order = await orderOfToken(services, kind, token);
  await countGroupText(services, 'link', order);
  return { token: await replaceLink(services, order, request_id, { uid, email: null }) };
}

/**
 * Ends the link to a booking for an admin. The booking's address gets the new one, and a phone of the
 * group by the text LINK.
 */
export const endLink = callable('endLink', {
  input: endLinkInput,
  who: 'admin',
  needs: ['site', 'privacyKey'],
  run: async (services: Linking, { booking_id, request_id }, caller): Promise<Record<string, never>> => {
    await replaceLink(services, { kind: 'booking', id: booking_id }, request_id, caller);
    return {};
  },
});

/**
 * Replaces the link of whoever booked an order: the commit deletes the page of the old link and writes
 * that of the new one. A booking's team page moves with it; the links of a party's teams and of its
 * board stay. Whoever has the order's address or its team's page hears of it.
 * @returns the new link's token
 * @throws HttpsError not-found if the order does not exist or was never paid
 */
export async function replaceLink(
  services: Linking,
  id: OrderId,
  requestId: string,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<string> {
  const { kind } = id;
  let mail: string | null = null;
  await decideOnce(services, caller, requestId, {
    read: async () => {
      const read = await readLinked(services, id);
      const pageId = read?.order.party ? null : read?.order.hunts[0].page_id;
      if (pageId) await dropOldLines(services, pageId);
      const [team, tour] = await Promise.all([
        pageId ? readTeamPage(services, pageId) : null,
        read?.order.party ? tourToTell(services, read.order) : null,
      ]);
      return { read, team: pageId && team ? { pageId, ...team } : null, tour };
    },
    decide: (commit, { read, team, tour }, now) => {
      if (!read || read.order.confirmed_at === null) throw new HttpsError('not-found', noSuchOrder[kind]);
      const by = caller.email === null ? 'link' : 'us';
      const order = read.order.party
        ? writePartyLink(services, commit, read.order, read.stored)
        : writeBookingLink(services, commit, read.order, read.seen(id.id), { team, cause: requestId, now });
      mail = queueNewLinkMail(services, commit, { requestId, by }, { order, tour, now });
      const action = by === 'link' ? (`${kind}_link_renewed` as const) : 'booking_link_ended';
      return { action, target: read.path };
    },
  });
  await enqueueBookingMail(services, mail);
  const renewed = await readLinked(services, id);
  if (!renewed) throw new HttpsError('not-found', noSuchOrder[kind]);
  return linkOfOrder(services, renewed.order).token;
}

/** Writes an organiser's new link to a commit. */
function writePartyLink(services: Linking, commit: Writes, order: PartyHunts, stored: Seen<Order> | null): BookedHunts {
  const party = { ...order.party, ...nextLink(services, 'party', { id: order.id, ...order.party }) };
  if (stored) commit.update(stored, { party });
  return { ...order, party };
}

/** Writes a booking's new link to a commit, with the notice on its team's page, which gets a new link too. */
function writeBookingLink(
  services: Linking,
  commit: Writes,
  { hunts: [before] }: OneHunt,
  seen: Seen<Booking>,
  { team, cause, now }: { team: (Below & { pageId: string }) | null; cause: string; now: Date },
): BookedHunts {
  const next = nextLink(services, 'booking', before);
  const booking = { ...before, ...next };
  commit.update(seen, next);
  if (team) clearTeamPage(services, commit, team.pageId, team);
  if (team) writeTeamPage(services, commit, { seen, page_id: next.page_id }, team);
  dropReviewMail(services, commit, booking.id);
  writeNotice(services, commit, { seen, booking, cause, now }, { kind: 'link_replaced' });
  return huntAlone(booking);
}
