import { expect, test } from 'vitest';
import { numberField, numberSought, numberTyped, numberWords } from './index.ts';

/** As copied from an address book, a mail, a letter or a page. */
const pasted = [
  ...['+447700900123', '07700 900123', '7700900123', '447700900123', '44 7700 900 123', '00447700900123'],
  ...['+44 (0)7700 900123', '0044 (0) 7700 900123', '(07700) 900-123', '[07700] 900 123', '07700/900123'],
  ...['\u202a+44 7700 900123\u202c', '\u2068+44\u00a07700\u202f900123\u2069', '07700\u2011900\u2013123'],
  ...['\u200b07700\u200d900123\ufeff', 'tel:+447700900123'],
];

test.each(pasted)('pasted as %j, a number is found', (typed) => {
  expect(numberSought(typed)?.some((word) => numberWords('+447700900123').includes(word))).toBe(true);
  expect(numberTyped(typed)).toBe('+447700900123');
});

const isFound = (typed: string) => {
  const words = numberWords('+447700900123');
  return numberSought(typed)?.some((word) => words.includes(word)) ?? false;
};
test.each(['07700 9', '44 77', '0044 (0)77', '+44 0770', '7700', '(0', '900123', '9001'])(
  '%j begins a number',
  (typed) => expect(isFound(typed)).toBe(true),
);
test.each(['07701', '900124', '00123', '+33 7700 900123', '4477009001234', '+'])('%j is another one', (typed) =>
  expect(isFound(typed)).toBe(false),
);

test('the last six digits are found, even where they begin with zeros or like the country', () => {
  for (const last of ['012345', '001234', '441234'])
    expect(numberSought(last)?.some((word) => numberWords(`+447700${last}`).includes(word))).toBe(true);
});

test.each([
  ['020 7946 0123', '+442079460123'],
  ['+33 (0)6 12 34 56 78', '+33612345678'],
  ['0033 612 345 678', '+33612345678'],
  ['612345678', null],
  ['the owls 2', null],
  ['', null],
  ['07700 900123 or 07700 900124', null],
])('%j is the number %s', (typed, number) => {
  expect(numberTyped(typed)).toBe(number);
  expect(numberField('no').safeParse(typed).data ?? null).toBe(number);
});

test('words and names are no numbers to search for', () => {
  expect(['owls', 'ann 07700', '', ' ', '+', 'a1'].map(numberSought)).toEqual([null, null, null, null, null, null]);
});
