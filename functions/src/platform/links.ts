import { type Booking, LINK_TOKEN_LENGTH } from '@streetlore/domain/booking';
import type { Party } from '@streetlore/domain/party';
import { routes } from '@streetlore/domain/paths';
import type { BookingLink } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import { keyedHashes } from '../store/keyed-hash.ts';
import { pageIdOf } from '../store/link-ids.ts';
import type { Services } from './services.ts';

type Linking = Pick<Services<'privacyKey' | 'site'>, 'privacyKey' | 'site'>;

/** The token of a kind of link, of which `pageId` is the hash; by the newest key before there is one. */
function tokenOf({ privacyKey }: Linking, kind: string, value: string, pageId: string | null | undefined): string {
  const tokens = keyedHashes(privacyKey, kind, value).map((hash) => hash.slice(0, LINK_TOKEN_LENGTH));
  return tokens.find((one) => pageIdOf(one) === pageId) ?? tokens[0] ?? '';
}

/**
 * The link to a booking. No token is stored: it follows from the booking's id, the number of links
 * that were replaced, and the privacy key. After a rotation of that key a link that was made before
 * goes on working.
 */
export function linkOf(
  services: Linking,
  { id, page_id, links_ended = 0 }: WithId<Pick<Booking, 'page_id' | 'links_ended'>>,
): BookingLink & { token: string } {
  const token = tokenOf(services, 'booking-link', `${id}/${links_ended}`, page_id);
  return { token, page_id: pageIdOf(token), address: `${new URL(services.site).host}${routes.bookingPage}#${token}` };
}

/** The link of a party's organiser. As with a booking's link, no token is stored. */
export function partyLinkOf(
  services: Linking,
  { id, page_id, links_ended }: WithId<Pick<Party, 'page_id' | 'links_ended'>>,
): { token: string; page_id: string; address: string } {
  const token = tokenOf(services, 'party-link', `${id}/${links_ended}`, page_id);
  return { token, page_id: pageIdOf(token), address: `${services.site}${routes.partyPage}#${token}` };
}

/**
 * The link to a party's board.
 * @param boardId the party's `board_id`; null for a party that is being made
 */
export function boardLinkOf(services: Linking, partyId: string, boardId: string | null) {
  const token = tokenOf(services, 'party-board', partyId, boardId);
  return { token, board_id: pageIdOf(token) };
}
