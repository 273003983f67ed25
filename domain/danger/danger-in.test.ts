import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dangerTexts } from '../testing/texts/danger-texts.ts';
import { ordinaryTexts } from '../testing/texts/ordinary-texts.ts';
import { dangerIn, dangerOf } from './danger-in.ts';

describe('a text of somebody in danger', () => {
  test.each(dangerTexts)('rings: $kind: $text', ({ text }) => expect(dangerIn(text)).toBe(true));

  test.each(dangerTexts)('rings in capitals, without apostrophes and with a signature: $text', ({ text }) => {
    expect(dangerIn(text.toUpperCase())).toBe(true);
    expect(dangerIn(text.replaceAll('’', ''))).toBe(true);
    expect(dangerIn(`${text}\n\nSent from my iPhone`)).toBe(true);
  });
});

describe('a text of somebody who plays and talks', () => {
  test.each(ordinaryTexts)('does not ring: $kind: $text', ({ text }) => expect(dangerIn(text)).toBe(false));
});

test('a word that every object of JavaScript has is a word like others', () => {
  for (const text of ['constructor', 'is it a constructor?', 'toString']) expect(dangerIn(text)).toBe(false);
});

describe('a guess at what a mural shows', () => {
  const shown = ['a man with a gun', 'a knife', 'a bleeding rose', 'two skulls', 'an ambulance station', 'a dead bird'];
  test.each(shown)('%j does not ring, however it is asked', (guess) => {
    for (const text of [
      guess,
      `is it ${guess}?`,
      `We think it's ${guess}!`,
      `the answer is ${guess}`,
      `maybe ${guess}`,
    ])
      expect([text, dangerIn(text)]).toEqual([text, false]);
  });
  test.each(['there’s a man with a gun here', 'man with a knife behind us', 'He has a gun!', 'help there is a knife'])(
    '%j says that it is real, and rings',
    (text) => expect(dangerIn(text)).toBe(true),
  );
});

describe('a cry for help', () => {
  test.each(['help', 'HELP', 'Help!', 'help me', 'help please', 'can somebody help us', 'we need help'])(
    '%j is the game’s own word, and does not ring',
    (text) => expect(dangerIn(text)).toBe(false),
  );
  test.each(['hlep', 'HLEP!!', 'hepl', 'heelp', 'helpp', 'hellllp', 'halp', 'hlp'])(
    '%j is written in haste, and rings',
    (text) => expect(dangerIn(text)).toBe(true),
  );
  const abroad = ['Hilfe!', 'au secours', 'socorro', 'ayuda', 'aiuto', 'help ons', 'pomocy', 'imdat', 'النجدة', '救命'];
  test.each([...abroad, 'help!!! please hurry', 'come quick', 'sos', 'mayday', 'помогите', '助けて', 'बचाओ'])(
    '%j rings',
    (text) => expect(dangerIn(text)).toBe(true),
  );
});

describe('a danger', () => {
  test.each([
    'he is not breathing',
    'my mate has collapsed, boot',
    'someone is in the canal',
    'bloke w a knife by the arches',
    'can you call the police please',
    'losing a lot of blood',
    'i dont want to be here anymore',
    'ive took all of them. sorry about the riddle',
  ])('%j is strong', (text) => expect(dangerOf(text)).toBe('strong'));

  test.each([
    'the barge horses were poorly',
    'lock, my other half fell in one',
    'everyone shouting wick at me so wick',
  ])('%j is weak: it may be told around an answer', (text) => expect(dangerOf(text)).toBe('weak'));

  test.each([
    'attacked by a seagull lol',
    'held up by the rain',
    'grazed knee, plaster on, all fine',
    'hundred percent a duck',
  ])('is none beside a trifle, laughter, or where all is well: %j', (text) => expect(dangerOf(text)).toBe(null));
});

test('any text rings or does not', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => typeof dangerIn(text) === 'boolean'));
  for (const text of ['', ' ', '\n', '👍', '...', '\ud800', 'é'.repeat(5000)]) expect(dangerIn(text)).toBe(false);
});

/** Units whose repetition would make a careless search try every way to split or to spell a text. */
const repeated = [
  'help ',
  'a',
  'ab',
  'qwxz ',
  'man hit me ',
  'cantbreathe',
  's.o.s ',
  'asdfghjklqwertyuiop',
  '救',
  'لا',
  '9 ',
];
test.each(repeated)('a text of 1,600 letters made of %j is read at once', (unit) => {
  expect(typeof dangerIn(unit.repeat(1600 / unit.length))).toBe('boolean');
});
