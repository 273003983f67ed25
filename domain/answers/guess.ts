import { chatterWords, names } from './chatter.ts';
import type { JudgedStop } from './judge.ts';
import { formsOfAnswers } from './listed.ts';
import { isRealOrChatter } from './misspelt.ts';
import { type Phrase, phrasesOf } from './phrases.ts';
import { formOf, isArticle, isNumber, joined, sameForm, type Words, wordsOf } from './readings.ts';
import { describingWords, everydayThings, kindsOfThings, things } from './things.ts';
import { uncounted } from './words.ts';

/** A guess has at most this many words, articles aside. */
const MAX_WORDS = 4;
/** A longer text is never a guess, whatever words it has. */
const MAX_LENGTH = 160;

/** `formOf` makes 'cooky' of 'cookies', so the lists have 'cookie' as 'cooky' too. */
const formed = (list: readonly string[]): ReadonlySet<string> =>
  new Set(list.flatMap((word) => formOf([word])).flatMap((word) => [word, word.replace(/ie$/, 'y')]));

let lists: Lexicon | undefined;
type Lexicon = ReturnType<typeof readLists>;
/** The word lists, read when the first text needs them. */
const lexicon = (): Lexicon => (lists ??= readLists());
const readLists = () => ({
  firm: formed(things),
  everyday: formed(everydayThings),
  describing: formed([...describingWords, ...names]),
  kinds: kindsOfThings.map(formed),
  /** Words that name nothing even with a capital. */
  idle: formed([...chatterWords, ...uncounted, ...everydayThings]),
});

const connecting = /^(?:of|with|and|or|in|on)$/;
/** A phrase that begins with one of these says where something is. */
const placing = /^(?:in|on|at|by|near|under|over|behind|outside|inside|opposite|past|to|from|next|for|with|of|and|or)$/;

type Tour = { readonly stops: readonly JudgedStop[] };

/** What a stop and its tour add to the words of a guess. */
type Ground = {
  isNumeric: boolean;
  /** The words of the stop's puzzle. */
  spoken: ReadonlySet<string>;
  /** The names in the tour's puzzles, and things of the kind that this stop asks for. */
  named: ReadonlySet<string>;
  /** Whole answers of the tour and wrong ones that the stop knows. */
  answers: ReadonlySet<string>;
  places: readonly string[];
};

/**
 * Whether a text that is neither right nor close is a guess, so that it counts as wrong: it names
 * things, in at most four words. Any other text is talk and costs nothing.
 */
export function isGuess(text: string, stop: JudgedStop, tour: Tour): boolean {
  if (text.length > MAX_LENGTH || /[^\P{L}\p{Script=Latin}]/u.test(text)) return false;
  const ground = groundOf(stop, tour);
  if (ground.isNumeric && /\d ?%|\d[/:]\d|[£$€] ?\d/u.test(text)) return false;
  const phrases = phrasesOf(text, ground.isNumeric).map((phrase) => guessIn(phrase, ground));
  const length = phrases.reduce((sum, words) => sum + (words?.length ?? 0), 0);
  return phrases.every((words) => words !== null) && length > 0 && length <= MAX_WORDS;
}

/** The words of a phrase without articles if it names things; null for any other phrase. */
function guessIn({ words: said, isBegun }: Phrase, ground: Ground): Words | null {
  const { firm, everyday, describing } = lexicon();
  const words = formOf(said.split(' '));
  const bare = words.filter((word) => !isArticle(word));
  const [first = '', ...others] = bare;
  if (bare.length === 0 || placing.test(words[0] ?? '') || isOfSomebody(said)) return null;
  if (isNumber(first) && ground.isNumeric)
    return others.every((word) => firm.has(word) || (ground.spoken.has(word) && !uncounted.includes(word)))
      ? bare
      : null;
  if (!isNumber(first) && (ground.answers.has(joined(bare)) || isCompound(bare))) return bare;
  if (!isBegun && others.length > 0 && isPlace(said, ground)) return null;
  let isThing = false;
  for (const [n, word] of words.entries()) {
    const before = words[n - 1] ?? '';
    if (isArticle(word)) {
      if (n > 0 && !connecting.test(before)) return null;
      // 'Lorry in the road'
      if (word === 'the' && /^(?:in|on)$/.test(before)) return null;
    } else if (connecting.test(word)) {
      if (n === words.length - 1) return null;
    } else if (isNumber(word)) {
      if (word !== first || others.length === 0) return null;
    } else if (firm.has(word) || ground.named.has(word)) isThing = true;
    else if (everyday.has(word)) isThing ||= isBegun ? !words.includes('the') : isAfterArticle(words.slice(0, n));
    else if (!describing.has(word)) return null;
  }
  // 'Gate broken' tells something of the gate.
  const last = bare.at(-1) ?? '';
  return isThing && (firm.has(last) || !describing.has(last)) ? bare : null;
}

/** Whether a phrase is the name of a place: players tell where they are. */
const isPlace = (phrase: string, { places }: Ground): boolean =>
  places.some((place) => place.includes(` ${phrase} `)) ||
  /^(?!an? ).* (?:avenue|circus|lane|market|park|rd|road|square|st|station|street|town)$/.test(phrase);

/** Whether a phrase speaks of what somebody has: 'tom's house'. */
const isOfSomebody = (phrase: string): boolean =>
  phrase.split(' ').some((word) => word.endsWith('s') && names.includes(word.slice(0, -1)));

/** Whether words are an indefinite article and describing words: 'a big'. */
const isAfterArticle = ([article = '', ...others]: Words): boolean =>
  /^an?$/.test(article) && others.every((word) => lexicon().describing.has(word));

/** Whether two words are one of the things, written apart: 'flip flop'. */
const isCompound = (words: Words): boolean =>
  words.length === 2 && words.every((word) => word.length > 2) && lexicon().firm.has(joined(words));

function groundOf(stop: JudgedStop, { stops }: Tour): Ground {
  const answers = formed(stop.answers.flatMap(wordsOf));
  const kind = lexicon().kinds.filter((words) => [...words].some((word) => answers.has(word)));
  const lists = [...stops.map((one) => one.answers), stop.never_accept ?? []];
  const names = stops.flatMap(({ clue, question, hint }) => namesIn([clue, question, hint].join(' ')));
  return {
    isNumeric: stop.answers.some((answer) => isNumber(joined(sameForm(wordsOf(answer))))),
    spoken: formed(wordsOf([stop.clue, stop.question].join(' '))),
    named: new Set([...formed(names), ...kind.flatMap((words) => [...words])]),
    answers: new Set(lists.flatMap((list) => [...formsOfAnswers(list).same])),
    places: stops.map(({ location_name = '' }) => ` ${wordsOf(location_name).join(' ')} `),
  };
}

/** The names in a puzzle: words with a capital within a sentence, and words in capitals. */
const namesIn = (puzzle: string): Words =>
  [...puzzle.matchAll(/(?<=[\p{L}\p{N},;] )\p{Lu}\p{L}{2,}|\p{Lu}{3,}/gu)]
    .flatMap(([word]) => wordsOf(word))
    .filter(
      (word) =>
        (word.length > 3 || !isRealOrChatter(word)) &&
        formOf([word]).every((one) => !isNumber(one) && !lexicon().idle.has(one)),
    );
