import { expect, test } from 'vitest';
import { cardTags, findPosts } from './find.ts';

const posts = [
  { title: 'Paint on London walls', excerpt: 'A history.', author: 'Ade', tags: ['history', 'london'] },
  { title: 'Manners for the wall', excerpt: 'How to look.', author: 'Jo', tags: ['how-to', 'london'] },
];
const titles = (search: string, tag: string) => findPosts(posts, { search, tag }).map(({ title }) => title);

test('nothing typed and no topic chosen shows every post in its order', () => {
  expect(titles('', '')).toEqual(['Paint on London walls', 'Manners for the wall']);
});

test('every typed word has to be there, whatever its case and wherever it stands', () => {
  expect(titles('  LONDON paint ', '')).toEqual(['Paint on London walls']);
  expect(titles('jo look', '')).toEqual(['Manners for the wall']);
  expect(titles('man hist', '')).toEqual([]);
  expect(titles('how-t', '')).toEqual(['Manners for the wall']);
  expect(titles('paint manners', '')).toEqual([]);
});

test('a topic narrows what the search found', () => {
  expect(titles('wall', 'how-to')).toEqual(['Manners for the wall']);
  expect(titles('', 'nowhere')).toEqual([]);
});

test('a card shows three tags and counts the rest', () => {
  expect(cardTags(['a', 'b', 'c', 'd', 'e'])).toEqual({ shown: ['a', 'b', 'c'], more: 2 });
  expect(cardTags(['a'])).toEqual({ shown: ['a'], more: 0 });
});
