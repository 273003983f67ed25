import { leased, noLease } from '../lease/index.ts';
import { after } from '../time/index.ts';
import type { DeliveryFault } from './fault.ts';
import { backoff, CRASH_BACKOFF, MAX_ATTEMPTS, MAX_CRASH_BACKOFF, RETRY_FOR } from './retries.ts';
import { isLaterStatus, type SmsMessage } from './schema.ts';

/** How long (ms) a sender may work on a text; then the functions look up what became of it. */
export const TEXT_LEASE = 60_000;

/** What the vendor says of a message. `sid` is the vendor's id. */
export type DeliveryReport = { sid: string } & (
  | { status: 'sending' | 'sent' | 'delivered' }
  | { status: 'failed'; fault: DeliveryFault }
);

/** The time of a decision, and a random number from 0 to 1 for the pause before another attempt. */
export type Moment = { now: Date; random: number };

type Change = Partial<SmsMessage>;

/** A queued text that a sender leases. */
export function claimedText(message: SmsMessage, now: Date): Change {
  return {
    status: 'sending',
    attempts: message.attempts + 1,
    first_attempt_at: message.first_attempt_at ?? now,
    lost: (message.lost ?? 0) + 1,
    ...leased(now, TEXT_LEASE),
    next_attempt_at: null,
  };
}

/** A text that its sender took but could not pass to Twilio. */
export function requeuedText(message: SmsMessage): Change {
  return { status: 'queued', attempts: message.attempts - 1, first_attempt_at: null, lost: 0, ...noLease };
}

/**
 * A text that Twilio has accepted. Its first reports may have overtaken Twilio's response, so the
 * status only rises.
 */
export function acceptedText(message: SmsMessage, sid: string): Change | null {
  if (isRetired(message, sid)) return null;
  const status = isLaterStatus(message.status, 'sent') ? 'sent' : message.status;
  return { status, twilio_sid: sid, settled: true, lost: 0, ...noLease };
}

/** Twilio refused the text, or never got it. If the fault can pass, we try for a quarter of an hour. */
export function refusedByTwilio(message: SmsMessage, fault: DeliveryFault, { now, random }: Moment): Change {
  const error = { ...errorOf(fault), lost: 0 };
  if (!fault.retry || isTriedEnough(message, now)) return { ...error, ...final('failed') };
  const pause = Math.min(backoff(message.attempts, random), triedUntil(message).getTime() - now.getTime());
  return { ...error, status: 'queued', ...noLease, next_attempt_at: after(now, pause) };
}

/** The call got no response: the functions look up what became of it when the lease is over. */
export function withoutResponse(): Change {
  return { error_code: null, error_message: 'Twilio did not answer', lost: 0 };
}

/**
 * Settles a text to a phone that has opted out, without a call.
 * @param optedOut the fault with which the vendor would refuse the text
 */
export function withheldText(optedOut: DeliveryFault): Change {
  return { ...errorOf(optedOut), ...final('failed') };
}

/**
 * Gives up a text that was queued in the backup of a restored database and may have been sent
 * since. Sending it twice is worse than an admin's sending it again.
 */
export function queuedBeforeRestore(): Change {
  return { error_code: null, error_message: 'It was queued when the backup was taken', lost: 0, ...final('failed') };
}

/** The error of a text whose senders died. A resting text has it too, for System Health. */
const lost = { error_code: null, error_message: 'It never reached Twilio' } as const;

/**
 * Twilio does not have the text, because its sender died or the call did not get through. After three dead
 * senders the text rests, because an overloaded machine kills any sender. If another text waits behind it, it
 * is given up instead.
 * @param isLast whether the text is the newest one to its phone
 */
export function unsentText(message: SmsMessage, now: Date, isLast: boolean): Change {
  if (isDeadly(message)) {
    const until = after(message.first_attempt_at ?? message.sent_at, MAX_CRASH_BACKOFF);
    if (!isLast || now >= until) return neverReported();
    return { ...lost, status: 'queued', ...noLease, next_attempt_at: after(now, CRASH_BACKOFF) };
  }
  if (!message.lost && isTriedEnough(message, now)) return neverReported();
  return { status: 'queued', ...noLease, next_attempt_at: null };
}

/** Whether so many senders in a row died of a text that the text may have killed them. */
const isDeadly = ({ lost = 0 }: SmsMessage): boolean => lost >= MAX_ATTEMPTS;

/** Whether a text rests because its senders died. Later texts need not wait for it. */
export const isBackingOff = (message: SmsMessage): boolean => message.status === 'queued' && isDeadly(message);

export function neverReported(): Change {
  return { ...lost, ...final('failed') };
}

/** Whether two texts reply to the same text, such as the result of a hunt and the request for a review. */
export const isSameReply = (a: SmsMessage, b: SmsMessage): boolean =>
  a.in_reply_to !== null && a.in_reply_to === b.in_reply_to;

const triedUntil = ({ first_attempt_at, sent_at }: SmsMessage) => after(first_attempt_at ?? sent_at, RETRY_FOR);
const isTriedEnough = (message: SmsMessage, now: Date) => now >= triedUntil(message);

/** Whether a text was sent to its phone, as far as we know, or is being sent now. */
export const isSentOrSending = ({ status, twilio_sid }: SmsMessage): boolean =>
  status === 'sending' || twilio_sid !== null;

/** Gives up a text that came back undelivered while a newer one was sent: an old clue would confuse players. */
export function supersededText(): Change {
  return final('failed');
}

/** Since when an unsent text waits. For a text that came back, this is roughly when it did. */
export function waitingSince({ retired_sids = [], first_attempt_at, next_attempt_at, sent_at }: SmsMessage): Date {
  return retired_sids.length > 0 ? (first_attempt_at ?? next_attempt_at ?? sent_at) : sent_at;
}

/**
 * What a report of Twilio changes; `null` for an outdated report, because reports come in any order and more
 * than once. A failure that may pass starts a new attempt, unless a newer text was sent or Twilio has had
 * this one three times. A report of an old attempt counts only if it says delivered, and no new attempt was
 * sent.
 * @param isSuperseded whether a newer text was sent
 */
export function reportedText(
  message: SmsMessage,
  report: DeliveryReport,
  moment: Moment,
  isSuperseded: boolean,
): Change | null {
  if (message.direction !== 'outbound') return null;
  const { sid, status } = report;
  if (isRetired(message, sid)) {
    const isOut = message.status === 'sending' || message.status === 'sent' || message.status === 'delivered';
    return status === 'delivered' && !isOut ? delivered(sid) : null;
  }
  if (message.twilio_sid !== null && message.twilio_sid !== sid) return null;
  if (report.status === 'failed')
    return isLaterStatus(message.status, 'failed') ? undelivered(message, report, moment, isSuperseded) : null;
  if (status === 'delivered') return isLaterStatus(message.status, 'delivered') ? delivered(sid) : null;
  const isNews = isLaterStatus(message.status, status) || message.twilio_sid === null || !message.settled;
  if (!isNews || message.status === 'failed') return null;
  const known = { twilio_sid: sid, settled: true, ...noLease, next_attempt_at: null };
  return isLaterStatus(message.status, status) ? { status, ...known } : known;
}

function undelivered(
  message: SmsMessage,
  { sid, fault }: { sid: string; fault: DeliveryFault },
  { now, random }: Moment,
  isOvertaken: boolean,
): Change {
  const error = { ...errorOf(fault), lost: 0 };
  const retired_sids = [...(message.retired_sids ?? []), sid];
  if (!fault.retry || isOvertaken || retired_sids.length >= MAX_ATTEMPTS)
    return { ...error, twilio_sid: sid, ...final('failed') };
  const next_attempt_at = after(now, backoff(retired_sids.length, random));
  const again = { status: 'queued', twilio_sid: null, settled: false, first_attempt_at: null } as const;
  return { ...error, ...again, ...noLease, next_attempt_at, retired_sids };
}

function delivered(sid: string): Change {
  return { twilio_sid: sid, error_code: null, error_message: null, ...final('delivered') };
}

const errorOf = ({ code, reason }: DeliveryFault) => ({ error_code: code, error_message: reason });

function final(status: 'failed' | 'delivered') {
  return { status, settled: true, ...noLease, next_attempt_at: null } as const;
}

const isRetired = (message: SmsMessage, sid: string) => message.retired_sids?.includes(sid) ?? false;
