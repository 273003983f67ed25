import { expect, test } from 'vitest';
import { htmlOf, wordsOf } from '../testing/words.tsx';
import { readChoices, useAddress, useWithList, writeChoices } from './address.ts';

const choices = { filter: ['all', 'playing'], sort: ['seen', 'spend'], search: '' } as const;
const params = (query: string) => new URLSearchParams(query);

test('an address says filter, order and search; what it does not say, or says wrongly, is as at first', () => {
  expect(readChoices(choices, params('filter=playing&search=mia+l'))).toEqual({
    filter: 'playing',
    sort: 'seen',
    search: 'mia l',
  });
  expect(readChoices(choices, params('filter=<script>&sort='))).toEqual({ filter: 'all', sort: 'seen', search: '' });
});

test('a change leaves what else stands in the address, begins at the first page, and says nothing needless', () => {
  const before = params('number=%2B447700900901&filter=playing&search=mia&after=1&after=2');
  expect(writeChoices(choices, before, { sort: 'spend', search: '' }).toString()).toBe(
    'number=%2B447700900901&filter=playing&sort=spend',
  );
  expect(writeChoices(choices, before, { filter: 'all' }).toString()).toBe('number=%2B447700900901&search=mia');
});

test('what a list opens leads back to it as it was left', () => {
  const Row = () => ['/admin/players/1', '/admin/players/data?of=1'].map(useWithList()).join(' ');
  expect(wordsOf(htmlOf(<Row />, '/admin/players?search=mia&after=1'))).toBe(
    '/admin/players/1?search=mia&after=1 /admin/players/data?of=1&search=mia&after=1',
  );
  expect(wordsOf(htmlOf(<Row />, '/admin/players'))).toBe('/admin/players/1 /admin/players/data?of=1');
});

test('a screen shows what its address says', () => {
  const Screen = () => useAddress(choices)[0].filter;
  expect(wordsOf(htmlOf(<Screen />, '/admin/players?filter=playing'))).toBe('playing');
});
