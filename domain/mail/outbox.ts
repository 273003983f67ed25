import { isLeased, leased, released } from '../lease/index.ts';
import { after } from '../time/index.ts';
import type { Mail, MailDraft } from './schema.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a sender may be at work on a mail, in milliseconds: longer than its function may run. */
export const MAIL_LEASE = 2 * MINUTE;

/** Pauses before the second attempt, the third …, in milliseconds: a day in all, which mail servers out of order rarely take. */
const PAUSES = [1 * MINUTE, 5 * MINUTE, 15 * MINUTE, 1 * HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 8 * HOUR];

/** A mail that has waited for so long (ms) was refused more than once, or nobody looks at it. */
export const MAIL_LATE = 10 * MINUTE;

/** How long it is kept what became of a mail, in milliseconds. */
const MAIL_KEPT = 7 * 24 * HOUR;

type Change = Partial<Mail>;

/** A mail for the outbox. */
export const queuedMail = (letter: MailDraft, now: Date): Mail => ({
  unsubscribe: null,
  letter_id: null,
  ...letter,
  status: 'queued',
  attempts: 0,
  ...released,
  due_at: now,
  error_code: null,
  created_at: now,
  expires_at: null,
});

/** Whether a sender may take a mail now. */
export const isDue = (mail: Mail, now: Date): boolean =>
  mail.due_at !== null && mail.due_at <= now && !isLeased(mail, now);

/** A mail taken by a sender; it is due again when the sender was not heard of in time. */
export const takenMail = ({ attempts }: Mail, now: Date): Change => ({
  attempts: attempts + 1,
  ...leased(now, MAIL_LEASE),
  due_at: after(now, MAIL_LEASE),
});

/** A mail that the mail server has taken. */
export const sentMail = (now: Date): Change => ({ ...ended(now), status: 'sent', error_code: null });

/**
 * A mail that the mail server did not take: if that may pass by itself it is tried again for a day, with growing pauses.
 * @param code the server's answer, or a name of what went wrong
 */
export function unsentMail({ attempts }: Mail, { passes, code }: { passes: boolean; code: string }, now: Date): Change {
  const pause = PAUSES[attempts - 1];
  if (!passes || pause === undefined) return { ...ended(now), status: 'failed', error_code: code };
  return { ...released, due_at: after(now, pause), error_code: code };
}

/** Whom it went to and what it said is nobody's business any more, least of all a link that stands for its reader. */
const ended = (now: Date) => ({
  ...{ to: '', subject: '', text: '', unsubscribe: null },
  ...released,
  due_at: null,
  expires_at: after(now, MAIL_KEPT),
});
