import { isLeased, leased, noLease } from '../lease/index.ts';
import { after } from '../time/index.ts';
import type { Mail, MailDraft } from './schema.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a sender may work on a mail, in milliseconds: longer than its function may run. */
export const MAIL_LEASE = 2 * MINUTE;

/** The pauses (ms) before the second and later attempts: a day in all, longer than most outages. */
const PAUSES = [1 * MINUTE, 5 * MINUTE, 15 * MINUTE, 1 * HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 8 * HOUR];

/** A mail this old (ms) is late: a server refused it more than once, or no sender looks at the outbox. */
export const MAIL_LATE = 10 * MINUTE;

/** How long the result of a mail is kept, in milliseconds. */
const MAIL_KEPT = 7 * 24 * HOUR;

type Change = Partial<Mail>;

export const queuedMail = (draft: MailDraft, now: Date): Mail => ({
  html: null,
  unsubscribe: null,
  letter_id: null,
  ...draft,
  status: 'queued',
  attempts: 0,
  ...noLease,
  due_at: now,
  error_code: null,
  created_at: now,
  expires_at: null,
});

/** Whether a sender may take a mail now. */
export const isDue = (mail: Mail, now: Date): boolean =>
  mail.due_at !== null && mail.due_at <= now && !isLeased(mail, now);

/** A mail that a sender leases. It is due again if the sender does not finish in time. */
export const leasedMail = ({ attempts }: Mail, now: Date): Change => ({
  attempts: attempts + 1,
  ...leased(now, MAIL_LEASE),
  due_at: after(now, MAIL_LEASE),
});

export const sentMail = (now: Date): Change => ({ ...ended(now), status: 'sent', error_code: null });

/**
 * The change for a mail that the server did not accept. If the fault may pass, the outbox tries
 * again for a day.
 * @param code the server's answer, or a name of what went wrong
 */
export function unsentMail({ attempts }: Mail, { passes, code }: { passes: boolean; code: string }, now: Date): Change {
  const pause = PAUSES[attempts - 1];
  if (!passes || pause === undefined) return { ...ended(now), status: 'failed', error_code: code };
  return { ...noLease, due_at: after(now, pause), error_code: code };
}

/** A finished mail needs neither recipient nor words, and some words hold a link that works for anybody. */
const ended = (now: Date) => ({
  to: '',
  subject: '',
  text: '',
  html: null,
  unsubscribe: null,
  ...noLease,
  due_at: null,
  expires_at: after(now, MAIL_KEPT),
});
