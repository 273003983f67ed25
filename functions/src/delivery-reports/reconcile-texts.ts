import { hasLapsed } from '@streetlore/domain/lease';
import type { WithId } from '@streetlore/domain/query';
import {
  acceptedText,
  oldestUnsettledTextTo,
  reportedText,
  type SmsMessage,
  smsMessageSchema,
  TEXT_LEASE,
  textsByRetiredSid,
  textsBySid,
  unsentText,
} from '@streetlore/domain/sms';
import { after } from '@streetlore/domain/time';
import * as z from 'zod/mini';
import { log } from '../base/log.ts';
import { hasNewerText, logFieldsOfText } from '../outbox/about-text.ts';
import type { Services } from '../platform/services.ts';
import type { SentText } from '../vendors/twilio/client.ts';

/**
 * How far (ms) Twilio's clock may be behind ours. It is generous, because a text that is not found would be
 * sent twice.
 */
const CLOCKS_APART = 300_000;
const MAX_IN_A_QUERY = 30;

/**
 * Asks Twilio what became of a text whose sender died:
 * - A message with the same words that belongs to no other text of ours is this text.
 * - If there is no such message, the text is queued again.
 * - While Twilio cannot say, the text stays as it is. It is never sent on suspicion.
 * @returns whether the question was settled
 */
export async function reconcileTexts(services: Services<'texting'>, phone: string): Promise<boolean> {
  const message = await services.store.first(oldestUnsettledTextTo(phone));
  if (!message || !isStranded(message, services.now())) return false;
  const listed = await sentSince(services, message);
  if (!listed) return false;
  const [adopted] = await withoutKnown(services, listed);
  const isLast = !adopted && !(await hasNewerText(services, message));
  const change = await services.store.messages.at(message.id).amend((current) => {
    if (!isStranded(current, services.now())) return null;
    if (!adopted) return unsentText(current, services.now(), isLast);
    const taken = { ...current, ...acceptedText(current, adopted.sid) };
    const { report } = adopted;
    // No newer text has gone, because this text was in the way.
    return {
      ...taken,
      ...(report ? reportedText(taken, report, { now: services.now(), random: Math.random() }, false) : null),
    };
  });
  return change !== null;
}

const isStranded = (message: SmsMessage, now: Date) =>
  message.status === 'sending' && !message.settled && hasLapsed(message, now);

/**
 * The messages with the text's words that Twilio has sent to the phone since the text was claimed, oldest
 * first. `null` when Twilio cannot say.
 */
async function sentSince(services: Services<'texting'>, message: WithId<SmsMessage>): Promise<SentText[] | null> {
  const claimedAt = after(message.lease_until ?? message.sent_at, -TEXT_LEASE);
  try {
    const listed = await services.texting.sentTo(message.phone_number, after(claimedAt, -CLOCKS_APART));
    // Trial accounts put a sentence of Twilio's in front of every text.
    const same = listed.filter(({ body }) => body.trim().endsWith(message.message_content.trim()));
    return same.sort((a, b) => a.acceptedAt.getTime() - b.acceptedAt.getTime());
  } catch (error) {
    log.error('Twilio could not say what became of a text', logFieldsOfText(message), error);
    return null;
  }
}

/** Leaves out messages that belong to a text of ours, now or as an earlier attempt. */
async function withoutKnown({ store }: Services, listed: SentText[]): Promise<SentText[]> {
  if (listed.length === 0) return listed;
  const sids = listed.map(({ sid }) => sid).slice(0, MAX_IN_A_QUERY);
  const part = z.pick(smsMessageSchema, { twilio_sid: true, retired_sids: true });
  const [current, retired] = await Promise.all([
    store.findPart(textsBySid(sids), part),
    store.findPart(textsByRetiredSid(sids), part),
  ]);
  const known = new Set(
    [...current, ...retired].flatMap(({ twilio_sid, retired_sids }) => [twilio_sid, ...(retired_sids ?? [])]),
  );
  return listed.filter(({ sid }) => sids.includes(sid) && !known.has(sid));
}
