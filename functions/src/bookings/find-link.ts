import { bookingActionTexts, findLinkInput, type findLinkOutput, linkRateLimits } from '@streetlore/domain/booking';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { linkOf } from '../platform/booking-link.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';

/** Gives the link to a booking to the browser that made it, and to admins. */
export const findLink = callable('findLink', {
  input: findLinkInput,
  who: 'signed-in',
  needs: ['site', 'privacyKey'],
  limit: { counter: 'booking-link', ...linkRateLimits },
  run: findLinkOfBooking,
});

/**
 * The operation behind `findLink`. A booking from before links gets its link now.
 * @throws HttpsError not-found for an unpaid booking and for somebody else's
 */
export async function findLinkOfBooking(
  services: Services<'site' | 'privacyKey'>,
  { booking_id }: z.output<typeof findLinkInput>,
  { uid, isAdmin }: Pick<Caller, 'uid' | 'isAdmin'>,
): Promise<z.infer<typeof findLinkOutput>> {
  const booking = services.store.bookings.at(booking_id);
  const found = await booking.read();
  if (!found || found.confirmed_at === null || (found.uid !== uid && !isAdmin))
    throw new HttpsError('not-found', bookingActionTexts.none);
  const { token, page_id } = linkOf(services, found);
  if (found.page_id !== page_id)
    await booking.amend((now) => (now.links_ended === found.links_ended ? { page_id } : null));
  return { token };
}
