import fc from 'fast-check';
import { expect, test } from 'vitest';
import { e164, formatPhone, isUkMobile, normaliseUkMobile, phoneTexts, ukMobile } from './index.ts';

test.each([
  '07700900123',
  '07700 900123',
  '07700 900 123',
  '(07700) 900-123',
  '7700900123',
  '+447700900123',
  '+44 7700 900123',
  ' 07700.900.123 ',
  '00447700900123',
  '00 44 7700 900123',
  '447700900123',
  '44 7700 900 123',
  '+44 (0)7700 900123',
  '+44 07700 900123',
  '0044 (0) 7700 900123',
  '\u202a+44 7700 900123\u202c',
  '０７７００９００１２３',
  '＋４４ ７７００ ９００１２３',
  '٠٧٧٠٠ ٩٠٠١٢٣',
  '+۴۴۷۷۰۰۹۰۰۱۲۳',
  '०७७०० ९००१२३',
])('%o becomes +447700900123', (typed) => {
  expect(isUkMobile(typed)).toBe(true);
  expect(normaliseUkMobile(typed)).toBe('+447700900123');
  expect(ukMobile.parse(typed)).toBe('+447700900123');
});

test.each([
  '0770090012',
  '077009001234',
  '02079460000',
  '+33612345678',
  '+33 7700900123',
  '0033 7 70 09 00 12',
  '00440207946000',
  '44770090012',
  '0447700900123',
  '+0447700900123',
  '08001111',
  'my phone',
  '+44+7700900123',
  `07700900123${' '.repeat(40)}`,
])('%o is not a UK mobile', (typed) => {
  expect(ukMobile.safeParse(typed).error?.issues[0]?.message).toBe(phoneTexts.invalid);
});

test.each(['07012345678', '+44 70 1234 5678', '07612345678', '0044 7600 000000'])(
  '%o is refused as a personal number or a pager, which get no texts',
  (typed) =>
    expect(ukMobile.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([phoneTexts.noMobile]),
);

test.each(['07624 123456', '07100 000000', '07999 123456'])('%o is a mobile, here or on the Isle of Man', (typed) =>
  expect(ukMobile.safeParse(typed).success).toBe(true),
);

test.each(['', '   '])('%o is missing rather than wrong', (typed) => {
  const issues = ukMobile.safeParse(typed).error?.issues;
  expect(issues?.map(({ message }) => message)).toEqual([phoneTexts.missing]);
});

test('an accepted number can be texted, and stays the same when it is typed again', () => {
  const digits = fc.stringMatching(/^7[1-57-9]\d{8}$/);
  fc.assert(
    fc.property(fc.constantFrom('', '0', '+44', '+44 ', '0044', '44', '+44 (0)'), digits, (prefix, rest) => {
      const number = ukMobile.parse(prefix + rest);
      expect(e164.safeParse(number).success).toBe(true);
      expect(number).toBe(`+44${rest}`);
      expect(ukMobile.parse(formatPhone(number))).toBe(number);
    }),
  );
});
