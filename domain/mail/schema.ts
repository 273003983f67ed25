import * as z from 'zod/mini';

/** The stages of a mail: waiting, accepted by the mail server, or given up. */
export const mailStatuses = ['queued', 'sent', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/**
 * `mails/{id}`: the outbox of mails; functions only. The Message-ID follows from the id, so that a
 * mail program shows a mail only once even if we send it twice. A finished mail has neither address
 * nor words.
 */
export const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The text as HTML, from `htmlRows`; null for a mail in plain text only, absent in the earliest mails. */
  html: z._default(z.nullable(z.string()), null),
  /** The address at which a mail program ends this mail's subscription (RFC 8058). */
  unsubscribe: z.nullable(z.string()),
  /** The contact message that this mail answers. */
  letter_id: z.nullable(z.string()),
  status: z.enum(mailStatuses),
  attempts: z.int(),
  lease_until: z.nullable(z.date()),
  /** When a sender has to look at the mail; null when it is finished. */
  due_at: z.nullable(z.date()),
  /** The mail server's answer, or a name of what else went wrong. */
  error_code: z.nullable(z.string()),
  created_at: z.date(),
  expires_at: z.nullable(z.date()),
});
export type Mail = z.infer<typeof mailSchema>;

export type MailDraft = Pick<Mail, 'to' | 'subject' | 'text'> &
  Partial<Pick<Mail, 'html' | 'unsubscribe' | 'letter_id'>>;
