import type { Letter } from '../mail/index.ts';
import type { WithId } from '../query/index.ts';
import { formatMoment } from '../time/index.ts';
import type { ContactMessage } from './schema.ts';

/** An admin's answer as a mail: about the same, with what it answers below it. */
export function answerMail(
  { id, name, email, subject, message, created_at }: WithId<ContactMessage>,
  text: string,
): Letter {
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
