import { type PleaTopic, pleaIn } from './pleas.ts';
import { isRude } from './rudeness.ts';
import { smallTalkIn } from './small-talk.ts';
import { speechIn } from './speech.ts';

/** A text that is neither a command nor an answer, and needs a person's ear. */
export type Aside =
  /** Asks for something that is no command in so many words. */
  | { type: 'plea'; about: PleaTopic }
  /** Insults us. */
  | { type: 'rude' }
  /** Small talk: thanks, laughter, 'hang on', a greeting. */
  | { type: 'chatter'; is_greeting: boolean };

/**
 * What a text is that neither names a command nor comes from a machine. The first that applies
 * decides: a plea for rescue or money, small talk, an insult, any other plea, a sentence that speaks to
 * us in words that none of these lists know.
 * @returns null for a text that can only be an answer
 */
export function classify(text: string): Aside | null {
  const about = pleaIn(text);
  const isUrgent = about === 'distress' || about === 'money';
  if (about && isUrgent) return { type: 'plea', about };
  const talk = smallTalkIn(text);
  if (talk && about !== 'person') return { type: 'chatter', ...talk };
  if (isRude(text)) return { type: 'rude' };
  if (about) return { type: 'plea', about };
  const speech = speechIn(text);
  if (speech === 'gladness') return { type: 'chatter', is_greeting: false };
  return speech && { type: 'plea', about: speech };
}
