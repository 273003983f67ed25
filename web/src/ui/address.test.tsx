import { expect, test } from 'vitest';
import { htmlOf, wordsOf } from '../testing/words.tsx';
import { readChoices, useAddress, useWithList, writeChoices } from './address.ts';

const choices = { filter: ['all', 'playing'], sort: ['seen', 'spend'], search: '' } as const;
const params = (query: string) => new URLSearchParams(query);

test('an address holds filter, order and search; a missing or unknown word means the default', () => {
  expect(readChoices(choices, params('filter=playing&search=mia+l'))).toEqual({
    filter: 'playing',
    sort: 'seen',
    search: 'mia l',
  });
  expect(readChoices(choices, params('filter=<script>&sort='))).toEqual({ filter: 'all', sort: 'seen', search: '' });
});

test('a change keeps other parameters, returns to the first page, and leaves out defaults', () => {
  const before = params('number=%2B447700900901&filter=playing&search=mia&after=1&after=2');
  expect(writeChoices(choices, before, { sort: 'spend', search: '' }).toString()).toBe(
    'number=%2B447700900901&filter=playing&sort=spend',
  );
  expect(writeChoices(choices, before, { filter: 'all' }).toString()).toBe('number=%2B447700900901&search=mia');
});

test('an address that a list opens keeps the list’s parameters for the way back', () => {
  const Row = () => ['/admin/players/1', '/admin/players/data?of=1'].map(useWithList()).join(' ');
  expect(wordsOf(htmlOf(<Row />, '/admin/players?search=mia&after=1'))).toBe(
    '/admin/players/1?search=mia&after=1 /admin/players/data?of=1&search=mia&after=1',
  );
  expect(wordsOf(htmlOf(<Row />, '/admin/players'))).toBe('/admin/players/1 /admin/players/data?of=1');
});

test('a screen shows the filter of its address', () => {
  const Screen = () => useAddress(choices)[0].filter;
  expect(wordsOf(htmlOf(<Screen />, '/admin/players?filter=playing'))).toBe('playing');
});
