import type { ContactMessage } from '@streetlore/domain/contact';
import { formatMoment } from '@streetlore/domain/time';
import { inboxTexts } from './texts.ts';

/** Longest quotation in the address: mail programs give up on addresses of a few thousand characters. */
const MOST_QUOTED = 1000;

/** The address that opens the admin's own mail program with an answer begun: to whom, about what, and what it answers. */
export function replyAddress({ name, email, subject, message, created_at }: ContactMessage): string {
  const quoted = message.length > MOST_QUOTED ? `${message.slice(0, MOST_QUOTED)} [...]` : message;
  const body = inboxTexts.quoted(name, formatMoment(created_at), quoted);
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(inboxTexts.subject(subject))}&body=${encodeURIComponent(body)}`;
}
