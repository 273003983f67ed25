import { type PleaTopic, pleaIn } from './pleas.ts';
import { isRude } from './rudeness.ts';
import { smallTalkIn } from './small-talk.ts';
import { isStory, speechIn } from './speech.ts';

/** A text that is neither a command nor an answer, and needs a person's ear. */
export type Aside =
  /** Asks for something that is no command in so many words. */
  | { type: 'plea'; about: PleaTopic }
  /** Insults us. */
  | { type: 'rude' }
  /** Small talk: thanks, laughter, 'hang on', a greeting. */
  | { type: 'chatter'; is_greeting: boolean };

/**
 * What a text is that neither names a command nor comes from a machine, wherever its hunt stands. The
 * first that applies decides: a plea for rescue or money, small talk, an insult, any other plea. A
 * long text that is none of these counts as a plea for the way, because its sender wants to be heard.
 * @returns null for any other text
 */
export function classify(text: string): Aside | null {
  return listed(text) ?? (isStory(text) ? { type: 'plea', about: 'lost' } : null);
}

/**
 * The same at a puzzle, where a text without a kind would be a guess and cost points. There, a
 * sentence that speaks to us in words that no list knows is a plea, or small talk if it is only glad.
 * @returns null for a text that can only be an answer
 */
export function classifyAtPuzzle(text: string): Aside | null {
  const known = listed(text);
  if (known) return known;
  const about = speechIn(text);
  if (about === 'gladness') return { type: 'chatter', is_greeting: false };
  return about && { type: 'plea', about };
}

/** What the lists of whole sentences know of a text. */
function listed(text: string): Aside | null {
  const about = pleaIn(text);
  const isUrgent = about === 'distress' || about === 'money';
  if (about && isUrgent) return { type: 'plea', about };
  const talk = smallTalkIn(text);
  if (talk && about !== 'person') return { type: 'chatter', ...talk };
  if (isRude(text)) return { type: 'rude' };
  return about && { type: 'plea', about };
}
