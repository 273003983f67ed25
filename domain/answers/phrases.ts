import { withoutAdditions } from './additions.ts';
import { names } from './chatter.ts';
import { wordsOf } from './readings.ts';

/** What stands around a guess and adds nothing to it. */
const around =
  'actually|ah+|aha|all|alright|and|bingo|but|cheers|definitely|easy|either|e+r+m*|eureka|final answer|for sure|got it|guys|haha|hahaha|hehe|hello|hey|hi|hiya|hm+|innit|lol|mate|maybe|mm+|obviously|of course|oh+|ok|okay|or|perhaps|please|pls|plz|possibly|probably|right|so|sorry|surely|ta|tbh|thank you|thanks|then|thx|u+m+|well|x+|yeah|yep|yes|yup';

/** How people begin a sentence about what they see. */
const pointing =
  'its|it is|thats|that is|this is|they are|theyre|it was|they were|he is|hes|she is|shes|the answer is|how about|what about';

/** How people begin a guess. Whatever thing follows is one. */
const beginning = [
  '(?:could|can|would|might) it be|is it|its (?:got to|gotta) be',
  '(?:it |this |that |they )?(?:must|has to|have to|got to|gotta|could|might|may|should|will) be',
  '(?:(?:the|my|our|final|best|first|new|next) )*(?:answer|guess|bet|solution|ans)(?: (?:is|was|would be))?',
  '(?:i|we) (?:think|reckon|guess|say|believe|bet|vote)(?: (?:that|for))?',
  '(?:id|wed|ill|i would|we would|i will) (?:say|guess|go with)',
  '(?:(?:i am|im|we are|were) )?(?:going with|guessing)|it (?:says|reads|spells)',
  `(?:my )?(?:mate|son|daughter|wife|husband|mum|dad|friend|brother|sister|kid|${names.join('|')}) (?:says|thinks|reckons|said)`,
].join('|');

/** How people end a guess. */
const ending =
  'is it|isnt it|i think|we think|i guess|we guess|i reckon|we reckon|i say|we say|or something|is the answer|is (?:my|our) (?:answer|guess)|correct|at a guess';

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
