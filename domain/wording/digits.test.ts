import { expect, test } from 'vitest';
import { wordsOf } from '../answers/index.ts';
import { straighten } from '../commands/plain-text.ts';
import { plain } from '../danger/plain-words.ts';
import { reviewOf } from '../reviews/taking/parse.ts';
import { keywordOf } from '../sms/keywords.ts';
import { plainDigits } from './digits.ts';

test('digits of every script are 0 to 9, and nothing else changes', () => {
  for (const digits of [
    '0123456789',
    '０１２３４５６７８９',
    '٠١٢٣٤٥٦٧٨٩',
    '۰۱۲۳۴۵۶۷۸۹',
    '০১২৩৪৫৬৭৮৯',
    '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗',
    '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿',
  ])
    expect(plainDigits(digits)).toBe('0123456789');
  expect(plainDigits('½ ② Ⅷ fox – 12')).toBe('½ ② Ⅷ fox – 12');
});

test.each(['1984', '１９８４', '١٩٨٤', '۱۹۸۴', '१९८४'])(
  '%s is 1984 in answers, commands, calls for help and keywords',
  (digits) => {
    expect(wordsOf(`It is ${digits}!`)).toEqual(['it', 'is', '1984']);
    expect(straighten(digits)).toBe('1984');
    expect(plain(digits)).toBe('1984');
    expect(keywordOf(digits)).toBe('1984');
  },
);

test('stars are read in any digits', () => {
  expect(reviewOf('٥ lovely')).toEqual(reviewOf('5 lovely'));
});
