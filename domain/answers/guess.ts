import { withoutAdditions } from './additions.ts';
import { chatterWords, names } from './chatter.ts';
import type { JudgedStop } from './judge.ts';
import { formsOfAnswers } from './listed.ts';
import { isRealOrSaid } from './misspelt.ts';
import { formOf, isArticle, isNumber, joined, sameForm, type Words, wordsOf } from './readings.ts';
import { describingWords, everydayThings, kindsOfThings, things } from './things.ts';
import { uncounted } from './words.ts';

/** A guess has at most this many words, articles aside. */
const MAX_WORDS = 4;
/** A longer text is never a guess, whatever words it has. */
const MAX_LENGTH = 160;

const formed = (list: readonly string[]): ReadonlySet<string> => new Set(list.flatMap((word) => formOf([word])));
const firm = formed(things);
const everyday = formed(everydayThings);
const describing = formed([...describingWords, ...names]);
const kinds = kindsOfThings.map(formed);
const idle = formed([...chatterWords, ...uncounted, ...everydayThings]);

/** What stands around a guess and adds nothing to it. */
const around = `ok|okay|so|well|oh+|ah+|aha|hm+|mm+|u+m+|e+r+m*|hi|hello|hey|hiya|yes|yeah|yep|yup|and|or|but|then|now|right|guys|all|please|pls|plz|sorry|thanks|thank you|thx|ta|cheers|mate|lol|haha|hahaha|hehe|x+|tbh|maybe|perhaps|possibly|probably|surely|definitely|obviously|innit|actually|easy|either|got it|eureka|bingo|final answer|for sure|of course`;
const pointing = 'its|it is|thats|that is|this is|they are|theyre|it was|they were|he is|hes|she is|shes|the answer is';
/** How people begin a guess. Whatever thing follows is one. */
const beginning = `(?:could|can|would|might) it be|is it|(?:it |this |that |they )?(?:must|has to|have to|got to|gotta|could|might|may|should|will) be|its (?:got to|gotta) be|(?:(?:the|my|our|final|best|first|new|next) )*(?:answer|guess|bet|solution|ans)(?: (?:is|was|would be))?|(?:i|we) (?:think|reckon|guess|say|believe|bet|vote)(?: (?:that|for))?|(?:id|wed|ill|i would|we would|i will) (?:say|guess|go with)|(?:(?:i am|im|we are|were) )?(?:going with|guessing)|(?:how|what) about|it (?:says|reads|spells)|(?:my )?(?:mate|son|daughter|wife|husband|mum|dad|friend|brother|sister|kid|${names.join('|')}) (?:says|thinks|reckons|said)`;
const ending =
  'is it|isnt it|i think|we think|i guess|we guess|i reckon|we reckon|i say|we say|or something|is the answer|is (?:my|our) (?:answer|guess)|correct|at a guess';

const opening = new RegExp(
  `^(?:(?:${around}) )*(?:((?:${beginning}) (?:(?:${beginning}|${pointing}) )*)|(?:${pointing}) )?(?:(?:${around}|like) )*`,
);
const closing = new RegExp(`(?:^| )(?:(?:${around}|${ending})(?: |$))+$`);
const aside = new RegExp(`^(?:(?:${around}|${ending}|${names.join('|')})(?: |$))+$`);

const between = /[!?;:\n()[\]{}/|"“”…–—+=]+|(?<!\d),|,(?!\d)|(?<=[\p{L}\p{N}]{2})\.(?=\s|$)|\s-+\s/u;
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
 * Whether a text that is neither right nor close is positively a guess at the answer of a stop, so that
 * it counts as wrong: after courtesy and the beginning of a guess it names things, in at most four
 * words. Any other text is talk and costs nothing.
 */
export function isGuess(text: string, stop: JudgedStop, tour: Tour): boolean {
  if (text.length > MAX_LENGTH || /[^\P{L}\p{Script=Latin}]/u.test(text)) return false;
  const ground = groundOf(stop, tour);
  if (ground.isNumeric && /\d ?%|\d[/:]\d|[£$€] ?\d/u.test(text)) return false;
  let [isBegun, length] = [false, 0];
  for (const part of withoutAdditions(text, ground.isNumeric).toLowerCase().split(between)) {
    const said = wordsOf(part).join(' ');
    if (said === '' || aside.test(said)) continue;
    const begun = opening.exec(`${said} `);
    isBegun ||= begun?.[1] !== undefined;
    const rest = said.slice(begun?.[0].length ?? 0).replace(closing, '');
    if (rest === '') continue;
    const words = guessIn(rest, isBegun, ground);
    if (!words) return false;
    length += words.length;
  }
  return length > 0 && length <= MAX_WORDS;
}

/** The words of a phrase without articles if it names things; null for any other phrase. */
function guessIn(phrase: string, isBegun: boolean, ground: Ground): Words | null {
  const words = formOf(phrase.split(' '));
  const bare = words.filter((word) => !isArticle(word));
  const [first = '', ...others] = bare;
  if (bare.length === 0 || placing.test(words[0] ?? '')) return null;
  if (isNumber(first) && ground.isNumeric)
    return others.every((word) => firm.has(word) || (ground.spoken.has(word) && !uncounted.includes(word)))
      ? bare
      : null;
  if (!isNumber(first) && (ground.answers.has(joined(bare)) || isCompound(bare))) return bare;
  if (!isBegun && others.length > 0 && ground.places.some((place) => place.includes(` ${phrase} `))) return null;
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
  return isThing ? bare : null;
}

/** Whether words are an indefinite article and what describes: 'a big'. */
const isAfterArticle = ([article = '', ...others]: Words): boolean =>
  /^an?$/.test(article) && others.every((word) => describing.has(word));

/** Whether two words are one of the things, written apart: 'flip flop'. */
const isCompound = (words: Words): boolean =>
  words.length === 2 && words.every((word) => word.length > 2) && firm.has(joined(words));

function groundOf(stop: JudgedStop, { stops }: Tour): Ground {
  const answers = formed(stop.answers.flatMap(wordsOf));
  const kind = kinds.filter((words) => [...words].some((word) => answers.has(word)));
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
        (word.length > 3 || !isRealOrSaid(word)) && formOf([word]).every((one) => !isNumber(one) && !idle.has(one)),
    );
