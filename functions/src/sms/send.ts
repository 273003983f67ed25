import { webhooks } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import {
  accepted,
  claimed,
  faultOf,
  oldestUnsettledTo,
  refused,
  type SmsMessage,
  withheld,
} from '@streetlore/domain/sms';
import { log, traced } from '../platform/log.ts';
import type { Services } from '../platform/services.ts';
import { unlessOvertaken } from '../store/conflict.ts';
import { hasOptedOut } from '../store/consent.ts';
import { failureOf, type SendFailure } from '../vendors/twilio.ts';
import { keepOptOut } from './opt-out.ts';
import { aboutText } from './outbox.ts';

/** Texts one call sends at most; the sweeper goes on with what is left. */
const MOST_AT_ONCE = 50;

/** Name of the task queue that tries again later. */
export const RETRY_QUEUE = 'retryOutbox';

/**
 * Sends what is queued for a phone, oldest first and one at a time, so that texts arrive in the order in which they were
 * said. Stops at a text that another sender has taken, and at one that is to be tried again later (with a task for then).
 * @returns how many were handed to Twilio
 */
export async function drainOutbox(
  services: Services<'texting' | 'site' | 'privacyKey'>,
  phone: string,
): Promise<number> {
  let sent = 0;
  for (let turn = 0; turn < MOST_AT_ONCE; turn += 1) {
    const [[next], optedOut] = await Promise.all([
      services.store.findVersioned(oldestUnsettledTo(phone)),
      hasOptedOut(services, phone),
    ]);
    // One that is being sent blocks the phone; if its sender died, it is reconciled when the lease has run out.
    if (next?.value.status !== 'queued') return sent;
    const message = next.value;
    const now = services.now();
    if (message.next_attempt_at && message.next_attempt_at > now) {
      const id = `${message.id}_${message.attempts}`;
      const payload = { phone_number: phone, at: message.next_attempt_at.toISOString() };
      await services.tasks.enqueue(RETRY_QUEUE, id, message.next_attempt_at, payload);
      return sent;
    }
    // Looked at before the text is claimed: while a setting is malformed it stays queued.
    const { texting, site } = services;
    const taken = await unlessOvertaken(next.update(optedOut ? withheld() : claimed(message, now)));
    if (taken?.value.status === 'sending' && (await handOver(services, { texting, site }, taken.value))) sent += 1;
  }
  return sent;
}

/** What it takes to hand a text over: Twilio reports to the website's address. */
type Twilio = Pick<Services<'texting' | 'site'>, 'texting' | 'site'>;

/** Calls Twilio for a claimed text and records the outcome. @returns whether Twilio took it */
async function handOver(services: Services, twilio: Twilio, message: WithId<SmsMessage>): Promise<boolean> {
  return await traced(aboutText(message), async () => {
    const answer = await tryToSend(twilio, message);
    if ('sid' in answer) {
      await services.store.messages.at(message.id).amend((current) => accepted(current, answer.sid));
      return true;
    }
    if (answer.type !== 'unknown') await recordFailure(services, message, answer);
    return false;
  });
}

async function tryToSend({ texting, site }: Twilio, message: WithId<SmsMessage>) {
  try {
    const { sid } = await texting.send({
      to: message.phone_number,
      body: message.message_content,
      statusCallback: `${site}${webhooks.twilioStatus(message.id)}`,
    });
    return { sid };
  } catch (error) {
    const failure = failureOf(error);
    // Twilio may have it all the same: it stays `sending`, and is looked up when its lease has run out.
    if (failure.type === 'unknown') log.error('The outcome of a text is unknown', {}, error);
    return failure;
  }
}

async function recordFailure(
  services: Services,
  message: WithId<SmsMessage>,
  failure: Exclude<SendFailure, { type: 'unknown' }>,
): Promise<void> {
  const answered = failure.type === 'answered';
  const fault = answered ? faultOf(failure) : { retry: true, reason: 'Twilio could not be reached', alert: false };
  const code = answered ? (failure.code ?? failure.status) : null;
  if (fault.alert) log.error('A text was refused', { code });
  // First, so that whoever sees the failure finds the opt-out.
  if (code === 21610) await keepOptOut(services, message.phone_number);
  await services.store.messages.at(message.id).amend((current) =>
    // A report of this very attempt that came first knows better.
    current.status === 'sending' && !current.settled ? refused(current, fault, code, services.now()) : null,
  );
}
