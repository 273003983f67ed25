import type { MailDraft } from '../mail/index.ts';
import { tillRoute } from './pages.ts';
import { tillTexts as texts } from './texts.ts';

/** The mail that brings a partner the link of its till. */
export const tillMail = (to: string, partner: string, site: string, token: string): MailDraft => ({
  to,
  subject: texts.mailSubject(partner),
  text: [texts.mailHello, texts.mailLink(`${site}${tillRoute}#${token}`), texts.mailKeep, texts.mailCodes].join('\n\n'),
});
