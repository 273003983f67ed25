import type { MailDraft } from '../mail/index.ts';
import type { WithId } from '../query/index.ts';
import { formatMoment } from '../time/index.ts';
import type { AnswerContactMessageInput, ContactMessage } from './schema.ts';

/** An admin's answer as a mail: about the same, with what it answers below it. */
export function answerMail(
  { id, name, email, subject, message, created_at }: WithId<ContactMessage>,
  text: string,
): MailDraft {
  const quoted = message.replace(/^/gm, '> ');
  return {
    to: email,
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
    text: `${text}\n\n${name} wrote on ${formatMoment(created_at)}:\n${quoted}`,
    letter_id: id,
  };
}

/** The message once it was answered: the mail is on its way. */
export const withAnswer = ({ answers }: ContactMessage, mail_id: string, text: string, at: Date) => ({
  read: true,
  answered: true,
  answers: [...answers, { mail_id, text, status: 'queued' as const, at }],
});

type Standing = Pick<ContactMessage, 'answered' | 'answers'>;

/** What an admin has seen who begins an answer now. */
export const seenOf = ({ answered, answers }: Standing): AnswerContactMessageInput['seen'] => ({
  answered,
  answers: answers.length,
});

/**
 * What somebody has done about the message since an admin saw it: the mail of their answer, null for a message that was marked as
 * answered; undefined where nobody has done anything.
 */
export function answeredSince(
  { answered, answers }: Standing,
  seen: AnswerContactMessageInput['seen'],
): string | null | undefined {
  const newer = answers.slice(seen.answers).at(-1);
  if (newer) return newer.mail_id;
  return answered && !seen.answered ? null : undefined;
}
