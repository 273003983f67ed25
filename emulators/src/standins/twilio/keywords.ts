/** Twilio's default opt-out handling for a number (help.twilio.com/articles/223134027). A keyword is the whole text. */

const optOutWords = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT']);
const optInWords = new Set(['START', 'YES', 'UNSTOP']);

export const optOutReply =
  'You have successfully been unsubscribed. You will not receive any more messages from this number. Reply START to resubscribe.';
export const optInReply =
  'You have successfully been re-subscribed to messages from this number. Reply HELP for help. Reply STOP to unsubscribe. Msg&Data Rates May Apply.';

export function keywordOf(body: string): 'opt_out' | 'opt_in' | null {
  const word = body.trim().toUpperCase();
  if (optOutWords.has(word)) return 'opt_out';
  return optInWords.has(word) ? 'opt_in' : null;
}
