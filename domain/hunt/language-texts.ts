import type { ToldLanguage } from '../sms/opinion.ts';

/**
 * What three commands mean, in ten languages. Each text has one segment: where its letters are not in
 * GSM-7 it has at most 70 characters.
 */
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
