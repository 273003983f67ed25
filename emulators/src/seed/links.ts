import type { Booking } from '@streetlore/domain/booking';
import type { Party } from '@streetlore/domain/party';
import { collections, giftRoutes, invoiceRoute, routes } from '@streetlore/domain/paths';
import type { BookingLink } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import { type Till, tillRoute } from '@streetlore/domain/till';
import { giftToken, hashesOfCode, newCode } from '../../../functions/src/platform/gift-code.ts';
import { boardLinkOf, invoiceLinkOf, linkOf, linkTo, tillLinkOf } from '../../../functions/src/platform/page-link.ts';
import { ticketCodeOf, ticketHashes } from '../../../functions/src/platform/ticket-code.ts';
import { pageIdOf, teamTokenOf } from '../../../functions/src/store/link-ids.ts';
import { siteUrl } from '../config.ts';
import { readSettings } from '../suite/settings.ts';
import { bookingId } from './ids.ts';

/** A link that a visitor of the seed would have got by text or mail. */
export type SeededLink = {
  readonly name: string;
  readonly address: string;
  /** The document that the link opens. */
  readonly page: string;
};

type Making = Parameters<typeof linkOf>[0];
let known: Making | undefined;

/** What links are made with: the key and the address that the functions of this run have. */
function making(): Making {
  if (known) return known;
  const { secrets, parameters } = readSettings();
  const [key = '', ...older] = (secrets.PRIVACY_KEY ?? '').split(',').map((one) => one.trim());
  known = { privacyKey: [key, ...older], site: parameters.PUBLIC_URL ?? siteUrl };
  return known;
}

export const seededLinkOf = (booking: WithId<Pick<Booking, 'page_id' | 'links_ended'>>): BookingLink =>
  linkOf(making(), booking);

/** The token of the team's page of a booking with this `page_id`. */
export const seededTeamTokenOf = (pageId: string): string => teamTokenOf(pageId);

export const seededBoardOf = (partyId: string): string => boardLinkOf(making(), partyId, null).page_id;

export const seededPartyPageOf = (party: WithId<Pick<Party, 'page_id' | 'links_ended'>>): string =>
  linkTo(making(), 'party', party).page_id;

/** The link to the invoice of a seeded order. */
export const seededInvoiceOf = (orderId: string) => invoiceLinkOf(making(), orderId, null);

/** The code of a bought gift of the seed, as the functions of this run make it. */
export const seededCodeOf = (id: string) => newCode(making(), { id, origin: 'bought', codes_ended: 0 });

/** The hash that a code of the seed's own is found by. */
export const seededCodeHash = (code: string): string => hashesOfCode(making(), code)[0] ?? '';

/** The till of a seeded partner, with a PIN that follows from its id. */
export const seededTillOf = (partnerId: string, at: Date): Till => ({
  page_id: tillLinkOf(making(), partnerId, null).page_id,
  links_ended: 0,
  pin: String([...partnerId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10_000, 7)).padStart(4, '0'),
  updated_at: at,
});

/** The hash under which a till finds the reward of a stop. */
export const seededCodeHashOf = (bookingId: string, stop: number): string =>
  ticketHashes(making(), ticketCodeOf(making(), bookingId, stop))[0];

/** The keys of the hunt and the party whose links the local run shows, as `bookingId` takes them. */
const shown = { hunt: 'brixton-trio', party: 'party', till: 'third-rail-roasters' } as const;

/** The gift whose links the local run shows: a sum of which something is used. */
export const SHOWN_GIFT = '5eed0000-0000-4000-8000-000000000001';

/** The links to a hunt under way, to its team's page, to a party, its invoice and its board, to a gift and to a till. */
export function seededLinks(): SeededLink[] {
  const services = making();
  const hunt = linkOf(services, { id: bookingId(shown.hunt) });
  const team = teamTokenOf(hunt.page_id);
  const partyId = bookingId(shown.party);
  const party = linkTo(services, 'party', { id: partyId });
  const board = boardLinkOf(services, partyId, null);
  const link = (name: string, route: string, token: string, pages: string) => ({
    name,
    address: `${siteUrl}${route}#${token}`,
    page: `${pages}/${pageIdOf(token)}`,
  });
  const giftLink = (name: string, route: string, who: 'recipient' | 'buyer') => ({
    name,
    address: `${siteUrl}${route}#${giftToken(services, who, { id: SHOWN_GIFT, origin: 'bought', codes_ended: 0 })}`,
    page: `${collections.gifts}/${SHOWN_GIFT}`,
  });
  return [
    link('Your hunt', routes.bookingPage, hunt.token, collections.bookingPages),
    link('Team’s page', routes.teamPage, team, collections.teamPages),
    link('Party', routes.partyPage, party.token, collections.partyPages),
    link('Invoice', invoiceRoute, seededInvoiceOf(partyId).token, collections.invoicePages),
    link('Party’s board', routes.partyBoard, board.token, collections.partyBoards),
    giftLink('Gift', giftRoutes.gift, 'recipient'),
    giftLink('Gift’s buyer', giftRoutes.buyer, 'buyer'),
    link('A partner’s till', tillRoute, tillLinkOf(services, shown.till, null).token, collections.tillPages),
  ];
}
