import {
  bookingActionTexts,
  endLinkInput,
  linkRateLimits,
  renewLinkInput,
  type renewLinkOutput,
} from '@streetlore/domain/booking';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { decideOnce } from '../platform/audit.ts';
import { bookingOfToken } from '../platform/booking-link.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { linkTo, nextLink } from '../platform/page-link.ts';
import type { Services } from '../platform/services.ts';
import { clearTeamPage, dropOldLines, readTeamPage, writeTeamPage } from '../platform/team-page.ts';

type Linking = Services<'privacyKey'>;

/** Replaces the link to a booking for whoever has it. The old link ends. */
export const renewLink = callable('renewLink', {
  input: renewLinkInput,
  who: 'signed-in',
  needs: ['privacyKey'],
  limit: { counter: 'booking-link', ...linkRateLimits },
  limitedBy: 'a token of 132 bits',
  run: async (services: Linking, { token, request_id }, { uid }): Promise<z.infer<typeof renewLinkOutput>> => ({
    token: await replaceLink(services, await bookingOfToken(services, token), request_id, { uid, email: null }),
  }),
});

/** Ends the link to a booking for an admin. The group gets a new one by the text LINK. */
export const endLink = callable('endLink', {
  input: endLinkInput,
  who: 'admin',
  needs: ['privacyKey'],
  run: async (services: Linking, { booking_id, request_id }, caller): Promise<Record<string, never>> => {
    await replaceLink(services, booking_id, request_id, caller);
    return {};
  },
});

/**
 * The operation behind `renewLink` and `endLink`: the commit deletes the pages of the old links, of
 * the booking and of its team, and writes those of the new ones.
 * @returns the new link's token
 * @throws HttpsError not-found if the booking does not exist or was never paid
 */
export async function replaceLink(
  services: Linking,
  bookingId: string,
  requestId: string,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<string> {
  const booking = services.store.bookings.at(bookingId);
  await decideOnce(services, caller, requestId, {
    read: async () => {
      const found = await booking.readVersioned();
      const pageId = found.value?.page_id;
      if (pageId) await dropOldLines(services, pageId);
      return { found, team: pageId ? { pageId, ...(await readTeamPage(services, pageId)) } : null };
    },
    decide: (commit, { found, team }) => {
      if (!found.value || found.value.confirmed_at === null) throw new HttpsError('not-found', bookingActionTexts.none);
      const next = nextLink(services, 'booking-link', found.value);
      commit.update(found, next);
      if (team) clearTeamPage(services, commit, team.pageId, team);
      if (team) writeTeamPage(services, commit, { seen: found, page_id: next.page_id }, team);
      const action = caller.email === null ? 'booking_link_renewed' : 'booking_link_ended';
      return { action, target: booking.path };
    },
  });
  const renewed = await booking.read();
  if (!renewed) throw new HttpsError('not-found', bookingActionTexts.none);
  return linkTo(services, 'booking-link', renewed).token;
}
