import { withoutSignature } from './signature.ts';

/**
 * Words that carriers and Twilio act on themselves, whatever they mean in a game
 * (https://help.twilio.com/articles/223134027). Nobody could text such a word as an answer to a
 * stop.
 */
const optOut = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'END', 'QUIT', 'CANCEL', 'REVOKE', 'OPTOUT'];
const optIn = ['START', 'YES', 'UNSTOP'];
const info = ['HELP', 'INFO'];
export const carrierKeywords: readonly string[] = [...optOut, ...optIn, ...info];

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
  const words = withoutSignature(text)
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toUpperCase();
  return (words.replace(added, '').trim() || words).replaceAll(' ', '');
}

/** Whether a text withdraws the sender's consent to messages. */
export const isOptOutKeyword = (text: string) => optOut.includes(keywordOf(text));

/** Whether a text gives consent back. */
export const isOptInKeyword = (text: string) => optIn.includes(keywordOf(text));

/** Whether carriers act on this word, so that it can never be an answer. */
export const isCarrierKeyword = (text: string) => carrierKeywords.includes(keywordOf(text));
