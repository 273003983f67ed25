import {
  chatterWords,
  continuationWords,
  denialWords,
  doubtWords,
  hedgeWords,
  introductionWords,
  names,
  questionWords,
} from './chatter.ts';
import { formOf, isArticle, isNumber, joined, type Words, withoutCourtesies, wordsOf } from './readings.ts';
import { uncounted } from './words.ts';

export type AnswerUse = 'gives' | 'holds' | 'denies';

/** What a sentence is compared with. All words are in the form of `formOf`. */
export type SoughtAnswer = {
  /** Whether these words are the answer. */
  isAnswer: (words: Words) => boolean;
  longest: number;
  /**
   * The words of the stop's own texts, and their stems. `hinted` has the words of its hint. Such a word is
   * never a guess, but beside an answer it may be strange like any other.
   */
  spoken: ReadonlySet<string>;
  hinted: ReadonlySet<string>;
  /** Whether these words are wrong here: an answer of another stop, or never to be accepted. */
  isNever: (words: Words) => boolean;
  /** Whether the stop asks for a number, so that another number is a guess. */
  isNumeric: boolean;
};

/**
 * A longer text never gives an answer. A text with more than `MAX_STRANGE` strange words holds an
 * answer only if at most half of its words are strange.
 */
const MAX_WORDS = 24;
const MAX_STRANGE = 3;

const formed = (list: readonly string[]) => new Set(list.flatMap((word) => formOf([word])));
const known = formed([...chatterWords, ...names, ...continuationWords, ...introductionWords]);
const says = formed(introductionWords);
const goesOn = formed(continuationWords);
const denies = formed(denialWords);
const doubts = formed(doubtWords);
const asks = formed(questionWords);
/** Words that may come between a denial and what it denies: 'not in the', "don't think it's a". */
const between = formed(
  'a an the in at on of its it is was be called really just even think say believe that this our'.split(' '),
);
const joining = formed(['and', 'plus', 'versus', 'vs']);
const idle = formed(uncounted);
const pointing = formed(['this', 'that', 'which', 'other', 'no']);
const standing = formed(['at', 'outside', 'near', 'by', 'behind', 'opposite', 'past', 'to']);

/** A word without a verb's ending: the stop's 'shout' also covers 'shouted'. */
export const stemOf = (word: string): string => word.replace(/(?<=.{3})(?:ed|ing|e)$/, '');

/** How a text holds an answer as whole words; null if it does not hold one. */
export function answerUseIn(text: string, sought: SoughtAnswer): AnswerUse | null {
  const parts = partsOf(text).map((words) => partOf(words, sought));
  const words = parts.reduce((sum, part) => sum + part.length, 0);
  const strange = parts.reduce((sum, part) => sum + part.strange, 0);
  const kinds = parts.map(({ kind }) => kind);
  if (!kinds.some((kind) => kind === 'gives' || kind === 'holds' || kind === 'either'))
    return kinds.includes('denies') ? 'denies' : null;
  const isGiven =
    kinds.includes('gives') && !kinds.some((kind) => kind === 'guess' || kind === 'either' || kind === 'denies');
  if (isGiven && words <= MAX_WORDS) return 'gives';
  return strange <= MAX_STRANGE || (strange * 2 <= words && words <= MAX_WORDS) ? 'holds' : null;
}

/** The parts of a text between its marks, in `formOf`. A full stop after 'Dr' does not end a part. */
function partsOf(text: string): Words[] {
  const plain = hedgeWords.reduce((kept, hedge) => kept.replace(hedge, ' '), text.toLowerCase().replace(/[‘’]/g, "'"));
  return plain
    .split(/[!?;:\n()[\]{}/|"“”…–—+=]+|(?<!\d),|,(?!\d)|(?<=[\p{L}\p{N}]{3})\.(?=\s|$)|\s-+\s|\bbut\b/u)
    .map((part) => formOf(withoutCourtesies(wordsOf(part))))
    .filter((words) => words.length > 0);
}

type Part = { kind: AnswerUse | 'aside' | 'guess' | 'either'; length: number; strange: number };

function partOf(words: Words, sought: SoughtAnswer): Part {
  const isStrange = (word: string) =>
    !sought.spoken.has(stemOf(word)) && (isNumber(word) ? sought.isNumeric : !known.has(word));
  const part = (kind: Part['kind'], said = words): Part => ({
    kind,
    length: words.length,
    strange: said.filter(isStrange).length,
  });
  if (words.includes('or')) return part(alternativesOf(words, sought));
  const hit = hitIn(words, sought);
  if (!hit)
    return part(isGuess(words, (word) => isStrange(word) && !sought.hinted.has(word), sought) ? 'guess' : 'aside');
  const [before, after] = [words.slice(0, hit.from), words.slice(hit.to)];
  if (isDenied(before, after, isStrange)) return part('denies');
  return part(isGiven(before, endOf(after), isStrange, sought) ? 'gives' : 'holds', [...before, ...after]);
}

/** 'Boot or shoe' gives the answer if the stop accepts both. */
function alternativesOf(words: Words, sought: SoughtAnswer): Part['kind'] {
  const at = words.indexOf('or');
  const sides = [words.slice(0, at), words.slice(at + 1)].filter((side) => side.length > 0);
  const kinds = sides.map(
    (side) =>
      partOf(
        side.filter((word) => word !== 'either'),
        sought,
      ).kind,
  );
  if (kinds.length > 0 && kinds.every((kind) => kind === 'gives')) return 'gives';
  return kinds.some((kind) => kind === 'gives' || kind === 'holds') ? 'either' : 'guess';
}

/** Whether a number word does not count anything: 'one sec', 'this one', 'none of us'. */
const isIdle = (before: Words, after: Words) =>
  idle.has(after[0] ?? '') ||
  pointing.has(before.at(-1) ?? '') ||
  (after[0] === 'of' && /^(?:us|it|this|that)$/.test(after[1] ?? ''));

/**
 * Where the answer stands; the longest wins. A piece of one of the stop's own words does not count,
 * as in 'wind mill'.
 */
function hitIn(
  words: Words,
  { isAnswer, isNever, isNumeric, longest, spoken }: SoughtAnswer,
): { from: number; to: number } | null {
  for (let length = Math.min(longest, words.length); length > 0; length -= 1)
    for (let from = words.length - length; from >= 0; from -= 1) {
      const to = from + length;
      const run = words.slice(from, to);
      if (isArticle(run[0]) || isArticle(run.at(-1)) || !isAnswer(run)) continue;
      if (isNumeric && isIdle(words.slice(0, from), words.slice(to))) continue;
      const wider = [words.slice(Math.max(0, from - 1), to), words.slice(from, to + 1)].filter(
        (one) => one.length > length,
      );
      if (!wider.some((one) => isNever(one) || (spoken.has(joined(one)) && !isAnswer(one)))) return { from, to };
    }
  return null;
}

/** Whether a part without the answer names something else: 'heron', 'it might be a stork'. */
function isGuess(words: Words, isStrange: (word: string) => boolean, { isNever }: SoughtAnswer): boolean {
  if (words.some((word) => denies.has(word) || asks.has(word))) return false;
  const named = words.filter((word) => !isArticle(word));
  if (named.some((_, n) => [1, 2].some((length) => isNever(named.slice(n, n + length))))) return true;
  const last = named.findLastIndex((word) => says.has(word));
  const rest = named.slice(last + 1);
  return rest.length <= 3 && rest.every(isStrange) && rest.length > 0;
}

/** The words after the answer, up to a denial: 'crane not heron'. */
const endOf = (after: Words) =>
  after.slice(0, (after.findIndex((word) => denies.has(word)) + 1 || after.length + 1) - 1);

function isDenied(before: Words, after: Words, isStrange: (word: string) => boolean): boolean {
  const nearest = before.findLast((word) => !between.has(word));
  if (nearest !== undefined && denies.has(nearest)) return true;
  if (before.findLast((word) => !isArticle(word)) === 'no') return true;
  const denial = after.findIndex((word) => denies.has(word) || word === 'no' || word === 'wrong');
  if (denial === -1 || !after.slice(0, denial).every((word) => between.has(word))) return false;
  const denied = after.slice(denial + 1).filter((word) => !isArticle(word));
  // 'Crane not heron' denies the heron, even where the clue speaks of it.
  const isContrast = denied.length > 0 && denied.length <= 2 && !denied.some((word) => known.has(word));
  return !isContrast && !denied.some(isStrange);
}

function isGiven(
  before: Words,
  after: Words,
  isStrange: (word: string) => boolean,
  { isNever }: SoughtAnswer,
): boolean {
  const lead = before.filter((word) => !isArticle(word));
  const words = [...lead, ...after];
  if (words.some((word) => doubts.has(word) || isNever([word]))) return false;
  if (asks.has(lead[0] ?? '') || isAskedWhat(lead)) return false;
  // 'We are at the church' says where the players are.
  if (/^(?:we|were|i|im)$/.test(lead[0] ?? '') && standing.has(lead.at(-1) ?? '')) return false;
  if (isJoined(lead.at(-1), lead.at(-2)) || isJoined(after[0], after.filter((word) => !isArticle(word))[1]))
    return false;
  const isSaid = lead.length > 0 && says.has(lead.at(-1) ?? '');
  return (isSaid || !lead.some(isStrange)) && (goesOn.has(after[0] ?? '') || !after.some(isStrange));
}

const isAskedWhat = ([first = '', second = '']: Words) =>
  /^(?:what|which|whats)$/.test(first) && (first === 'whats' || second === '' || /^(?:is|are|do|doe)$/.test(second));

/** Whether the text names another thing beside the answer: 'crane and heron'. */
const isJoined = (joint: string | undefined, thing: string | undefined) =>
  joint !== undefined && joining.has(joint) && thing !== undefined && !known.has(thing);
