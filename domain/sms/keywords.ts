/**
 * Words that carriers and Twilio act on themselves, whatever a game means by them
 * (https://help.twilio.com/articles/223134027). A stop whose answer is one of them could not be answered.
 */
const optOut = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'END', 'QUIT', 'CANCEL', 'REVOKE', 'OPTOUT'];
const optIn = ['START', 'YES', 'UNSTOP'];
const info = ['HELP', 'INFO'];

const upper = (text: string) => text.trim().toUpperCase();

/** Whether a text withdraws the sender's consent to messages. */
export const isOptOutKeyword = (text: string) => optOut.includes(upper(text));

/** Whether a text gives consent back. */
export const isOptInKeyword = (text: string) => optIn.includes(upper(text));

/** Whether carriers act on this word, so that it can never serve as an answer. */
export const isCarrierKeyword = (text: string) => [...optOut, ...optIn, ...info].includes(upper(text));

export const carrierKeywords: readonly string[] = [...optOut, ...optIn, ...info];
