import { type BookingPage, bookingPageOf, bookingSchema } from '@streetlore/domain/booking';
import { collections } from '@streetlore/domain/paths';
import type { WrittenDocument } from '@streetlore/domain/stats';

/** A document of `booking_pages` to write; null to delete it. */
type PageWrite = { path: string; page: BookingPage | null };

/**
 * The pages that a write to a booking changes. The link to a booking must show what the booking is,
 * so the same commit writes both.
 */
export function pageWrites({ path, before, after }: Pick<WrittenDocument, 'path' | 'before' | 'after'>): PageWrite[] {
  const [collection, id = '', ...below] = path.split('/');
  if (collection !== collections.bookings || below.length > 0) return [];
  const [was, is] = [pageOf(id, before), pageOf(id, after)];
  const isMoved = was !== null && was.path !== is?.path;
  const isSame = !isMoved && JSON.stringify(was) === JSON.stringify(is);
  return [...(isMoved ? [{ path: was.path, page: null }] : []), ...(is && !isSame ? [is] : [])];
}

function pageOf(id: string, stored: object | undefined): PageWrite | null {
  const booking = stored && bookingSchema.safeParse(stored);
  if (!booking?.success || !booking.data.page_id) return null;
  return { path: `${collections.bookingPages}/${booking.data.page_id}`, page: bookingPageOf(id, booking.data) };
}
