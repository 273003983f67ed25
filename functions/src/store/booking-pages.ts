import { bookingPageOf, bookingSchema } from '@streetlore/domain/booking';
import { invoicePageOf, invoiceSchema } from '@streetlore/domain/invoice';
import { orderSchema } from '@streetlore/domain/order';
import { boardTeamOf, partyBoardOf, partyPageOf } from '@streetlore/domain/party';
import { boardTeamsOf, collections } from '@streetlore/domain/paths';
import type { WrittenDocument } from '@streetlore/domain/stats';
import { teamPageOf } from '@streetlore/domain/team';
import { shareIdOf, teamPageIdOf } from './link-ids.ts';

/** A document that a link opens, to write; null to delete it. */
type PageWrite = { path: string; page: object | null };

/**
 * The pages that a write to a booking, an order or an invoice changes. The links to a booking, to its team's
 * page, to a party's board and to an invoice must show what it is, so the same commit writes them all.
 */
export function pageWrites({ path, before, after }: Pick<WrittenDocument, 'path' | 'before' | 'after'>): PageWrite[] {
  const [collection, id = '', ...below] = path.split('/');
  const pagesOf = below.length > 0 ? undefined : pagesIn[collection ?? ''];
  if (!pagesOf) return [];
  const [was, is] = [pagesOf(id, before), pagesOf(id, after)];
  const gone = was
    .filter((page) => !is.some((one) => one.path === page.path))
    .map(({ path }) => ({ path, page: null }));
  const changed = is.filter((page) => !was.some((one) => JSON.stringify(one) === JSON.stringify(page)));
  return [...gone, ...changed];
}

function pagesOfBooking(id: string, stored: object | undefined): PageWrite[] {
  const booking = stored && bookingSchema.safeParse(stored);
  if (!booking?.success) return [];
  const { page_id: pageId, party } = booking.data;
  const pages = pageId
    ? [
        { path: `${collections.bookingPages}/${pageId}`, page: bookingPageOf(id, booking.data) },
        {
          path: `${collections.teamPages}/${teamPageIdOf(pageId)}`,
          page: teamPageOf(id, booking.data, shareIdOf(pageId)),
        },
      ]
    : [];
  if (!party) return pages;
  return [...pages, { path: `${boardTeamsOf(party.board_id)}/${id}`, page: boardTeamOf(booking.data) }];
}

function pagesOfParty(id: string, stored: object | undefined): PageWrite[] {
  const order = stored && orderSchema.safeParse(stored).data;
  const party = order?.party;
  if (!order || !party?.page_id) return [];
  const shown = { ...order, party };
  return [
    { path: `${collections.partyPages}/${party.page_id}`, page: partyPageOf(id, shown) },
    { path: `${collections.partyBoards}/${party.board_id}`, page: partyBoardOf(shown) },
  ];
}

function pagesOfInvoice(id: string, stored: object | undefined): PageWrite[] {
  const invoice = stored && invoiceSchema.safeParse(stored).data;
  return invoice?.page_id
    ? [{ path: `${collections.invoicePages}/${invoice.page_id}`, page: invoicePageOf(id, invoice) }]
    : [];
}

/** What each collection with pages shows of a document. */
const pagesIn: Readonly<Record<string, (id: string, stored: object | undefined) => PageWrite[]>> = {
  [collections.bookings]: pagesOfBooking,
  [collections.orders]: pagesOfParty,
  [collections.invoices]: pagesOfInvoice,
};
