import { wordsOf } from './plain-text.ts';
import { type PleaTopic, pleaIn } from './pleas.ts';
import { isRude } from './rudeness.ts';
import { smallTalkIn } from './small-talk.ts';

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
 * decides: a plea for rescue or money, small talk, an insult, any other plea. A long text that is none
 * of these counts as a plea for the way: its sender wants to be heard.
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
  return isSpeech(text) ? { type: 'plea', about: 'lost' } : null;
}

/** From so many words on, a text that is neither right nor nearly right speaks to us. */
const MIN_SPEECH = 9;
const guess =
  /^(?:so |ok |um |hmm |er )*(?:is it|is this|it is|are they|we think|i think|my guess|our guess|the answer|answer|maybe|perhaps|could it be|would it be|stop)\b/;

/** Whether a text is so long that it can be no guess, such as a story of what happened. */
function isSpeech(text: string): boolean {
  const words = wordsOf(text);
  return !guess.test(words) && words.split(' ').length >= MIN_SPEECH;
}
