import { plainDigits } from '../wording/digits.ts';
import { withoutSignature } from './signature.ts';

/**
 * The words that Twilio acts on itself, as docs/twilio.md sets up the Messaging Service. A text is
 * a keyword only as a whole.
 */
export const serviceKeywords = {
  STOP: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'REVOKE', 'OPTOUT'],
  START: ['START', 'YES', 'UNSTOP'],
  HELP: ['HELP', 'INFO'],
} as const satisfies Record<AnsweredKeyword, readonly string[]>;

/**
 * The words that Twilio takes for STOP in a service that is not set up
 * (https://help.twilio.com/articles/223134027). Players mean their hunt by them.
 */
const removedKeywords = ['CANCEL', 'END', 'QUIT'];

/** The words that no stop can have as an answer, because networks may act on them. */
export const carrierKeywords: readonly string[] = [...Object.values(serviceKeywords).flat(), ...removedKeywords];

/**
 * The keyword that Twilio found in a text and has answered itself, as it is stored with the text.
 * The words may be others: an operator may add keywords of their own at Twilio. Twilio names one
 * with every keyword, even with the START of a phone that had not opted out.
 */
export const answeredKeywords = ['STOP', 'START', 'HELP'] as const;
export type AnsweredKeyword = (typeof answeredKeywords)[number];

/** Words that people add to a keyword without changing its meaning. */
const added = /(^| )(PLEASE|PLS|PLZ|THANKS|THX|THANK YOU|CHEERS|NOW)(?= |$)/g;

/**
 * The form in which a text is compared with keywords and commands: its letters and digits, without
 * polite words or a signature. 'Stop.', 'opt-out', 'STOP ALL' and 'stop please' are as serious as
 * the exact words that Twilio looks for.
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

/** Whether a text withdraws the sender's consent to messages. */
export const isOptOutKeyword = (text: string) => isAmong(serviceKeywords.STOP, text);

/** Whether a text gives consent back. */
export const isOptInKeyword = (text: string) => isAmong(serviceKeywords.START, text);

/** Whether carriers act on this word, so that it can never be an answer. */
export const isCarrierKeyword = (text: string) => isAmong(carrierKeywords, text);
