import { documentId } from '@streetlore/domain/fields';
import { isErased } from '@streetlore/domain/phone';
import { opinionQuestion } from '@streetlore/domain/second-opinion';
import { isPageMessage, type LoggedMessage, type Opinion, takenOpinion, withoutOpinion } from '@streetlore/domain/sms';
import { onTaskDispatched, type Request } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { ConfigurationError } from '../../base/config.ts';
import { log } from '../../base/log.ts';
import { mayAskOpinion, opinionsADay } from '../../budgets/opinions-left.ts';
import { enqueueBookingMail } from '../../mailing/order-mails.ts';
import type { Sending } from '../../outbox/send.ts';
import { sendNow } from '../../outbox/send-now.ts';
import { needing } from '../../platform/runtime.ts';
import type { Services } from '../../platform/services.ts';
import { watched } from '../../platform/watched.ts';
import { nullIfConflict } from '../../store/conflict.ts';
import type { FoundDocument } from '../../store/entity.ts';
import { OPINION_QUEUE } from '../ask-for-opinions.ts';
import { newReading, note, readTours } from '../reading.ts';
import { askVendor } from './ask-vendor.ts';
import { commitOpinion } from './commit-opinion.ts';

const payload = z.object({ message_id: documentId });

const { secrets, services: running } = needing('ai', 'texting', 'site', 'privacyKey');

/** How many answers are waited for at once. An answer takes some three seconds. */
const AT_ONCE = 4;

/**
 * Asks the AI vendor what a text is that no rule placed. Nobody waits for it: the reply to the text has
 * left. Cloud Tasks repeats the task when Firestore fails, and the sweep finds what is left.
 */
export const giveSecondOpinion = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 5 },
    rateLimits: { maxConcurrentDispatches: AT_ONCE },
    maxInstances: AT_ONCE,
    secrets,
  },
  watched(OPINION_QUEUE, async ({ data }: Request) => {
    await giveOpinion(running(), payload.parse(data).message_id);
  }),
);

/**
 * 1. Takes the message under a lease.
 * 2. Asks the vendor, if the settings and the limits allow.
 * 3. Commits what the answer does together with the end of the work, and sends the replies.
 * A second run finds the message taken, or done. If a process dies, the next asks again, and the
 * answer has its effect once.
 */
export async function giveOpinion(services: Sending & Services<'ai'>, id: string): Promise<void> {
  const daily = await opinionsADay(services);
  const taken = await take(services, id, daily);
  if (!taken) return;
  const said = await opinionOn(services, taken, daily);
  if (!said) return;
  const committed = await commitOpinion(services, id, said);
  if (!committed) return;
  await Promise.all([sendNow(services, committed.phones, committed), enqueueBookingMail(services, committed.mail)]);
}

/**
 * Takes a message, so that nobody else asks about it until the lease runs out.
 * @returns null if there is nothing to take, or another run was quicker
 */
async function take({ store, now }: Services, id: string, daily: number): Promise<FoundDocument<LoggedMessage> | null> {
  const found = await store.loggedMessages.at(id).readVersioned();
  if (!found.version || !found.value.opinion) return null;
  const { phone_number, opinion: asked, sent_at } = found.value;
  const isOff = daily === 0 || isErased(phone_number ?? '');
  const opinion = isOff && asked.due_at ? withoutOpinion(asked) : takenOpinion(asked, sent_at, now());
  if (!opinion) return null;
  const taken = await nullIfConflict(found.update({ opinion }));
  return taken?.value.opinion?.due_at ? taken : null;
}

/**
 * What the vendor says of a message. Beyond a limit, without a usable setting or without an answer the
 * work ends here.
 * @returns null when there is no opinion
 */
async function opinionOn(
  services: Services<'ai'>,
  taken: FoundDocument<LoggedMessage>,
  daily: number,
): Promise<Opinion | null> {
  const { opinion: asked, booking_id } = taken.value;
  if (!asked) return null;
  const may = await mayAskOpinion(services, booking_id, daily);
  const said = may ? await ask(services, taken.value) : null;
  // What was not asked does not count towards the limits.
  if (!said)
    await nullIfConflict(taken.update({ opinion: { ...withoutOpinion(asked), ...(!may && { asked_at: null }) } }));
  return said;
}

async function ask(services: Services<'ai'>, text: LoggedMessage): Promise<Opinion | null> {
  const { booking_id, message_content, opinion } = text;
  const reading = newReading();
  const found = booking_id ? await services.store.bookings.at(booking_id).readVersioned() : null;
  const booking = found?.version ? note(reading, found) : null;
  if (booking) await readTours(services, reading, [booking]);
  const players = [
    ...(booking?.page_players ?? []).map(({ name }) => name),
    ...(isPageMessage(text) ? [text.page_player] : []),
  ];
  const question = opinionQuestion({
    text: message_content,
    named: { players, team: booking?.team_name ?? null },
    stood: opinion?.stood ?? null,
    tour: booking && (reading.tours.get(booking.id) ?? null),
  });
  try {
    return await askVendor(services, question);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    log.error('Nobody can be asked for a second opinion', {}, error);
    return null;
  }
}
