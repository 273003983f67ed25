import { helpText, optedInText } from '@streetlore/domain/hunt';

/**
 * Twilio's Advanced Opt-Out for a Messaging Service
 * (twilio.com/docs/messaging/tutorials/advanced-opt-out), configured as docs/twilio.md says. A
 * keyword is the whole text, in any case.
 */
const keywords = {
  STOP: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'],
  START: ['START', 'YES', 'UNSTOP'],
  HELP: ['HELP', 'INFO'],
} as const;
export type StandInOptOutType = keyof typeof keywords;

/** Twilio's replies to the keywords. */
export const replies: Readonly<Record<StandInOptOutType, string>> = {
  STOP: 'Streetlore: you are unsubscribed and get no more texts from us. Reply START to get them again.',
  START: optedInText,
  HELP: helpText(),
};

/** The keyword that Twilio finds in a text and posts along with it; null for any other text. */
export function optOutTypeOf(body: string): StandInOptOutType | null {
  const word = body.trim().toUpperCase();
  const types = Object.keys(keywords) as StandInOptOutType[];
  return types.find((type) => (keywords[type] as readonly string[]).includes(word)) ?? null;
}
