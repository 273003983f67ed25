import { afterEach, expect, test, vi } from 'vitest';
import { session } from '../../browser-storage.ts';
import { draftOf } from './draft.ts';

const empty = { name: '', people: 1, phones: [''] };
const kept = (text: string | null) => vi.spyOn(session, 'get').mockReturnValue(text);

afterEach(() => vi.restoreAllMocks());

test('a form begins with what was typed before, or empty', () => {
  kept(JSON.stringify({ name: 'Ada', people: 2, phones: ['07700 900123', ''] }));
  expect(draftOf('form', empty)).toEqual({ name: 'Ada', people: 2, phones: ['07700 900123', ''] });
  kept(null);
  expect(draftOf('form', empty)).toEqual(empty);
});

test('a form begins empty when an older version of the site kept another shape', () => {
  kept(JSON.stringify({ name: ['Ada'], people: '2', phones: [7], gone: 'x' }));
  expect(draftOf('form', empty)).toEqual(empty);
});

test('a form begins empty when the storage holds something else', () => {
  for (const text of ['null', '[]', '"Ada"', '{']) {
    kept(text);
    expect(draftOf('form', empty)).toEqual(empty);
  }
});
