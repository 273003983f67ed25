import { helpText, optedInText } from '@streetlore/domain/hunt';
import { answeredKeywords, serviceKeywords } from '@streetlore/domain/sms';

export type StandInOptOutType = keyof typeof serviceKeywords;

/** Twilio's replies to the keywords. */
export const replies: Readonly<Record<StandInOptOutType, string>> = {
  STOP: 'Streetlore: you are unsubscribed and get no more texts from us. Reply START to get them again.',
  START: optedInText,
  HELP: helpText(),
};

/**
 * The keyword that Twilio's Advanced Opt-Out finds in a text and posts along with it
 * (twilio.com/docs/messaging/tutorials/advanced-opt-out), configured as docs/twilio.md says. A
 * keyword is the whole text, in any case.
 * @returns null for any other text
 */
export function optOutTypeOf(body: string): StandInOptOutType | null {
  const word = body.trim().toUpperCase();
  const words: Readonly<Record<StandInOptOutType, readonly string[]>> = serviceKeywords;
  return answeredKeywords.find((type) => words[type].includes(word)) ?? null;
}
