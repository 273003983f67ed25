import { bookingActionTexts, findLinkInput, type findLinkOutput, linkRateLimits } from '@streetlore/domain/booking';
import { teamStops } from '@streetlore/domain/team';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { type Caller, callable } from '../platform/callable.ts';
import { linkTo, mayHaveLink } from '../platform/page-link.ts';
import type { Services } from '../platform/services.ts';
import { writeTeamPage } from '../platform/team-page.ts';
import { withoutConflict } from '../store/conflict.ts';

/** Gives the link to a booking to the browser that made it, and to admins. */
export const findLink = callable('findLink', {
  input: findLinkInput,
  who: 'signed-in',
  needs: ['privacyKey'],
  limit: { counter: 'booking-link', ...linkRateLimits },
  run: findLinkOfBooking,
});

/**
 * The operation behind `findLink`. A booking from before links gets its link now.
 * @throws HttpsError not-found for an unpaid booking and for somebody else's
 */
export async function findLinkOfBooking(
  services: Services<'privacyKey'>,
  { booking_id }: z.output<typeof findLinkInput>,
  caller: Pick<Caller, 'uid' | 'isAdmin'>,
): Promise<z.infer<typeof findLinkOutput>> {
  return await withoutConflict(async () => {
    const { store } = services;
    const found = await store.bookings.at(booking_id).readVersioned();
    const booking = found.value;
    if (!found.version || !booking || !mayHaveLink(booking, caller))
      throw new HttpsError('not-found', bookingActionTexts.none);
    const { token, page_id } = linkTo(services, 'booking-link', booking);
    if (booking.page_id === page_id) return { token };
    const { hunt } = booking;
    const tour = hunt.phase === 'ready' ? null : await store.huntTour(booking_id).read();
    const commit = store.commit();
    commit.update(found, { page_id });
    writeTeamPage(services, commit, { seen: found, page_id }, { stops: teamStops(null, { hunt, tour }), lines: [] });
    await commit.run();
    return { token };
  });
}
