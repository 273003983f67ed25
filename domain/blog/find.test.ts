import { expect, test } from 'vitest';
import { postWord, postWords } from './search.ts';
import { cardTags, findPosts } from './summary.ts';

const posts = [
  {
    title: 'Paint on London walls',
    excerpt: 'A history.',
    author: 'Ade',
    tags: ['history', 'london'],
    content: 'Banksy’s rats were stencils. See [the galleries](/walls/secret-address) and churches.',
  },
  {
    title: 'Manners for the wall',
    excerpt: 'How to look.',
    author: 'Jo',
    tags: ['how-to', 'london'],
    content: 'A stencil is no licence.',
  },
].map((post) => ({ ...post, search: postWords(post) }));
const titles = (search: string, tag: string) => findPosts(posts, { search, tag }).map(({ title }) => title);

test('an empty search without a topic shows every post in its order', () => {
  expect(titles('', '')).toEqual(['Paint on London walls', 'Manners for the wall']);
});

test('a post is found only with every typed word, in any case and any place', () => {
  expect(titles('  LONDON paint ', '')).toEqual(['Paint on London walls']);
  expect(titles('jo look', '')).toEqual(['Manners for the wall']);
  expect(titles('man hist', '')).toEqual([]);
  expect(titles('how-t', '')).toEqual(['Manners for the wall']);
  expect(titles('paint manners', '')).toEqual([]);
});

test.each([
  ['Banksy', [0]],
  ['stencils', [0, 1]],
  ['STENCIL licences', [1]],
  ['gallery church', [0]],
  ['rats galleries', [0]],
  ['manner', [1]],
  ['painting', []],
  ['secret', []],
  ['murals', []],
])('%j is found in texts, too, in singular and plural', (typed, found) => {
  expect(titles(typed, '')).toEqual(found.map((n) => posts[n]?.title));
  // The server's word is among the words of every post that is found.
  for (const n of found) expect(posts[n]?.search).toContain(postWord(typed));
});

test('an article of any length is found by a limited number of words', () => {
  const content = Array.from({ length: 5000 }, (_, n) => `word${n}`).join(' ');
  expect(postWords({ title: 'T', excerpt: '', author: '', tags: [], content })).toHaveLength(401);
});

test('a topic narrows the result of a search', () => {
  expect(titles('wall', 'how-to')).toEqual(['Manners for the wall']);
  expect(titles('', 'nowhere')).toEqual([]);
});

test('a card shows three tags and counts the rest', () => {
  expect(cardTags(['a', 'b', 'c', 'd', 'e'])).toEqual({ shown: ['a', 'b', 'c'], more: 2 });
  expect(cardTags(['a'])).toEqual({ shown: ['a'], more: 0 });
});
