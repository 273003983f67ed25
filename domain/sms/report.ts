import { leased, released } from '../lease/index.ts';
import { after } from '../time/index.ts';
import { backoff, type DeliveryFault, faultOf, MAX_ATTEMPTS, REST, RESTS_FOR, RETRY_FOR } from './errors.ts';
import type { SmsMessage } from './schema.ts';
import { advances, type SmsStatus } from './status.ts';

/** How long a sender that took a text may be at work on it, in milliseconds; after that its outcome is looked up. */
export const LEASE = 60_000;

/** What Twilio says of one of its messages, in a status callback or a listing. */
export type DeliveryReport = { sid: string; status: SmsStatus; error_code: number | null };

/** When something is decided, and a random number from 0 to 1 for the pause before another attempt. */
export type Moment = { now: Date; random: number };

type Change = Partial<SmsMessage>;

/** A queued text taken by a sender. */
export function claimed(message: SmsMessage, now: Date): Change {
  return {
    status: 'sending',
    attempts: message.attempts + 1,
    first_attempt_at: message.first_attempt_at ?? now,
    lost: (message.lost ?? 0) + 1,
    ...leased(now, LEASE),
    next_attempt_at: null,
  };
}

/** A text that its sender has taken, but did not get to hand over. */
export function givenBack(message: SmsMessage): Change {
  return { status: 'queued', attempts: message.attempts - 1, first_attempt_at: null, lost: 0, ...released };
}

/** A text Twilio has taken. Its first reports may have overtaken the answer, so the status only rises. */
export function accepted(message: SmsMessage, sid: string): Change | null {
  if (isRetired(message, sid)) return null;
  const status = advances(message.status, 'sent') ? 'sent' : message.status;
  return { status, twilio_sid: sid, settled: true, lost: 0, ...released };
}

/**
 * A text Twilio refused, or that never reached it: if that passes by itself it is tried again for a quarter of an hour, the last
 * time at its end.
 */
export function refused(
  message: SmsMessage,
  fault: DeliveryFault,
  code: number | null,
  { now, random }: Moment,
): Change {
  const error = { error_code: code, error_message: fault.reason, lost: 0 };
  if (!fault.retry || isTriedEnough(message, now)) return { ...error, ...final('failed') };
  const pause = Math.min(backoff(message.attempts, random), triedUntil(message).getTime() - now.getTime());
  return { ...error, status: 'queued', ...released, next_attempt_at: after(now, pause) };
}

/** A text of which Twilio said neither that it took it nor that it refused it: what became of it is looked up when the lease is over. */
export function unanswered(): Change {
  return { error_code: null, error_message: 'Twilio did not answer', lost: 0 };
}

/** A text to a phone that has opted out, settled without a call. */
export function withheld(): Change {
  return { error_code: 21610, error_message: faultOf({ code: 21610 }).reason, ...final('failed') };
}

/**
 * A text that a restored database has as queued. Whether it was sent after the backup is not known, and a text sent twice is worse
 * than one that an admin sends again.
 */
export function queuedBeforeRestore(): Change {
  return { error_code: null, error_message: 'It was queued when the backup was taken', lost: 0, ...final('failed') };
}

/** What is said of a text whose senders died: while it rests, too, so that System Health knows why it waits. */
const lost = { error_code: null, error_message: 'It never reached Twilio' } as const;

/**
 * A text that Twilio does not have: its sender died before, or the call did not get through. One of which three senders have died
 * rests before it is tried again, as long as nothing else waits behind it: an overloaded machine kills whoever sends.
 * @param isLast whether nothing else has been said to the phone since
 */
export function neverSent(message: SmsMessage, now: Date, isLast: boolean): Change {
  if (isDeadly(message)) {
    const until = after(message.first_attempt_at ?? message.sent_at, RESTS_FOR);
    if (!isLast || now >= until) return neverReached();
    return { ...lost, status: 'queued', ...released, next_attempt_at: after(now, REST) };
  }
  if (!message.lost && isTriedEnough(message, now)) return neverReached();
  return { status: 'queued', ...released, next_attempt_at: null };
}

/** Whether so many senders in a row have died of a text that it may be what killed them. */
const isDeadly = ({ lost = 0 }: SmsMessage): boolean => lost >= MAX_ATTEMPTS;

/** Whether a text rests because its senders died; what is said after it need not wait for that. */
export const isResting = (message: SmsMessage): boolean => message.status === 'queued' && isDeadly(message);

/** A text that is given up although Twilio never said anything of it. */
export function neverReached(): Change {
  return { ...lost, ...final('failed') };
}

/** Whether two texts were said to a phone in one breath, such as how a hunt went and what it was like. */
export const isOfOneReply = (a: SmsMessage, b: SmsMessage): boolean =>
  a.in_reply_to !== null && a.in_reply_to === b.in_reply_to;

const triedUntil = ({ first_attempt_at, sent_at }: SmsMessage) => after(first_attempt_at ?? sent_at, RETRY_FOR);
const isTriedEnough = (message: SmsMessage, now: Date) => now >= triedUntil(message);

/** Whether a text has gone to its phone, as far as we know, or is just going. */
export const hasGone = ({ status, twilio_sid }: SmsMessage): boolean => status === 'sending' || twilio_sid !== null;

/** A text that came back undelivered and is to go once more, when a newer one has gone in between: a clue after the next one confuses. */
export function overtaken(): Change {
  return final('failed');
}

/** Since when a text that has not gone waits: since it was queued, or about since it came back undelivered. */
export function waitingSince({ retired_sids = [], first_attempt_at, next_attempt_at, sent_at }: SmsMessage): Date {
  return retired_sids.length > 0 ? (first_attempt_at ?? next_attempt_at ?? sent_at) : sent_at;
}

/**
 * What a report of Twilio changes; `null` when it is out of date. Reports come in any order and more than once. A
 * failure that may pass makes a new attempt, unless a newer text has gone to the phone or Twilio has had this one three times;
 * reports of the old attempt then count only if it was delivered after all and no new one has left.
 * @param isOvertaken whether a newer text has gone
 */
export function reported(
  message: SmsMessage,
  report: DeliveryReport,
  moment: Moment,
  isOvertaken: boolean,
): Change | null {
  if (message.direction !== 'outbound') return null;
  const { sid, status } = report;
  if (isRetired(message, sid)) {
    const isOut = message.status === 'sending' || message.status === 'sent' || message.status === 'delivered';
    return status === 'delivered' && !isOut ? delivered(sid) : null;
  }
  if (message.twilio_sid !== null && message.twilio_sid !== sid) return null;
  if (status === 'failed')
    return advances(message.status, 'failed') ? undelivered(message, report, moment, isOvertaken) : null;
  if (status === 'delivered') return advances(message.status, 'delivered') ? delivered(sid) : null;
  const isNews = advances(message.status, status) || message.twilio_sid === null || !message.settled;
  if (!isNews || message.status === 'failed') return null;
  const known = { twilio_sid: sid, settled: true, ...released, next_attempt_at: null };
  return advances(message.status, status) ? { status, ...known } : known;
}

function undelivered(
  message: SmsMessage,
  report: DeliveryReport,
  { now, random }: Moment,
  isOvertaken: boolean,
): Change {
  const { sid, error_code } = report;
  const { retry, reason } = faultOf({ code: error_code });
  const error = { error_code, error_message: reason, lost: 0 };
  const retired_sids = [...(message.retired_sids ?? []), sid];
  if (!retry || isOvertaken || retired_sids.length >= MAX_ATTEMPTS)
    return { ...error, twilio_sid: sid, ...final('failed') };
  const next_attempt_at = after(now, backoff(retired_sids.length, random));
  const again = { status: 'queued', twilio_sid: null, settled: false, first_attempt_at: null } as const;
  return { ...error, ...again, ...released, next_attempt_at, retired_sids };
}

function delivered(sid: string): Change {
  return { twilio_sid: sid, error_code: null, error_message: null, ...final('delivered') };
}

function final(status: 'failed' | 'delivered') {
  return { status, settled: true, ...released, next_attempt_at: null } as const;
}

const isRetired = (message: SmsMessage, sid: string) => message.retired_sids?.includes(sid) ?? false;
