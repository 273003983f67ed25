import { readingsOfText } from '../answers/readings.ts';
import { canonical } from '../commands/commands.ts';
import type { HuntState } from './state.ts';
import type { HuntStop } from './tour.ts';

/**
 * How many wrong answers in a row get a reply each. The next one gets the reply that says what else helps.
 */
export const MAX_ANSWERED_TRIES = 10;

/** The number of wrong answers to a stop that the hunt remembers, so that none counts twice. */
const MAX_REMEMBERED = 50;

/** The words of an answer, without what people say before and after it. */
export const wordsOfAnswer = (answer: string, { exact_only }: Pick<HuntStop, 'exact_only'>): string =>
  exact_only ? canonical(answer) : (readingsOfText(answer).at(-1) ?? []).join(' ');

/**
 * An answer as a hash (32 bits, FNV-1a), because a booking outlives its players' personal data and
 * must hold none of their words.
 */
export function hashAnswer(answer: string, stop: Pick<HuntStop, 'exact_only'>): number {
  let hash = 0x811c9dc5;
  for (const character of wordsOfAnswer(answer, stop) || canonical(answer))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** The hunt after a wrong answer. The same wrong answer costs a team once, whoever repeats it. */
export function countWrongAnswer(state: HuntState, hash: number): { state: HuntState; isNew: boolean; tries: number } {
  const { guessed = [], tries = 0, wrong_answers } = state;
  const isNew = !guessed.includes(hash);
  const counted = isNew
    ? { wrong_answers: wrong_answers + 1, guessed: [...guessed, hash].slice(-MAX_REMEMBERED) }
    : { wrong_answers };
  return { state: { ...state, ...counted, tries: tries + 1 }, isNew, tries: tries + 1 };
}
