import {
  bookingActionTexts,
  endLinkInput,
  linkRateLimits,
  renewLinkInput,
  type renewLinkOutput,
} from '@streetlore/domain/booking';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { enqueueBookingMail } from '../mailing/booking-mails.ts';
import { queueNotice } from '../mailing/notices.ts';
import { decideOnce } from '../platform/audit.ts';
import { bookingOfToken, countGroupText } from '../platform/booking-link.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { linkTo, nextLink } from '../platform/page-link.ts';
import type { Services } from '../platform/services.ts';
import { clearTeamPage, dropOldLines, readTeamPage, writeTeamPage } from '../platform/team-page.ts';

type Linking = Services<'site' | 'privacyKey'>;

/** Replaces the link to a booking for whoever has it. The old link ends. */
export const renewLink = callable('renewLink', {
  input: renewLinkInput,
  who: 'signed-in',
  needs: ['appKey', 'site', 'privacyKey'],
  limit: { counter: 'booking-link', ...linkRateLimits },
  limitedBy: 'a token of 132 bits; a booking’s link is replaced 5 times a day',
  run: renewByLink,
});

/**
 * The operation behind `renewLink`. The booking's address gets the new link.
 * @throws HttpsError not-found for an unknown link, resource-exhausted when it was replaced too often
 */
export async function renewByLink(
  services: Linking & Services<'appKey'>,
  { token, request_id }: z.output<typeof renewLinkInput>,
  { uid }: Pick<Caller, 'uid'>,
): Promise<z.infer<typeof renewLinkOutput>> {
  const booking_id = await bookingOfToken(services, token);
  await countGroupText(services, 'link', booking_id);
  return { token: await replaceLink(services, booking_id, request_id, { uid, email: null }) };
}

/**
 * Ends the link to a booking for an admin. The booking's address gets the new one, and a phone of the
 * group by the text LINK.
 */
export const endLink = callable('endLink', {
  input: endLinkInput,
  who: 'admin',
  needs: ['site', 'privacyKey'],
  run: async (services: Linking, { booking_id, request_id }, caller): Promise<Record<string, never>> => {
    await replaceLink(services, booking_id, request_id, caller);
    return {};
  },
});

/**
 * Replaces the link to a booking: the commit deletes the pages of the old links, of
 * the booking and of its team, and writes those of the new ones. Whoever has the booking's address or
 * its team's page hears of it.
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
  let mail: string | null = null;
  await decideOnce(services, caller, requestId, {
    read: async () => {
      const found = await booking.readVersioned();
      const pageId = found.value?.page_id;
      if (pageId) await dropOldLines(services, pageId);
      return { found, team: pageId ? { pageId, ...(await readTeamPage(services, pageId)) } : null };
    },
    decide: (commit, { found, team }, now) => {
      if (!found.value || found.value.confirmed_at === null) throw new HttpsError('not-found', bookingActionTexts.none);
      const next = nextLink(services, 'booking-link', found.value);
      commit.update(found, next);
      if (team) clearTeamPage(services, commit, team.pageId, team);
      if (team) writeTeamPage(services, commit, { seen: found, page_id: next.page_id }, team);
      const by = caller.email === null ? 'link' : 'us';
      const changed = { seen: found, booking: { ...found.value, ...next }, cause: requestId, by, now } as const;
      mail = queueNotice(services, commit, changed, { kind: 'link_replaced' });
      const action = caller.email === null ? 'booking_link_renewed' : 'booking_link_ended';
      return { action, target: booking.path };
    },
  });
  await enqueueBookingMail(services, mail);
  const renewed = await booking.read();
  if (!renewed) throw new HttpsError('not-found', bookingActionTexts.none);
  return linkTo(services, 'booking-link', renewed).token;
}
