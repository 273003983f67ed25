import { expect, test } from 'vitest';
import { pictureOriginalOf } from '../paths/index.ts';
import { publishPictureInput, withAddresses } from './index.ts';

const at =
  'https://firebasestorage.googleapis.com/v0/b/lore.appspot.com/o/tours%2Ffoxes%2F1-fox.jpg?alt=media&token=1-a';
const move = (text: string) => withAddresses(text, 'lore.appspot.com', (path) => `/${path}`);

test.each([
  [at, '/tours/foxes/1-fox.jpg'],
  [
    `![Fox](${at})\n\n![Fox](${at} "A fox")`,
    '![Fox](/tours/foxes/1-fox.jpg)\n\n![Fox](/tours/foxes/1-fox.jpg "A fox")',
  ],
  [`<img src="${at.replace('&', '&amp;')}">`, '<img src="/tours/foxes/1-fox.jpg">'],
  [at.replace('lore', 'other'), at.replace('lore', 'other')],
  ['https://example.org/tours%2Ffoxes%2F1-fox.jpg', 'https://example.org/tours%2Ffoxes%2F1-fox.jpg'],
])('in %s only the addresses of the bucket’s objects are replaced', (text, expected) => {
  expect(move(text)).toBe(expected);
});

test('an address stays when it is not to be replaced or is broken', () => {
  expect(withAddresses(at, 'lore.appspot.com', () => null)).toBe(at);
  expect(move(at.replace('%2F1', '%2'))).toContain('tours%2Ffoxes%2');
});

test.each([
  ['tours/foxes/1.jpg', { folder: 'tours', id: 'foxes', name: '1.jpg' }],
  ['blog/heron/1.jpg', { folder: 'blog', id: 'heron', name: '1.jpg' }],
  ['tours-published/foxes/1.jpg/960.webp', null],
  ['tours/foxes/deeper/1.jpg', null],
  ['tours/foxes', null],
  ['contest-images/u/1.jpg', null],
])('%s is an admin’s upload, or null', (path, expected) => {
  expect(pictureOriginalOf(path)).toEqual(expected);
});

test.each([
  [{ folder: 'tours', id: 'foxes', name: '1.jpg' }, true],
  [{ folder: 'contest-images', id: 'foxes', name: '1.jpg' }, false],
  [{ folder: 'blog', id: '../tours', name: '1.jpg' }, false],
  [{ folder: 'blog', id: 'heron', name: '../1.jpg' }, false],
])('publishPicture accepts %j: %s', (input, may) => {
  expect(publishPictureInput.safeParse(input).success).toBe(may);
});
