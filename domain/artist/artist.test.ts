import { describe, expect, test } from 'vitest';
import { artistFields, artistForm, artistLine } from './index.ts';

describe('the fields of a form', () => {
  test.each([
    [null, null],
    [{ name: '', link: null }, null],
    [{ name: ' ', link: ' ' }, null],
    [
      { name: null, link: null },
      { name: null, link: null },
    ],
    [
      { name: null, link: 'https://vesper.example' },
      { name: null, link: null },
    ],
    [
      { name: ' Vesper ', link: '' },
      { name: 'Vesper', link: null },
    ],
    [
      { name: 'Vesper', link: 'vesper.example' },
      { name: 'Vesper', link: 'https://vesper.example' },
    ],
  ])('%j is the artist %j', (typed, artist) => {
    expect(artistForm.parse(typed)).toEqual(artist);
    expect(artistForm.parse(artist)).toEqual(artist);
  });

  test.each([
    ['a link without a name', { name: '', link: 'https://vesper.example' }],
    ['a name that is too long', { name: 'x'.repeat(101), link: null }],
    ['a script as link', { name: 'Vesper', link: 'javascript:alert(1)' }],
  ])('refuses %s', (_what, typed) => expect(artistForm.safeParse(typed).success).toBe(false));
});

test.each([
  ['Vesper Lane', 'vesper-lane'],
  ['Zoë O’Brick', 'zoe-obrick'],
  ['D*Wall & Co.', 'd-wall-co'],
  ['Ночь', 'ночь'],
  ['🦊', null],
  [null, null],
])('the works of %j are found by %j', (name, slug) => {
  expect(artistFields({ name, link: null }).artist_slug).toBe(slug);
});

test('a picture says who made it, that nobody knows, or nothing', () => {
  expect(artistLine({ name: 'Vesper', link: null })).toBe('Art: Vesper');
  expect(artistLine({ name: null, link: null })).toBe('Artist unknown');
  expect(artistLine(null)).toBeNull();
});
