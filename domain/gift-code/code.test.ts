import { expect, test } from 'vitest';
import { codeFrom, giftCode } from './index.ts';

test.each([
  ['walls-2026', 'WA11S2026'],
  [' wa lls 2026 ', 'WA11S2026'],
  ['7k3m-xwo9-qtb2', '7K3MXW09QTB2'],
  ['7K3M – XW09 – QTB2', '7K3MXW09QTB2'],
  ['ＷＡＬＬＳ２０２６', 'WA11S2026'],
])('the code %o is read as %s', (typed, code) => expect(giftCode.parse(typed)).toBe(code));

test.each(['', 'abc', 'x'.repeat(25), 'WALLS/2026', '../x/y/z'])('%o is no code', (typed) =>
  expect(giftCode.safeParse(typed).success).toBe(false),
);

test('a code has twelve letters and digits that nobody confuses, in groups', () => {
  const digest = Uint8Array.from({ length: 32 }, (_, n) => n * 37);
  const code = codeFrom(digest);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(codeFrom(digest, [6, 6]).replaceAll('-', '')).toBe(code.replaceAll('-', ''));
  expect(giftCode.parse(code.toLowerCase().replaceAll('-', ' '))).toBe(code.replaceAll('-', ''));
});
