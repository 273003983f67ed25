import { withoutAdditions } from './additions.ts';
import { names } from './chatter.ts';
import { aroundGuess, endings, pointings } from './guess-words.ts';
import { wordsOf } from './readings.ts';

/** How people begin a guess. Any thing that follows is a guess. */
const beginning = [
  '(?:could|can|would|might) it be|is it|its (?:got to|gotta) be',
  '(?:it |this |that |they )?(?:must|has to|have to|got to|gotta|could|might|may|should|will) be',
  '(?:(?:the|my|our|final|best|first|new|next) )*(?:answer|guess|bet|solution|ans)(?: (?:is|was|would be))?',
  '(?:i|we) (?:think|reckon|guess|say|believe|bet|vote)(?: (?:that|for))?',
  '(?:id|wed|ill|i would|we would|i will) (?:say|guess|go with)',
  '(?:(?:i am|im|we are|were) )?(?:going with|guessing)|it (?:says|reads|spells)',
  `(?:my )?(?:mate|son|daughter|wife|husband|mum|dad|friend|brother|sister|kid|${names.join('|')}) (?:says|thinks|reckons|said)`,
].join('|');

const around = aroundGuess.join('|');
const pointing = pointings.join('|');
const ending = endings.join('|');
const opening = new RegExp(
  `^(?:(?:${around}|now) )*(?:((?:${beginning}) (?:(?:${beginning}|${pointing}) )*)|(?:${pointing}) )?(?:(?:${around}|like) )*`,
);
const closing = new RegExp(`(?:^| )(?:(?:${around}|${ending})(?: |$))+$`);
const aside = new RegExp(`^(?:(?:${around}|${ending}|${names.join('|')})(?: |$))+$`);
const between = /[!?;:\n()[\]{}/|"“”…–—+=]+|(?<!\d),|,(?!\d)|(?<=[\p{L}\p{N}]{2})\.(?=\s|$)|\s-+\s/u;

/** What a text says between its marks. `isBegun`: whether it or an earlier phrase began like a guess. */
export type Phrase = { words: string; isBegun: boolean };

/** The phrases of a text without courtesy, and without what people say before and after a guess. */
export function phrasesOf(text: string, isNumeric: boolean): readonly Phrase[] {
  let isBegun = false;
  return withoutAdditions(text, isNumeric)
    .toLowerCase()
    .split(between)
    .map((part) => wordsOf(part).join(' '))
    .filter((part) => part !== '' && !aside.test(part))
    .map((part) => {
      const begun = opening.exec(`${part} `);
      isBegun ||= begun?.[1] !== undefined;
      return { words: part.slice(begun?.[0].length ?? 0).replace(closing, ''), isBegun };
    })
    .filter(({ words }) => words !== '');
}
