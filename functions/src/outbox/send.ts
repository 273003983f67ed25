import { webhooks } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import {
  acceptedText,
  claimedText,
  type DeliveryFault,
  isBackingOff,
  neverReported,
  oldestUnsettledTextTo,
  refusedByTwilio,
  requeuedText,
  type SmsMessage,
  supersededText,
  withheldText,
  withoutResponse,
} from '@streetlore/domain/sms';
import { log, traced } from '../base/log.ts';
import type { Services } from '../platform/services.ts';
import { nullIfConflict } from '../store/conflict.ts';
import { hasOptedOut } from '../store/consent.ts';
import type { FoundDocument } from '../store/entity.ts';
import { faultOfCall, optedOut } from '../vendors/twilio/faults.ts';
import { hasNewerText, isSuperseded, logFieldsOfText } from './about-text.ts';
import { type Budget, endlessBudget } from './budget.ts';
import { storeOptOut } from './opt-out.ts';
import { sendLater } from './send-later.ts';

/** The services that sending a text needs. */
export type Sending = Services<'texting' | 'site' | 'privacyKey'>;

/** The most texts that one call sends. The sweep sends the rest. */
const MAX_AT_ONCE = 50;

/**
 * The least time (ms) that must be left for a call to Twilio. With less, the call would be cut off and its
 * outcome unknown.
 */
const LEAST_FOR_A_CALL = 1_000;

/**
 * Sends the queued texts to a phone one at a time, oldest first, so that they arrive as they were
 * written. It stops at a text that another sender has claimed, and schedules a task for one that
 * must wait, or when time runs out.
 * @returns how many texts Twilio accepted
 */
export async function drainOutbox(services: Sending, phone: string, budget: Budget = endlessBudget): Promise<number> {
  let sent = 0;
  for (let turn = 0; turn < MAX_AT_ONCE; turn += 1) {
    const [next] = await services.store.findVersioned(oldestUnsettledTextTo(phone));
    // A text being sent blocks its phone. If its sender died, it is reconciled after its lease.
    if (next?.value.status !== 'queued') return sent;
    const now = services.now();
    const { next_attempt_at } = next.value;
    if (isBackingOff(next.value) && (await hasNewerText(services, next.value))) {
      // Several senders in a row have died at this text. It is given up, so that newer texts can be sent.
      await nullIfConflict(next.update(neverReported()));
      continue;
    }
    if ((next_attempt_at && next_attempt_at > now) || budget.left() < LEAST_FOR_A_CALL) {
      await sendLater(services, next.value);
      return sent;
    }
    // Reads the settings before it claims the text. While one is malformed, the text stays queued.
    const { texting, site } = services;
    const taken = await nullIfConflict(next.update(await nextStep(services, next.value)));
    if (taken?.value.status === 'sending' && (await handOver(services, { texting, site }, taken, budget))) sent += 1;
  }
  return sent;
}

/**
 * Sends a queued text to Twilio, withholds it from a phone that has opted out, or gives up a second
 * attempt behind a newer text.
 */
async function nextStep(services: Sending, text: WithId<SmsMessage>): Promise<Partial<SmsMessage>> {
  if (await hasOptedOut(services, text.phone_number)) return withheldText(optedOut);
  const cameBack = (text.retired_sids ?? []).length > 0;
  return cameBack && (await isSuperseded(services, text)) ? supersededText() : claimedText(text, services.now());
}

/**
 * Sends a text that was claimed when it was written. If too little time is left, the text goes back into the
 * outbox.
 */
export async function sendClaimed(services: Sending, text: FoundDocument<SmsMessage>, budget: Budget): Promise<void> {
  if (budget.left() < LEAST_FOR_A_CALL) await nullIfConflict(text.update(requeuedText(text.value)));
  else await handOver(services, services, text, budget);
}

/** `site` is where Twilio sends its delivery reports. */
type Twilio = Pick<Sending, 'texting' | 'site'>;

/** @returns whether Twilio accepted the claimed text */
async function handOver(
  services: Services,
  twilio: Twilio,
  taken: FoundDocument<SmsMessage>,
  budget: Budget,
): Promise<boolean> {
  const message = taken.value;
  return await traced(logFieldsOfText(message), async () => {
    const answer = await tryToSend(twilio, message, budget);
    if ('sid' in answer) {
      const change = acceptedText(message, answer.sid);
      // Twilio's delivery report of this text may have come before Twilio's answer.
      if (change === null || (await nullIfConflict(taken.update(change))) === null)
        await services.store.messages.at(message.id).amend((current) => acceptedText(current, answer.sid));
      return true;
    }
    await recordFailure(services, message, answer.fault);
    return false;
  });
}

/** The id that Twilio gave the text, or why it was not sent (null: the outcome is unknown). */
type Outcome = { sid: string } | { fault: DeliveryFault | null };

async function tryToSend({ texting, site }: Twilio, message: WithId<SmsMessage>, budget: Budget): Promise<Outcome> {
  try {
    const text = {
      to: message.phone_number,
      body: message.message_content,
      statusCallback: `${site}${webhooks.twilioStatus(message.id)}`,
    };
    return { sid: await texting.send(text, budget.left()) };
  } catch (error) {
    const fault = faultOfCall(error);
    // Twilio may have the text. It stays `sending`, and is looked up after its lease.
    if (!fault) log.error('The outcome of a text is unknown', {}, error);
    return { fault };
  }
}

async function recordFailure(
  services: Services,
  message: WithId<SmsMessage>,
  fault: DeliveryFault | null,
): Promise<void> {
  if (fault?.alert) log.error('A text was refused', { code: fault.code });
  // Store the opt-out first: a reader who sees the failure then finds the opt-out.
  if (fault?.name === 'opted_out') await storeOptOut(services, message.phone_number);
  await services.store.messages.at(message.id).amend((current) => {
    // A delivery report of this attempt may have come first. It knows more than Twilio's answer.
    if (current.status !== 'sending' || current.settled) return null;
    if (!fault) return withoutResponse();
    return refusedByTwilio(current, fault, { now: services.now(), random: Math.random() });
  });
}
