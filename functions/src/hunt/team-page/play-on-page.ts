import type { WithId } from '@streetlore/domain/query';
import { messageFromPage, type PageMessage } from '@streetlore/domain/sms';
import { playerNamed, playOnPageInput, teamMessageLimit, teamRateLimits, teamTexts } from '@streetlore/domain/team';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { budgetOf } from '../../outbox/budget.ts';
import type { Sending } from '../../outbox/send.ts';
import { sendNow } from '../../outbox/send-now.ts';
import { bookingOfTeam } from '../../platform/booking-link.ts';
import { callable } from '../../platform/callable.ts';
import type { Services } from '../../platform/services.ts';
import { withoutConflict } from '../../store/conflict.ts';
import { keyedHashes } from '../../store/keyed-hash.ts';
import { type CommittedTexts, commitTexts } from '../commit-texts.ts';
import { decide, type PlayServices } from '../play-inbound-texts.ts';
import { newReading, note, readTexts, readTours } from '../reading.ts';

/** Plays a message from the team's page: an answer or a command, as a text would be. */
export const playOnPage = callable('playOnPage', {
  input: playOnPageInput,
  who: 'signed-in',
  needs: ['appKey', 'texting', 'site', 'privacyKey', 'textLimits'],
  limit: { counter: 'team-page', ...teamRateLimits },
  limitedBy: 'a token of 132 bits; 60 messages of a team in a minute',
  run: playByLink,
});

/**
 * The operation behind `playOnPage`. One commit stores the message with all that it does, so a
 * message that is sent again changes nothing. What it does to the hunt is on the page by then, in
 * its transcript.
 * @throws HttpsError not-found for an unknown link, failed-precondition for a name that has not joined
 */
export async function playByLink(
  services: Sending & PlayServices & Services<'appKey'>,
  { token, message_id, name, text, seen }: z.output<typeof playOnPageInput>,
): Promise<Record<string, never>> {
  const { store, appKey, now } = services;
  const budget = budgetOf();
  const booking_id = await bookingOfTeam(services, token);
  const keys = keyedHashes(appKey, 'team-page/messages', booking_id);
  if (!(await store.withinRateLimit(keys, teamMessageLimit, now())))
    throw new HttpsError('resource-exhausted', teamTexts.tooMany);
  const draft = { message_content: text, booking_id, page_player: name, tour_name: null, seen };
  const message = { ...messageFromPage(draft, now()), id: message_id };
  const committed = await withoutConflict(() => playMessage(services, message));
  if (committed) await sendNow(services, committed.phones, { budget, ...committed });
  return {};
}

/** Plays one message in one commit. @returns null for a message that has been played before */
async function playMessage(services: PlayServices, message: WithId<PageMessage>): Promise<CommittedTexts | null> {
  const { store } = services;
  const [found, isPlayed] = await Promise.all([
    store.bookings.at(message.booking_id).readVersioned(),
    store.pageMessages.at(message.id).exists(),
  ]);
  if (isPlayed) return null;
  const player = found.version && playerNamed(found.value, message.page_player);
  if (!player) throw new HttpsError('failed-precondition', teamTexts.notJoined, { field: 'name' });
  const reading = newReading();
  const booking = note(reading, found);
  reading.bookings.set(booking.id, [booking]);
  await Promise.all([
    readTours(services, reading, [booking]),
    readTexts(services, reading, [...new Set(booking.phone_numbers)]),
  ]);
  // Unsettled texts of the phones are played by those who received them, not here. A text that is
  // older than this message is judged by its own time.
  const texts = [{ ...message, page_player: player.name, tour_name: booking.tour_name }];
  return await commitTexts(services, await decide(services, { ...reading, texts }), reading, true);
}
