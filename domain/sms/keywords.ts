/**
 * Words that carriers and Twilio act on themselves, whatever a game means by them
 * (https://help.twilio.com/articles/223134027). A stop whose answer is one of them could not be answered.
 */
const optOut = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'END', 'QUIT', 'CANCEL', 'REVOKE', 'OPTOUT'];
const optIn = ['START', 'YES', 'UNSTOP'];
const info = ['HELP', 'INFO'];

/**
 * What Twilio's Advanced Opt-Out took a text for, whatever its words: an operator may add keywords of their own. It is sent with
 * every text that is a keyword, also with the START of somebody who had not opted out, and means that Twilio has answered
 * (https://www.twilio.com/docs/messaging/tutorials/advanced-opt-out).
 */
export const optOutTypes = ['STOP', 'START', 'HELP'] as const;
export type OptOutType = (typeof optOutTypes)[number];

/** Letters and digits alone: 'Stop.', 'opt-out' and 'STOP ALL' are meant as much as the words that Twilio looks for. */
const upper = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toUpperCase();

/** Whether a text withdraws the sender's consent to messages. */
export const isOptOutKeyword = (text: string) => optOut.includes(upper(text));

/** Whether a text gives consent back. */
export const isOptInKeyword = (text: string) => optIn.includes(upper(text));

/** Whether carriers act on this word, so that it can never serve as an answer. */
export const isCarrierKeyword = (text: string) => [...optOut, ...optIn, ...info].includes(upper(text));

export const carrierKeywords: readonly string[] = [...optOut, ...optIn, ...info];
