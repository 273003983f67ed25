import { LINK_TOKEN_LENGTH } from '@streetlore/domain/booking';
import { tokenFrom } from '@streetlore/domain/link-token';
import type { BookedHunts, OrderKind } from '@streetlore/domain/order';
import { routes } from '@streetlore/domain/paths';
import type { BookingLink } from '@streetlore/domain/playing';
import { keyedHashes } from '../store/keyed-hash.ts';
import { pageIdOf } from '../store/link-ids.ts';
import type { Caller } from './callable.ts';
import type { Services } from './services.ts';

type Linking = Pick<Services<'privacyKey'>, 'privacyKey'>;

/** A link's token, and the id of the page that it opens. */
export type PageLink = { token: string; page_id: string };

/**
 * The link of a kind that follows from a value and the privacy key. No token is stored. After a
 * rotation of that key a link that was made before goes on working.
 * @param pageId the page that the link opens already; null before there is one
 */
function linkFrom(
  { privacyKey }: Linking,
  kind: 'booking-link' | 'party-link' | 'party-board' | 'invoice-link',
  value: string,
  pageId: string | null,
): PageLink {
  const tokens = keyedHashes(privacyKey, kind, value).map((hash) => tokenFrom(hash, LINK_TOKEN_LENGTH));
  const token = tokens.find((one) => pageIdOf(one) === pageId) ?? tokens[0] ?? '';
  return { token, page_id: pageIdOf(token) };
}

/** What the link to a booking or a party follows from. */
export type Linked = { id: string; page_id?: string | null | undefined; links_ended?: number | undefined };

/** The link to a booking or a party. It follows from the id and the number of links that were replaced. */
export const linkTo = (services: Linking, kind: OrderKind, { id, page_id = null, links_ended = 0 }: Linked) =>
  linkFrom(services, `${kind}-link`, `${id}/${links_ended}`, page_id);

/** The link of the person who booked: to the hunt, or to the party as its organiser. */
export const linkOfOrder = (services: Linking, order: BookedHunts): PageLink =>
  order.party
    ? linkTo(services, 'party', { id: order.id, ...order.party })
    : linkTo(services, 'booking', order.hunts[0]);

/** The link to a booking, with the address that texts name. */
export function linkOf(
  services: Linking & Pick<Services<'site'>, 'site'>,
  booking: Linked,
): BookingLink & { token: string } {
  const link = linkTo(services, 'booking', booking);
  return { ...link, address: `${new URL(services.site).host}${routes.bookingPage}#${link.token}` };
}

/**
 * The link to a party's board.
 * @param boardId the party's `board_id`; null for a party that is being made
 */
export const boardLinkOf = (services: Linking, partyId: string, boardId: string | null): PageLink =>
  linkFrom(services, 'party-board', partyId, boardId);

/**
 * The link to the invoice of an order. No link to the order leads to it by itself: a team may share that one.
 * @param pageId the invoice's `page_id`; null for one that is being made
 */
export const invoiceLinkOf = (services: Linking, orderId: string, pageId: string | null): PageLink =>
  linkFrom(services, 'invoice-link', orderId, pageId);

/** The fields of a booking or a party that end its link and begin a new one. */
export function nextLink(services: Linking, kind: OrderKind, { id, links_ended: before = 0 }: Linked) {
  const links_ended = before + 1;
  const { page_id } = linkTo(services, kind, { id, links_ended });
  return { links_ended, page_id };
}

/**
 * Whether a caller may have the link to a booking or a party. An unpaid one has no link. Of the
 * others each visitor may have their own, and an admin any.
 */
export const mayHaveLink = (
  order: { confirmed_at: Date | null; uid: string },
  { uid, isAdmin }: Pick<Caller, 'uid' | 'isAdmin'>,
): boolean => order.confirmed_at !== null && (order.uid === uid || isAdmin);
