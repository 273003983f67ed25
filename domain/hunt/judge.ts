import { canonical, understand } from './commands.ts';
import { isNumber, joined, readingsOf, sameForm, singularOf, type Words, wordsOf } from './readings.ts';
import { isRealWord } from './real-words.ts';
import { LONG_WORD, SHORT_WORD, slipsBetween } from './slips.ts';
import type { HuntStop } from './tour.ts';
import { uncounted } from './words.ts';

/** What becomes of an answer: `right` solves the stop, `close` costs nothing. */
export type Verdict = 'right' | 'close' | 'wrong';

export type JudgedStop = Pick<HuntStop, 'answers' | 'exact_only' | 'never_accept'> &
  Partial<Pick<HuntStop, 'clue' | 'question'>>;

/** Words of an answer that may be given for the whole of it have so many letters at least. */
const TELLING = 4;

/** Of so many words at most one may be the answer: a longer text is a shot in the dark. */
const FEW = 4;

/**
 * Whether a text answers a stop. It is compared ever more loosely, and the first thing that it equals decides: one of the stop's
 * answers makes it right, an answer of another stop of the tour or an entry of `never_accept` wrong. What equals nothing may
 * still be an answer with a slip. A command or a carrier's keyword never is.
 * @param stop one of the tour's stops
 */
export function judge(text: string, stop: JudgedStop, tour: { readonly stops: readonly JudgedStop[] }): Verdict {
  const given = canonical(text);
  if (stop.answers.some((answer) => canonical(answer) === given)) return 'right';
  if (understand(text).type !== 'answer') return 'wrong';
  if (stop.exact_only) return 'wrong';
  const others = tour.stops.filter((other) => other !== stop).map(({ answers }) => answers);
  const never = [stop.never_accept ?? [], ...others];
  if (never.some((list) => list.some((answer) => canonical(answer) === given))) return 'wrong';
  const said = formsOf(text);
  for (const form of ['plain', 'same'] as const) {
    const isAmong = (list: readonly string[]) => said[form].some((one) => listed(list)[form].has(one));
    if (isAmong(stop.answers)) return 'right';
    if (never.some(isAmong)) return 'wrong';
  }
  if (isCounted(text, stop)) return 'right';
  return nearness(text, stop.answers);
}

/** A list of answers in the forms in which they are compared; a tour's are the same for every text. */
type Listed = {
  plain: ReadonlySet<string>;
  same: ReadonlySet<string>;
  readings: readonly (readonly Words[])[];
  telling: ReadonlySet<string>;
};
const known = new WeakMap<readonly string[], Listed>();

function listed(answers: readonly string[]): Listed {
  const before = known.get(answers);
  if (before) return before;
  const forms = answers.map(formsOf);
  const now = {
    plain: new Set(forms.flatMap(({ plain }) => plain)),
    same: new Set(forms.flatMap(({ same }) => same)),
    readings: answers.map(readingsOf),
    telling: new Set(answers.flatMap((answer) => tellingWords(answer, answers))),
  };
  known.set(answers, now);
  return now;
}

/** Each way in which a text can be meant as one word, as it is typed and with what means the same made the same. */
function formsOf(text: string): { plain: string[]; same: string[] } {
  const readings = readingsOf(text);
  return {
    plain: readings.map(joined).filter(Boolean),
    same: readings.map((words) => joined(sameForm(words))).filter(Boolean),
  };
}

/**
 * Whether it names an answer that is a number, and what is counted: "0 trains", "100 times". People begin with a number without
 * counting ("one sec"), and with "no" whatever they like ("no idea"), so that then the stop must speak of what they count.
 */
function isCounted(text: string, { answers, clue = '', question }: JudgedStop): boolean {
  return readingsOf(text).some((words) => {
    const [number = '', ...counted] = sameForm(words);
    if (!isNumber(number) || counted.length > 2 || counted.some(isNumber)) return false;
    if (!listed(answers).same.has(number)) return false;
    const stop = sameForm(wordsOf([clue, question, ...answers].join(' ')));
    const isSpokenOf = counted.every((word) => stop.includes(word));
    const isUncounted = counted.some((word) => uncounted.includes(word));
    return words[0] === 'no' ? isSpokenOf && !isUncounted : isSpokenOf || !isUncounted;
  });
}

/** How near a text comes to answers of which it equals none. */
function nearness(text: string, answers: readonly string[]): Verdict {
  const readings = readingsOf(text);
  const { readings: wanted, telling } = listed(answers);
  const verdicts = wanted.flat().flatMap((one) => readings.map((given) => slipVerdict(given, one)));
  if (verdicts.includes('right')) return 'right';
  const words = sameForm(readings.at(-1) ?? []);
  return verdicts.includes('close') || (words.length <= FEW && words.some((word) => telling.has(word)))
    ? 'close'
    : 'wrong';
}

/** Word by word where there are as many, so that each is judged by its own length; else as one word. */
function slipVerdict(given: Words, wanted: Words): Verdict {
  if (given.length !== wanted.length) return wordVerdict(joined(given), joined(wanted), false);
  const verdicts = wanted.flatMap((word, n) => (given[n] === word ? [] : wordVerdict(given[n] ?? '', word, true)));
  const [only = 'wrong'] = verdicts;
  if (verdicts.length === 1) return only;
  return verdicts.length === 2 && !verdicts.includes('wrong') ? 'close' : 'wrong';
}

function wordVerdict(given: string, wanted: string, isWord: boolean): Verdict {
  const slips = wanted.length < SHORT_WORD ? null : slipsBetween(given, wanted);
  if (slips === null || isOtherNumber(given, wanted)) return 'wrong';
  if (slips === 0) return 'right';
  if (wanted.length < LONG_WORD) return slips === 1 ? 'close' : 'wrong';
  return slips === 1 && !(isWord && isMeant(given)) ? 'right' : 'close';
}

/** Whether a word is what somebody meant to type, in the singular or as it is. */
const isMeant = (word: string) => [word, singularOf(word)].some(isRealWord);

/** "Nine" is no slip for "none". */
function isOtherNumber(given: string, wanted: string): boolean {
  const [number = '', ...rest] = sameForm([given]);
  return rest.length === 0 && isNumber(number) && joined(sameForm([wanted])) !== number;
}

/**
 * The words of an answer that are close on their own, or among a few others: those that it cannot do without. "Jubilee line" also
 * counts without its second word, so that "line" tells nothing.
 */
function tellingWords(answer: string, answers: readonly string[]): Words {
  const words = (one: string) => sameForm(readingsOf(one).at(-1) ?? []);
  const wanted = words(answer);
  const accepted = new Set(answers.map((one) => joined(words(one))));
  return wanted.filter((word, n) => {
    if (word.length < TELLING || isNumber(word)) return false;
    return wanted.length === 1 || !accepted.has(joined(wanted.toSpliced(n, 1)));
  });
}
