import type { ToldLanguage } from '../sms/opinion.ts';
import { commandTable } from './command-table.ts';

/**
 * What Twilio replies to HELP, and the game where Twilio does not. docs/twilio.md, which operators
 * copy to Twilio, must have these words.
 */
export function helpText(): string {
  const [start, ...others] = Object.values(commandTable).flatMap(({ help }) => help ?? []);
  return `${start}. Text your answers. ${[...others, 'STOP opts out'].join(', ')}.`;
}

/** The same for the team's page, where STOP means nothing. */
export function helpOnPage(): string {
  const [start, ...others] = Object.values(commandTable).flatMap(({ help }) => help ?? []);
  return `${start}. Send your answers here. ${others.join(', ')}.`;
}

/** What Twilio replies to START, and the game to any other opt-in. */
export const optedInText = 'You are on the list: our texts reach this phone. Reply RESEND for the last one.';

/** Three commands in ten languages. Each is one segment: outside GSM-7, 70 characters at most. */
export const languageTexts: Readonly<Record<ToldLanguage, string>> = {
  ar: 'عربي: HINT = تلميح، SKIP = تخطي، PERSON = شخص.',
  de: 'Deutsch: HINT = Hinweis, SKIP = weiter, PERSON = Mensch.',
  es: 'Español: HINT = pista, SKIP = saltar, PERSON = persona.',
  fr: 'Français : HINT = indice, SKIP = passer, PERSON = personne.',
  it: 'Italiano: HINT = indizio, SKIP = salta, PERSON = persona.',
  nl: 'Nederlands: HINT = hint, SKIP = overslaan, PERSON = mens.',
  pl: 'Polski: HINT = podpowiedź, SKIP = dalej, PERSON = człowiek.',
  pt: 'Português: HINT = dica, SKIP = saltar, PERSON = pessoa.',
  tr: 'Türkçe: HINT = ipucu, SKIP = geç, PERSON = insan.',
  zh: '中文：HINT = 提示，SKIP = 跳过，PERSON = 人工。',
};
