import type { MailDraft } from '../mail/index.ts';
import type { OneHunt } from '../order/index.ts';
import { draft, facts, lead, linkTo, type OrderMail, reference, what } from './parts.ts';

export const answerMailTexts = {
  title: 'Streetlore answers you',
  also: 'This answer stands on the page of your team too. Please write to us there.',
} as const;

/**
 * The mail with an admin's answer, for a hunt without phones whose team wrote outside the desk's hours.
 * @returns null when the booking has no address
 */
export const answerMail = (about: OrderMail & { readonly order: OneHunt }, words: string): MailDraft | null =>
  draft(about, answerMailTexts.title, null, [
    ...what(about).slice(0, 1),
    lead(words),
    ...linkTo(about, answerMailTexts.also),
    facts(reference(about)),
  ]);
