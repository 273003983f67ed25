import { folded } from '../slug/index.ts';
import { plainDigits } from '../wording/digits.ts';

/** A text with straight apostrophes and without outer spaces. */
export const straighten = (text: string) => plainDigits(text.normalize('NFKC')).replace(/[‘’]/g, "'").trim();

/** What people write for words on a phone. */
const short: Readonly<Record<string, string>> = {
  claimd: 'claimed',
  okay: 'ok',
  thx: 'thanks',
  tnx: 'thanks',
  tx: 'thanks',
  hnit: 'hint',
  u: 'you',
  ur: 'your',
  r: 'are',
  pls: 'please',
  plz: 'please',
  thru: 'through',
  wheres: 'where is',
  whats: 'what is',
  theres: 'there is',
  thats: 'that is',
  heres: 'here is',
  its: 'it is',
  im: 'i am',
  youre: 'you are',
  youve: 'you have',
  theyre: 'they are',
  theyve: 'they have',
  weve: 'we have',
  ive: 'i have',
  wed: 'we would',
  id: 'i would',
  cannot: 'cant',
  couldnt: 'cant',
  doesn: 'doesnt',
  dont: 'do not',
  doesnt: 'does not',
  isnt: 'is not',
  wasnt: 'was not',
  arent: 'are not',
  wont: 'will not',
  didnt: 'did not',
  havent: 'have not',
  hasnt: 'has not',
  gonna: 'going to',
  wanna: 'want to',
  someones: 'someone is',
  somebodys: 'somebody is',
  gimme: 'give me',
  gotta: 'got to',
  lemme: 'let me',
  shouldnt: 'should not',
  tmrw: 'tomorrow',
  tomoz: 'tomorrow',
  wouldnt: 'would not',
};

/** Whether 'were' lacks its apostrophe: 'were lost', 'I think were lost', but not 'we were lost'. */
const isWeAre = (word: string, before = '') =>
  word === 'were' &&
  ['', 'think', 'and', 'but', 'so', 'sorry', 'help', 'because', 'hi', 'hello', 'hey'].includes(before);

/**
 * The words of a sentence in small letters, without punctuation, with short forms written out:
 * 'Can’t find it!!' is 'cant find it', 'its gone' is 'it is gone'.
 */
export const wordsOf = (sentence: string): string =>
  folded(straighten(sentence))
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .map((word, index, all) => (isWeAre(word, all[index - 1]) ? 'we are' : (short[word] ?? word)))
    .join(' ');
