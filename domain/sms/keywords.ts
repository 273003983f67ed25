import { plainDigits } from '../wording/digits.ts';
import { withoutSignature } from './signature.ts';

/** The words that Twilio acts on itself when they are the whole text, as docs/twilio.md sets it up. */
export const serviceKeywords = {
  STOP: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'REVOKE', 'OPTOUT'],
  START: ['START', 'YES', 'UNSTOP'],
  HELP: ['HELP', 'INFO'],
} as const satisfies Record<AnsweredKeyword, readonly string[]>;

/**
 * A new Twilio service takes these words as STOP (https://help.twilio.com/articles/223134027). Ours does not,
 * because players who text them mean their hunt.
 */
const removedKeywords = ['CANCEL', 'END', 'QUIT'];

/** The words that no stop can have as an answer, because networks may act on them. */
export const carrierKeywords: readonly string[] = [...Object.values(serviceKeywords).flat(), ...removedKeywords];

/**
 * The keyword that Twilio found in a text and has answered. The text may have other words, because an
 * operator can add keywords. Even the START of a phone that had not opted out has a keyword.
 */
export const answeredKeywords = ['STOP', 'START', 'HELP'] as const;
export type AnsweredKeyword = (typeof answeredKeywords)[number];

/** Words that people add to a keyword without changing its meaning. */
const added = /(^| )(PLEASE|PLS|PLZ|THANKS|THX|THANK YOU|CHEERS|NOW)(?= |$)/g;

/**
 * A text's letters and digits without polite words or a signature: 'Stop.', 'opt-out' and 'stop
 * please' are as serious as the exact words that Twilio looks for.
 */
export function keywordOf(text: string): string {
  const words = plainDigits(withoutSignature(text))
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toUpperCase();
  return (words.replace(added, '').trim() || words).replaceAll(' ', '');
}

const isAmong = (words: readonly string[], text: string) => words.includes(keywordOf(text));

export const isOptOutKeyword = (text: string) => isAmong(serviceKeywords.STOP, text);

export const isOptInKeyword = (text: string) => isAmong(serviceKeywords.START, text);

/** Whether carriers act on this word, so that it can never be an answer. */
export const isCarrierKeyword = (text: string) => isAmong(carrierKeywords, text);
