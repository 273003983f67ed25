import { canonical, parseText } from '../commands/commands.ts';
import { withoutAdditions } from './additions.ts';
import type { CloseReason } from './amiss.ts';
import { chatterWords } from './chatter.ts';
import { formsOf, formsOfAnswers } from './listed.ts';
import { mendNumberWords, type Spelling, spellingOf } from './misspelt.ts';
import {
  formOf,
  isArticle,
  isNumber,
  joined,
  readingsOfText,
  sameForm,
  type Words,
  withoutArticles,
  wordsOf,
} from './readings.ts';
import { answerUseIn, type SoughtAnswer, stemOf } from './sentence.ts';
import { numbersAbroad, uncounted } from './words.ts';

/** The judgement on an answer. `right` solves the stop. A near answer (`Amiss`) costs nothing. */
export type Verdict = 'right' | CloseReason | 'wrong';

/** The fields of a hunt's stop that the judge needs. */
export type JudgedStop = {
  readonly answers: readonly string[];
  readonly exact_only?: boolean | undefined;
  readonly never_accept?: readonly string[] | undefined;
  readonly clue?: string | undefined;
  readonly question?: string | null | undefined;
  readonly hint?: string | null | undefined;
  readonly location_name?: string | undefined;
};

/** A longer text names no part of the answer: it is a shot in the dark. */
const MAX_WORDS_NEAR = 4;

/**
 * Whether a text answers a stop. The judge goes through these steps, and the first match decides:
 * 1. The text as written is one of the stop's answers: right.
 * 2. The text is a command or a carrier's keyword, or the stop takes its answers only as written:
 *    wrong.
 * 3. The text as written is an entry of `never_accept`, or an answer of another stop of the tour:
 *    wrong.
 * 4. The text is copied from the stop's own texts and is not one of its answers: wrong.
 * 5. The text is compared with the same lists in looser and looser forms. An answer of the stop is
 *    right, an entry of another list is wrong.
 * 6. The text names a number that is an answer, with what is counted: right.
 * 7. The text may still give the answer in a sentence or with a slip.
 * @param stop one of the tour's stops
 */
export function judge(text: string, stop: JudgedStop, tour: { readonly stops: readonly JudgedStop[] }): Verdict {
  const given = canonical(text);
  if (formsOfAnswers(stop.answers).written.has(given)) return 'right';
  if (parseText(text).type !== 'answer') return 'wrong';
  if (stop.exact_only) return 'wrong';
  const others = tour.stops.filter((other) => other !== stop).map(({ answers }) => answers);
  const never = [stop.never_accept ?? [], ...others];
  if (never.some((list) => formsOfAnswers(list).written.has(given))) return 'wrong';
  const readings = readingsOfText(given);
  if (isCopied(readings, stop)) return 'wrong';
  const { plain, same } = formsOf(readings);
  const said = { plain, same: [...same, ...plain.flatMap((word) => numbersAbroad.get(word) ?? [])] };
  for (const form of ['plain', 'same'] as const) {
    const isAmong = (list: readonly string[]) => said[form].some((one) => formsOfAnswers(list)[form].has(one));
    if (isAmong(stop.answers)) return 'right';
    if (never.some(isAmong)) return 'wrong';
  }
  if (isCounted(readings, stop)) return 'right';
  return inSentence(given, readings, stop, never);
}

/** Whether a text is one of the stop's answers and nothing more, apart from courtesy. */
export function isAnswerAsWritten(text: string, { answers, exact_only }: JudgedStop): boolean {
  const given = canonical(text);
  const { written, plain } = formsOfAnswers(answers);
  if (written.has(given) || exact_only) return written.has(given);
  return formsOf(readingsOfText(given)).plain.some((one) => plain.has(one));
}

/** Whether a text is copied from the stop's own texts. An answer is not, even if it is in them. */
function isCopied(readings: readonly Words[], stop: JudgedStop): boolean {
  const words = withoutArticles(readings.at(-1) ?? []);
  const texts = [stop.clue, stop.question].map((text) => ` ${withoutArticles(wordsOf(text ?? '')).join(' ')} `);
  if (words.length === 0 || !texts.some((text) => text.includes(` ${words.join(' ')} `))) return false;
  const { plain, same } = formsOfAnswers(stop.answers);
  return !plain.has(joined(words)) && !same.has(joined(sameForm(words)));
}

/**
 * Whether a text names an answer that is a number, with what is counted: "0 trains". The stop's own
 * texts must have the counted words, because people also say "one sec" and "no idea".
 */
function isCounted(readings: readonly Words[], { answers, clue = '', question }: JudgedStop): boolean {
  return readings.some((words) => {
    const [number = '', ...counted] = sameForm(words);
    if (!isNumber(number) || counted.length > 2 || counted.some(isNumber)) return false;
    if (!formsOfAnswers(answers).same.has(number)) return false;
    const stop = sameForm(wordsOf([clue, question, ...answers].join(' ')));
    const isSpokenOf = counted.every((word) => stop.includes(word));
    const isUncounted = counted.some((word) => uncounted.includes(word));
    return words[0] === 'no' ? isSpokenOf && !isUncounted : isSpokenOf || !isUncounted;
  });
}

function inSentence(text: string, readings: readonly Words[], stop: JudgedStop, never: Never): Verdict {
  const { same, bare, telling } = formsOfAnswers(stop.answers);
  const sentence = sentenceOf(text, stop, never);
  const held = sentence((words) => same.has(joined(words)));
  if (held === 'gives') return 'right';
  if (held === 'denies') return 'wrong';
  const spelled = (given: Words) => bare.flatMap((wanted) => spellingsOf(withoutArticles(given), wanted));
  const spellings = readings.flatMap(spelled);
  const has = (spelling: Spelling) =>
    spellings.includes(spelling) || sentence((words) => spelled(words).includes(spelling)) === 'gives';
  if (has('right')) return 'right';
  if (held === 'holds') return 'not_alone';
  const words = sameForm(readings.at(-1) ?? []);
  if (words.length <= MAX_WORDS_NEAR && words.some((word) => telling.has(word))) return 'in_part';
  // 'Cocao, swap the ks': what is close costs nothing, whatever the text says beside it.
  const isNear = apartIn(text).some(
    (word) => same.has(word) || spelled([word]).some((spelling) => spelling !== 'other'),
  );
  return has('misspelt') || isNear || isMended(text, stop, never) ? 'misspelt' : 'wrong';
}

const chatter: ReadonlySet<string> = new Set(chatterWords);

/** The words of a text that stand apart from other words. In 'coca cola', 'coca' does not. */
function apartIn(text: string): Words {
  return text.split(/[^\p{L}\p{N}'’ -]+/u).flatMap((part) => {
    const words = wordsOf(part);
    const isApart = (word: string | undefined) => word === undefined || isArticle(word) || chatter.has(word);
    const isCount = (word: string) => isNumber(joined(sameForm([word])));
    return words.filter((word, n) => !isCount(word) && isApart(words[n - 1]) && isApart(words[n + 1]));
  });
}

/** Whether a text gives or holds an answer once its number words are spelt right: 'one hunderd'. */
function isMended(text: string, stop: JudgedStop, never: Never): boolean {
  const words = wordsOf(text);
  const spelt = mendNumberWords(words);
  if (joined(spelt) === joined(words)) return false;
  const { same } = formsOfAnswers(stop.answers);
  const held = sentenceOf(spelt.join(' '), stop, never)((part) => same.has(joined(part)));
  return same.has(joined(sameForm(spelt))) || held === 'gives' || held === 'holds';
}

/** How words compare with an answer. In several words each may have another form: 'doctor martins'. */
const spellingsOf = (given: Words, wanted: Words): Spelling[] =>
  wanted.length === 1
    ? [spellingOf(given, wanted)]
    : [spellingOf(given, wanted), spellingOf(sameForm(given), sameForm(wanted))];

/** The texts that are wrong at a stop: its `never_accept`, then the answers of each other stop. */
type Never = readonly (readonly string[])[];

/** How a text of several words holds an answer. The returned function takes a test for answers. */
function sentenceOf(text: string, stop: JudgedStop, [never = [], ...elsewhere]: Never) {
  const { answers } = stop;
  const isNumeric = answers.some((answer) => isNumber(joined(sameForm(wordsOf(answer)))));
  const said = withoutAdditions(text, isNumeric);
  if (wordsOf(said).length < 2) return () => null;
  const spoken = wordsAt([stop.clue, stop.question, stop.location_name, ...answers]);
  const isListed = (words: Words) => (list: readonly string[]) => formsOfAnswers(list).same.has(joined(words));
  const isOurs = (word: string) => spoken.has(word) || (isNumber(word) && !isNumeric);
  const isNever = (words: Words) => isListed(words)(never) || (!words.every(isOurs) && elsewhere.some(isListed(words)));
  const longest = Math.max(...formsOfAnswers(answers).bare.map(({ length }) => length)) + 1;
  const sought = { longest, spoken, hinted: wordsAt([stop.hint]), isNever, isNumeric };
  return (isAnswer: SoughtAnswer['isAnswer']) => answerUseIn(said, { ...sought, isAnswer });
}

function wordsAt(texts: readonly (string | null | undefined)[]): ReadonlySet<string> {
  const words = formOf(wordsOf(texts.join(' ')));
  return new Set([...words, ...words.map(stemOf)]);
}
