import { classify, speaks } from '../commands/classify.ts';
import type { JudgedStop } from './judge.ts';

/**
 * Whether a text that is neither right nor close is positively a guess at the answer of a stop, so that
 * it counts as wrong. Any other text is talk and costs nothing.
 */
export const isGuess = (text: string, _stop: JudgedStop, _tour: { readonly stops: readonly JudgedStop[] }): boolean =>
  classify(text) === null && !speaks(text.replace(/\b(?:in|of|on|to) (?:my|our|your)\b/gi, ''));
