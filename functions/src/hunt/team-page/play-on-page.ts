import type { RateLimit } from '@streetlore/domain/booking';
import { dangerIn } from '@streetlore/domain/danger';
import type { WithId } from '@streetlore/domain/query';
import { CALL, DANGER, DANGER_CALL, messageFromPage, type PageMessage } from '@streetlore/domain/sms';
import {
  playerNamed,
  playOnPageInput,
  type playOnPageOutput,
  teamDangerLimit,
  teamMessageLimits,
  teamRateLimits,
  teamTextLimit,
  teamTexts,
} from '@streetlore/domain/team';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { KEPT_WARM } from '../../base/config.ts';
import { enqueueBookingMail } from '../../mailing/order-mails.ts';
import { budgetOf } from '../../outbox/budget.ts';
import type { Sending } from '../../outbox/send.ts';
import { sendNow } from '../../outbox/send-now.ts';
import { callable } from '../../platform/callable.ts';
import { MANY } from '../../platform/machines.ts';
import { bookingOfTeam } from '../../platform/order-link.ts';
import type { Services } from '../../platform/services.ts';
import { withoutConflict } from '../../store/conflict.ts';
import { keyedHashes } from '../../store/keyed-hash.ts';
import { askForOpinions } from '../ask-for-opinions.ts';
import { type CommittedTexts, commitTexts } from '../commit-texts.ts';
import { figuresOfTexts, readFigures } from '../figures-of-texts.ts';
import { decide, type PlayServices } from '../play-inbound-texts.ts';
import { newReading, note, readBookings, readRecipients, readTours } from '../reading.ts';

/** Plays a message from the team's page: an answer or a command, as a text would be. */
export const playOnPage = callable('playOnPage', {
  input: playOnPageInput,
  who: 'signed-in',
  needs: ['appKey', 'texting', 'site', 'privacyKey', 'textLimits'],
  limit: { counter: 'team-page', ...teamRateLimits },
  limitedBy:
    'a team’s token of 132 bits; 60 messages of a team in a minute, 1,000 in a day, 40 that text its phones and 30 about danger in ten minutes',
  machine: { ...MANY, ...KEPT_WARM },
  run: playByLink,
});

/**
 * One commit stores the message with all that it does, so a message that is sent again changes
 * nothing. What it does to the hunt is on the page by then, in its transcript.
 * @throws HttpsError not-found for an unknown link, failed-precondition for a name that has not
 *   joined
 */
export async function playByLink(
  services: Sending & PlayServices & Services<'appKey'>,
  { token, message_id, name, text, seen }: z.output<typeof playOnPageInput>,
): Promise<z.infer<typeof playOnPageOutput>> {
  const { store, appKey, now } = services;
  const budget = budgetOf();
  const booking_id = await bookingOfTeam(services, token);
  const count = async (what: string, limit: RateLimit, message: string) => {
    const keys = keyedHashes(appKey, `team-page/${what}`, booking_id);
    if (!(await store.withinRateLimit(keys, limit, now()))) throw new HttpsError('resource-exhausted', message);
  };
  // The message is counted while the hunt is read. Its commit waits for the count.
  const counted = dangerIn(text)
    ? count('danger', teamDangerLimit, teamTexts.tooMany)
    : Promise.all([
        count('messages', teamMessageLimits.minute, teamTexts.tooMany),
        count('day', teamMessageLimits.day, teamTexts.tooManyToday),
      ]);
  const draft = { message_content: text, booking_id, page_player: name, tour_name: null, seen };
  const message = { ...messageFromPage(draft, now()), id: message_id };
  let isCounted = false;
  const permit = async (isTexting: boolean) => {
    await counted;
    if (isTexting && !isCounted) await count('texts', teamTextLimit, teamTexts.tooManyTexts);
    isCounted ||= isTexting;
  };
  const [played] = await Promise.all([withoutConflict(() => playMessage(services, message, permit)), counted]);
  const { committed, reply } = played;
  if (committed) {
    const { phones, opinions, mail } = committed;
    await Promise.all([
      sendNow(services, phones, { budget, ...committed }),
      askForOpinions(services, opinions),
      enqueueBookingMail(services, mail),
    ]);
  }
  return { reply };
}

/** `committed`: null for a message that was played before. `reply`: see `playOnPageOutput`. */
type Played = { committed: CommittedTexts | null; reply: string | null };

/**
 * Plays one message in one commit.
 * @param permit hears whether the message texts the group's phones; throws past a limit
 * The reply to danger does not stand in the transcript, so it is in the answer, however often the
 * message is sent.
 */
async function playMessage(
  services: PlayServices,
  message: WithId<PageMessage>,
  permit: (isTexting: boolean) => Promise<void>,
): Promise<Played> {
  const { store } = services;
  const [found, known] = await Promise.all([
    store.bookings.at(message.booking_id).readVersioned(),
    store.pageMessages.at(message.id).read(),
  ]);
  if (known) return { committed: null, reply: await replyToDanger(services, { ...known, id: message.id }) };
  const player = found.version && playerNamed(found.value, message.page_player);
  if (!player) throw new HttpsError('failed-precondition', teamTexts.notJoined, { field: 'name' });
  const reading = newReading();
  const booking = note(reading, found);
  reading.bookings.set(booking.id, [booking]);
  const numbers = [...new Set(booking.phone_numbers)];
  await Promise.all([
    readTours(services, reading, [booking]),
    readRecipients(services, reading, numbers),
    readBookings(services, reading, numbers),
    readFigures(services, reading, [booking]),
  ]);
  // Unsettled texts of the phones are played by those who received them, not here. A text that is
  // older than this message is judged by its own time.
  const texts = [{ ...message, page_player: player.name, tour_name: booking.tour_name }];
  const outcome = await decide(services, { ...reading, texts });
  await permit(outcome.outbox.some(({ message_type }) => message_type !== CALL && message_type !== DANGER_CALL));
  const danger = outcome.pageReplies.find(({ message_type }) => message_type === DANGER);
  const figures = figuresOfTexts(services, outcome, reading);
  const committed = await commitTexts(services, outcome, reading, true, figures);
  return { committed, reply: danger?.message_content ?? null };
}

/** The stored reply to a message that may mean danger; null for another message. */
async function replyToDanger({ store }: Services, { id, plea }: WithId<PageMessage>): Promise<string | null> {
  const reply = plea === 'danger' ? await store.pageMessages.at(`${id}_0`).read() : null;
  return reply?.message_content ?? null;
}
