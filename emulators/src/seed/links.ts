import type { Booking } from '@streetlore/domain/booking';
import type { Party } from '@streetlore/domain/party';
import { collections, giftRoutes, routes } from '@streetlore/domain/paths';
import type { BookingLink } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import { giftToken, hashesOfCode, newCode } from '../../../functions/src/platform/gift-code.ts';
import { boardLinkOf, linkOf, linkTo } from '../../../functions/src/platform/page-link.ts';
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

/** The code of a bought gift of the seed, as the functions of this run make it. */
export const seededCodeOf = (id: string) => newCode(making(), { id, origin: 'bought', codes_ended: 0 });

/** The hash that a code of the seed's own is found by. */
export const seededCodeHash = (code: string): string => hashesOfCode(making(), code)[0] ?? '';

/** The keys of the hunt and the party whose links the local run shows, as `bookingId` takes them. */
const shown = { hunt: 'brixton-trio', party: 'party' } as const;

/** The gift whose links the local run shows: a sum of which something is used. */
export const SHOWN_GIFT = '5eed0000-0000-4000-8000-000000000001';

/** The links to a hunt under way, to its team's page, to a party and its board, and to a gift. */
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
    link('Party’s board', routes.partyBoard, board.token, collections.partyBoards),
    giftLink('Gift', giftRoutes.gift, 'recipient'),
    giftLink('Gift’s buyer', giftRoutes.buyer, 'buyer'),
  ];
}
