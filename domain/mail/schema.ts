import * as z from 'zod/mini';

/** What has become of a mail: it waits, the mail server took it, or it was given up. */
export const mailStatuses = ['queued', 'sent', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/**
 * `mails/{id}`: the outbox of mails, functions only. The id makes the Message-ID, so that a mail that is sent twice is one to
 * whoever receives it. Once nothing more is to be done, address and words are gone and only what became of it is left.
 */
export const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  /** Plain text. */
  text: z.string(),
  /** Where a mail program ends the subscription that this mail belongs to (RFC 8058). */
  unsubscribe: z.nullable(z.string()),
  /** The message of the contact form that it answers. */
  letter_id: z.nullable(z.string()),
  status: z.enum(mailStatuses),
  attempts: z.int(),
  lease_until: z.nullable(z.date()),
  /** When somebody has to look at it; null when nothing more is to be done. */
  due_at: z.nullable(z.date()),
  /** The mail server's answer, or what else went wrong. */
  error_code: z.nullable(z.string()),
  created_at: z.date(),
  /** Firestore's TTL field; null while it waits. */
  expires_at: z.nullable(z.date()),
});
export type Mail = z.infer<typeof mailSchema>;

/** What a mail says and to whom. */
export type MailDraft = Pick<Mail, 'to' | 'subject' | 'text'> & Partial<Pick<Mail, 'unsubscribe' | 'letter_id'>>;
