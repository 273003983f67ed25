import { expect, test } from 'vitest';
import { tokenForm, tokenFrom, tokenInFragment } from './index.ts';

const token = 'a1B2c3D4e5F6g7H8i9J0kL';
const form = new RegExp(`^${tokenForm(22)}`);

test('a token has letters and digits alone, so that no phone cuts its end off', () => {
  for (let n = 0; n < 500; n += 1) {
    const hash = `${'-_'.repeat(14)}${String(n).padStart(4, '-')}`;
    expect(tokenFrom(hash, 22)).toMatch(/^[A-Za-z0-9]{22}$/);
  }
});

test('tokens of different hashes differ', () => {
  const hashes = Array.from({ length: 1000 }, (_, n) => `${'x'.repeat(28)}${String(n).padStart(4, '0')}`);
  expect(new Set(hashes.map((hash) => tokenFrom(hash, 22))).size).toBe(1000);
});

test.each([
  '',
  '.',
  ',',
  ')',
  '>',
  '"',
  '…',
  '?utm_source=mail',
  '&e=1',
  '%20',
  '%29',
  ' and more',
  '/',
  '#again',
  '!',
  '\n',
])('a link that ends in %j opens', (ending) => expect(tokenInFragment(`#${token}${ending}`, form)).toBe(token));

test.each(['#', '%23', '# ', '##', ''])('a link whose token follows %j opens', (before) =>
  expect(tokenInFragment(`${before}${token}`, form)).toBe(token),
);

test.each(['', '#', '#a1B2', `#${token.slice(0, 21)}`, `#${token.slice(0, 10)}-${token.slice(10)}`])(
  '%j has no whole token',
  (fragment) => expect(tokenInFragment(fragment, form)).toBeNull(),
);
