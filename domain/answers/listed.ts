import { canonical } from '../commands/commands.ts';
import { isNumber, joined, readingsOf, sameForm, type Words, withoutArticles } from './readings.ts';

/** A word that may stand for a whole answer has at least this many letters. */
const TELLING = 4;

/**
 * A list of answers in the forms that the judge compares. A tour's lists are the same for every
 * text.
 */
type Listed = {
  written: ReadonlySet<string>;
  plain: ReadonlySet<string>;
  same: ReadonlySet<string>;
  /** Each answer's words without 'a', 'an' and 'the'. Typing errors are looked for in these words only. */
  bare: readonly Words[];
  telling: ReadonlySet<string>;
};
const known = new WeakMap<readonly string[], Listed>();

export function formsOfAnswers(answers: readonly string[]): Listed {
  const before = known.get(answers);
  if (before) return before;
  const forms = answers.map((answer) => formsOf(readingsOf(answer)));
  const now = {
    written: new Set(answers.map(canonical)),
    plain: new Set(forms.flatMap(({ plain }) => plain)),
    same: new Set(forms.flatMap(({ same }) => same)),
    bare: answers.flatMap((answer) => readingsOf(answer).map(withoutArticles)),
    telling: new Set(answers.flatMap((answer) => tellingWords(answer, answers))),
  };
  known.set(answers, now);
  return now;
}

/** Each reading of a text as one word: `plain` as typed, `same` with synonyms made the same. */
export function formsOf(readings: readonly Words[]): { plain: string[]; same: string[] } {
  return {
    plain: readings.map(joined).filter(Boolean),
    same: readings.map((words) => joined(sameForm(words))).filter(Boolean),
  };
}

/**
 * The words that an answer cannot do without. If "black" also counts for "back to black", "back"
 * alone tells nothing.
 */
function tellingWords(answer: string, answers: readonly string[]): Words {
  const wordsIn = (one: string) => sameForm(readingsOf(one).at(-1) ?? []);
  const wanted = wordsIn(answer);
  if (wanted.length === 1) return [];
  const shorter = answers.map(wordsIn).filter((one) => one.length < wanted.length);
  return wanted.filter((word) => {
    if (word.length < TELLING || isNumber(word)) return false;
    return !shorter.some((one) => !one.includes(word) && one.every((other) => wanted.includes(other)));
  });
}
