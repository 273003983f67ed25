import { leased, released } from '../lease/index.ts';
import { after } from '../time/index.ts';
import { backoff, type Fault, faultOf, MAX_ATTEMPTS } from './errors.ts';
import type { SmsMessage } from './schema.ts';
import { advances, type SmsStatus } from './status.ts';

/** How long a sender that took a text may be at work on it, in milliseconds; after that its outcome is looked up. */
export const LEASE = 60_000;

/** What Twilio says of one of its messages, in a status callback or a listing. */
export type Report = { sid: string; status: SmsStatus; error_code: number | null };

type Change = Partial<SmsMessage>;

/** A queued text taken by a sender. */
export function claimed(message: SmsMessage, now: Date): Change {
  return {
    status: 'sending',
    attempts: message.attempts + 1,
    ...leased(now, LEASE),
    next_attempt_at: null,
  };
}

/** A text that its sender has taken, but did not get to hand over. */
export function givenBack(message: SmsMessage): Change {
  return { status: 'queued', attempts: message.attempts - 1, ...released };
}

/** A text Twilio has taken. Its first reports may have overtaken the answer, so the status only rises. */
export function accepted(message: SmsMessage, sid: string): Change | null {
  if (isRetired(message, sid)) return null;
  const status = advances(message.status, 'sent') ? 'sent' : message.status;
  return { status, twilio_sid: sid, settled: true, ...released };
}

/** A text Twilio refused, or that never reached it: tried again later if that can help, at most three times in all. */
export function refused(message: SmsMessage, fault: Fault, code: number | null, now: Date): Change {
  const error = { error_code: code, error_message: fault.reason };
  if (!fault.retry || message.attempts >= MAX_ATTEMPTS) return { ...error, ...final('failed') };
  return { ...error, status: 'queued', ...released, next_attempt_at: after(now, backoff(message.attempts)) };
}

/** A text to a phone that has opted out, settled without a call. */
export function withheld(): Change {
  return { error_code: 21610, error_message: faultOf({ code: 21610 }).reason, ...final('failed') };
}

/** A text whose sender died before Twilio had it. */
export function neverSent(message: SmsMessage): Change {
  if (message.attempts >= MAX_ATTEMPTS)
    return { error_code: null, error_message: 'It never reached Twilio', ...final('failed') };
  return { status: 'queued', ...released, next_attempt_at: null };
}

/**
 * What a report of Twilio changes; `null` when it is out of date. Reports come in any order and more than once. A transient
 * failure makes a new attempt while there are any left; reports of the old one then count only if it was delivered
 * after all before the new one left.
 */
export function reported(message: SmsMessage, report: Report, now: Date): Change | null {
  if (message.direction !== 'outbound') return null;
  const { sid, status, error_code } = report;
  if (isRetired(message, sid)) return status === 'delivered' && message.status === 'queued' ? delivered(sid) : null;
  if (message.twilio_sid !== null && message.twilio_sid !== sid) return null;
  if (status === 'failed')
    return advances(message.status, 'failed') ? undelivered(message, sid, error_code, now) : null;
  if (status === 'delivered') return advances(message.status, 'delivered') ? delivered(sid) : null;
  const isNews = advances(message.status, status) || message.twilio_sid === null || !message.settled;
  if (!isNews || message.status === 'failed') return null;
  const known = { twilio_sid: sid, settled: true, ...released, next_attempt_at: null };
  return advances(message.status, status) ? { status, ...known } : known;
}

function undelivered(message: SmsMessage, sid: string, code: number | null, now: Date): Change {
  const fault = faultOf({ code });
  const change = { twilio_sid: sid, ...refused(message, fault, code, now) };
  if (change.status !== 'queued') return change;
  return { ...change, twilio_sid: null, settled: false, retired_sids: [...(message.retired_sids ?? []), sid] };
}

function delivered(sid: string): Change {
  return { twilio_sid: sid, error_code: null, error_message: null, ...final('delivered') };
}

function final(status: 'failed' | 'delivered') {
  return { status, settled: true, ...released, next_attempt_at: null } as const;
}

const isRetired = (message: SmsMessage, sid: string) => message.retired_sids?.includes(sid) ?? false;
