import { webhooks } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import {
  accepted,
  claimed,
  faultOf,
  givenBack,
  isResting,
  neverReached,
  oldestUnsettledTo,
  overtaken,
  refused,
  type SmsMessage,
  unanswered,
  unreachable,
  withheld,
} from '@streetlore/domain/sms';
import { log, traced } from '../base/log.ts';
import type { Services } from '../platform/services.ts';
import { unlessOvertaken } from '../store/conflict.ts';
import { hasOptedOut } from '../store/consent.ts';
import type { FoundDocument } from '../store/entity.ts';
import { failureOf, type SendFailure } from '../vendors/twilio.ts';
import { aboutText } from './about-text.ts';
import { type Budget, unhurried } from './budget.ts';
import { keepOptOut } from './opt-out.ts';
import { isFollowed, isOvertaken } from './overtaken.ts';
import { sendLater } from './send-later.ts';

/** What it takes to send. */
export type Sending = Services<'texting' | 'site' | 'privacyKey'>;

/** Texts one call sends at most; the sweeper goes on with what is left. */
const MAX_AT_ONCE = 50;

/** With less than this, in ms, left to wait for Twilio's answer a text is rather not sent: its outcome would be unknown. */
const LEAST_FOR_A_CALL = 1_000;

/**
 * Sends what is queued for a phone, oldest first and one at a time, so that texts arrive in the order in which they were
 * said. Stops at a text that another sender has taken, and at one that is to be tried again later or for which no time is
 * left (with a task for then).
 * @returns how many were handed to Twilio
 */
export async function drainOutbox(services: Sending, phone: string, budget: Budget = unhurried): Promise<number> {
  let sent = 0;
  for (let turn = 0; turn < MAX_AT_ONCE; turn += 1) {
    const [next] = await services.store.findVersioned(oldestUnsettledTo(phone));
    // One that is being sent blocks the phone; if its sender died, it is reconciled when the lease has run out.
    if (next?.value.status !== 'queued') return sent;
    const now = services.now();
    const { next_attempt_at } = next.value;
    if (isResting(next.value) && (await isFollowed(services, next.value))) {
      // What is said now is more to the point than what killed its senders.
      await unlessOvertaken(next.update(neverReached()));
      continue;
    }
    if ((next_attempt_at && next_attempt_at > now) || budget.left() < LEAST_FOR_A_CALL) {
      await sendLater(services, next.value);
      return sent;
    }
    // Looked at before the text is claimed: while a setting is malformed it stays queued.
    const { texting, site } = services;
    const taken = await unlessOvertaken(next.update(await nextStep(services, next.value)));
    if (taken?.value.status === 'sending' && (await handOver(services, { texting, site }, taken, budget))) sent += 1;
  }
  return sent;
}

/** A queued text's next step: off to Twilio, unless its phone has opted out or a newer text was faster than its second attempt. */
async function nextStep(services: Sending, text: WithId<SmsMessage>): Promise<Partial<SmsMessage>> {
  if (await hasOptedOut(services, text.phone_number)) return withheld();
  const cameBack = (text.retired_sids ?? []).length > 0;
  return cameBack && (await isOvertaken(services, text)) ? overtaken() : claimed(text, services.now());
}

/** Sends a text that this process has claimed for itself when it wrote it; with no time left it goes back into the outbox. */
export async function sendClaimed(services: Sending, text: FoundDocument<SmsMessage>, budget: Budget): Promise<void> {
  if (budget.left() < LEAST_FOR_A_CALL) await unlessOvertaken(text.update(givenBack(text.value)));
  else await handOver(services, services, text, budget);
}

/** What it takes to hand a text over: Twilio reports to the website's address. */
type Twilio = Pick<Sending, 'texting' | 'site'>;

/** Calls Twilio for a claimed text and records the outcome. @returns whether Twilio took it */
async function handOver(
  services: Services,
  twilio: Twilio,
  taken: FoundDocument<SmsMessage>,
  budget: Budget,
): Promise<boolean> {
  const message = taken.value;
  return await traced(aboutText(message), async () => {
    const answer = await tryToSend(twilio, message, budget);
    if ('sid' in answer) {
      const change = accepted(message, answer.sid);
      // A report of this very text may have been faster than the answer.
      if (change === null || (await unlessOvertaken(taken.update(change))) === null)
        await services.store.messages.at(message.id).amend((current) => accepted(current, answer.sid));
      return true;
    }
    await recordFailure(services, message, answer);
    return false;
  });
}

async function tryToSend({ texting, site }: Twilio, message: WithId<SmsMessage>, budget: Budget) {
  try {
    const text = {
      to: message.phone_number,
      body: message.message_content,
      statusCallback: `${site}${webhooks.twilioStatus(message.id)}`,
    };
    const { sid } = await texting.send(text, budget.left());
    return { sid };
  } catch (error) {
    const failure = failureOf(error);
    // Twilio may have it all the same: it stays `sending`, and is looked up when its lease has run out.
    if (failure.type === 'unknown') log.error('The outcome of a text is unknown', {}, error);
    return failure;
  }
}

async function recordFailure(services: Services, message: WithId<SmsMessage>, failure: SendFailure): Promise<void> {
  const fault = failure.type === 'answered' ? faultOf(failure) : unreachable;
  const code = failure.type === 'answered' ? (failure.code ?? failure.status) : null;
  if (fault.alert) log.error('A text was refused', { code });
  // First, so that whoever sees the failure finds the opt-out.
  if (code === 21610) await keepOptOut(services, message.phone_number);
  await services.store.messages.at(message.id).amend((current) => {
    // A report of this very attempt that came first knows better.
    if (current.status !== 'sending' || current.settled) return null;
    if (failure.type === 'unknown') return unanswered();
    return refused(current, fault, code, { now: services.now(), random: Math.random() });
  });
}
