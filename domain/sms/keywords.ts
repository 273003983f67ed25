import { withoutSignature } from './signature.ts';

/**
 * Words that carriers and Twilio act on themselves, whatever a game means by them
 * (https://help.twilio.com/articles/223134027). A stop whose answer is one of them could not be answered.
 */
const optOut = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'END', 'QUIT', 'CANCEL', 'REVOKE', 'OPTOUT'];
const optIn = ['START', 'YES', 'UNSTOP'];
const info = ['HELP', 'INFO'];
export const carrierKeywords: readonly string[] = [...optOut, ...optIn, ...info];

/**
 * What Twilio's Advanced Opt-Out took a text for, whatever its words: an operator may add keywords of their own. It is sent with
 * every text that is a keyword, also with the START of somebody who had not opted out, and means that Twilio has answered
 * (https://www.twilio.com/docs/messaging/tutorials/advanced-opt-out).
 */
export const optOutTypes = ['STOP', 'START', 'HELP'] as const;
export type OptOutType = (typeof optOutTypes)[number];

/** What people add to a keyword without meaning anything else. */
const added = /(^| )(PLEASE|PLS|PLZ|THANKS|THX|THANK YOU|CHEERS|NOW)(?= |$)/g;

/**
 * The one form in which a text is compared with keywords and commands: its letters and digits, without what is merely polite or a signature. 'Stop.',
 * 'opt-out', 'STOP ALL' and 'stop please' are meant as much as the words that Twilio looks for.
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

/** Whether carriers act on this word, so that it can never serve as an answer. */
export const isCarrierKeyword = (text: string) => carrierKeywords.includes(keywordOf(text));
