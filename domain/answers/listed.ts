import { canonical } from '../commands/commands.ts';
import { isNumber, joined, readingsOf, sameForm, type Words, withoutArticles } from './readings.ts';

/** Words of an answer that may be given for the whole of it have so many letters at least. */
const TELLING = 4;

/** A list of answers in the forms in which they are compared; a tour's are the same for every text. */
type Listed = {
  written: ReadonlySet<string>;
  plain: ReadonlySet<string>;
  same: ReadonlySet<string>;
  /** Without articles, which are never part of a slip. */
  bare: readonly Words[];
  telling: ReadonlySet<string>;
};
const known = new WeakMap<readonly string[], Listed>();

/** A list of answers in its forms, which are made once. */
export function listed(answers: readonly string[]): Listed {
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

/** Each way in which a text can be meant as one word, as it is typed and with what means the same made the same. */
export function formsOf(readings: readonly Words[]): { plain: string[]; same: string[] } {
  return {
    plain: readings.map(joined).filter(Boolean),
    same: readings.map((words) => joined(sameForm(words))).filter(Boolean),
  };
}

/**
 * The words of an answer that it cannot do without. "Jubilee line" also counts without its second word, so that "line" tells nothing;
 * nor does "back" where "back to black" counts as "black".
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
