import { bookingPageOf, bookingSchema } from '@streetlore/domain/booking';
import { collections } from '@streetlore/domain/paths';
import type { WrittenDocument } from '@streetlore/domain/stats';
import { teamPageOf } from '@streetlore/domain/team';
import { shareIdOf, teamPageIdOf } from './link-ids.ts';

/** A document of `booking_pages` or `team_pages` to write; null to delete it. */
type PageWrite = { path: string; page: object | null };

/**
 * The pages that a write to a booking changes. The links to a booking and to its team's page must
 * show what the booking is, so the same commit writes all three.
 */
export function pageWrites({ path, before, after }: Pick<WrittenDocument, 'path' | 'before' | 'after'>): PageWrite[] {
  const [collection, id = '', ...below] = path.split('/');
  if (collection !== collections.bookings || below.length > 0) return [];
  const [was, is] = [pagesOf(id, before), pagesOf(id, after)];
  const gone = was
    .filter((page) => !is.some((one) => one.path === page.path))
    .map(({ path }) => ({ path, page: null }));
  const changed = is.filter((page) => !was.some((one) => JSON.stringify(one) === JSON.stringify(page)));
  return [...gone, ...changed];
}

function pagesOf(id: string, stored: object | undefined): PageWrite[] {
  const booking = stored && bookingSchema.safeParse(stored);
  const pageId = booking?.success ? booking.data.page_id : null;
  if (!booking?.success || !pageId) return [];
  return [
    { path: `${collections.bookingPages}/${pageId}`, page: bookingPageOf(id, booking.data) },
    { path: `${collections.teamPages}/${teamPageIdOf(pageId)}`, page: teamPageOf(id, booking.data, shareIdOf(pageId)) },
  ];
}
