import type { MailDraft } from '../mail/index.ts';
import type { WithId } from '../query/index.ts';
import { formatMoment } from '../time/index.ts';
import type { AnswerContactMessageInput, ContactMessage } from './schema.ts';

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

export const withAnswer = ({ answers }: ContactMessage, mail_id: string, text: string, at: Date) => ({
  read: true,
  answered: true,
  answers: [...answers, { mail_id, text, status: 'queued' as const, at }],
});

type Standing = Pick<ContactMessage, 'answered' | 'answers'>;

/** What an admin who starts a reply now has seen of earlier replies. */
export const seenOf = ({ answered, answers }: Standing): AnswerContactMessageInput['seen'] => ({
  answered,
  answers: answers.length,
});

/**
 * What another admin has done since this one looked.
 * @returns the mail id of their reply; null if they marked the message as answered; undefined for
 * nothing
 */
export function answeredSince(
  { answered, answers }: Standing,
  seen: AnswerContactMessageInput['seen'],
): string | null | undefined {
  const newer = answers.slice(seen.answers).at(-1);
  if (newer) return newer.mail_id;
  return answered && !seen.answered ? null : undefined;
}
