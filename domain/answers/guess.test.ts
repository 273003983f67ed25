import { describe, expect, test } from 'vitest';
import { chatterWords, names } from './chatter.ts';
import { englishWords } from './english-words.ts';
import { isGuess } from './guess.ts';
import { aroundGuess, endings, pointings } from './guess-words.ts';
import type { JudgedStop } from './judge.ts';
import { isRealWord } from './real-words.ts';
import { describingWords, everydayThings, kindsOfThings, things } from './things.ts';
import { courtesies, leadIns } from './words.ts';

const at = (stop: Partial<JudgedStop> = {}, ...others: JudgedStop[]) => {
  const here = { answers: ['crane'], clue: 'It stands on one leg.', ...stop };
  return (text: string) => isGuess(text, here, { stops: [here, ...others] });
};
const guess = at();

describe('a guess', () => {
  test.each([
    ...['heron', 'Herons!', 'a blue door', 'red', 'red and white', 'two dogs and a cat', 'banksy', 'fish & chips'],
    ...['is it a fox?', 'I think it might be a hedgehog', 'My son says owl', 'our guess: owl', 'stop 3: swan 🦢'],
    ...[
      'hmm, a snail?',
      'heron, final answer',
      'heron lol',
      'green, yellow, red',
      'a boy with a balloon',
      'flip flops',
    ],
    ...['is it a bus', 'a bus', 'we think phone'],
  ])('is what names things: %j', (text) => expect(guess(text)).toBe(true));

  test.each([
    ...["haven't the foggiest", 'too dark here', 'bus is late', 'kids knackered', 'your mum', 'who painted it', 'pub?'],
    ...['phone dying', 'lunch first', 'not a scooby', 'lol same', 'I think we took a wrong turn', 'is it far', 'bus'],
    ...['park the car', 'under the bridge', 'lorry in the road', 'we can see a heron', 'what about the kids', 'Dave?'],
    ...[
      'keine ahnung',
      'je ne sais pas',
      'no entiendo',
      'die wand ist weg',
      'не знаю',
      '分かりません',
      'sdkjfh',
      'big',
    ],
    ...['🦊', '?!', '', '7', 'seven', '1984', 'not a heron', 'no heron here', 'a heron a fox a swan a crow a duck'],
    ...[`heron ${'x '.repeat(800)}`, 'constructor'],
  ])('is nothing else: %j', (text) => expect(guess(text)).toBe(false));

  test('is a number where a number is asked, alone or with what is counted', () => {
    const number = at({ answers: ['none', '0'], question: 'How many trains?' });
    for (const text of ['7', 'seven', 'is it 3?', '3 trains', 'twelve feathers', 'a hundred', 'heron'])
      expect(number(text), text).toBe(true);
    for (const text of ['5 mins', '10/10', '100%', '£5', '7:30', '7pm', 'two of us', 'we are 5', 'number one'])
      expect(number(text), text).toBe(false);
  });

  test('is an answer of another stop, an entry of never_accept, or a name in the tour’s puzzles', () => {
    const sought = { answers: ['back to black'], clue: 'Sir George DUCKETT dug here, and Eddy Grant sang.' };
    const here = at({ never_accept: ['wibbly wob'] }, sought);
    for (const text of ['back to black', 'wibbly wob', 'duckett', 'Grant']) expect(here(text), text).toBe(true);
    for (const text of ['back to black', 'wibbly wob', 'duckett']) expect(guess(text), text).toBe(false);
  });

  test('is a word of everyday where the answer is of its kind', () => {
    const meal = at({ answers: ['breakfast'] });
    for (const text of ['lunch', 'brunch', 'dinner']) {
      expect(meal(text), text).toBe(true);
      expect(guess(text), text).toBe(false);
    }
  });

  test('is no place of the tour: players tell where they are', () => {
    const here = at({ location_name: 'Brick Lane, by the Old Castle' });
    expect(here('brick lane')).toBe(false);
    expect(here('is it the old castle')).toBe(true);
  });
});

test('the word lists are sorted, and have each word once', () => {
  const lists = [
    ...[things, everydayThings, describingWords, chatterWords, names, leadIns, courtesies, englishWords],
    ...[aroundGuess, endings, pointings],
    ...kindsOfThings,
  ];
  for (const list of lists) expect(list).toEqual([...new Set(list)].toSorted());
  expect(everydayThings.filter((word) => things.includes(word))).toEqual([]);
});

test('a form of a verb in the list is a real word, and a slip is none', () => {
  for (const word of ['house', 'hoping', 'stopped', 'tried', 'wondering']) expect(isRealWord(word), word).toBe(true);
  for (const word of ['hosres', 'wl', 'ing', 'xxing']) expect(isRealWord(word), word).toBe(false);
});
