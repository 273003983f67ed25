import { expect, test } from 'vitest';
import { aPost } from '../testing/index.ts';
import { blogStatsAfter, summaryOf } from './summary.ts';

test('only a published post is summarised, without its text', () => {
  const post = aPost({ content: 'word '.repeat(401), tags: ['paste-up'] });
  expect(summaryOf({ ...post, status: 'draft' })).toBeNull();
  expect(summaryOf(post)).toMatchObject({ title: post.title, minutes: 3, published_at: post.published_at });
  expect(JSON.stringify(summaryOf(post))).not.toContain('word word');
  for (const word of ['bre', 'breakfas', 'risers', 'streetlo', 'paste', 'up'])
    expect(summaryOf(post)?.search, word).toContain(word);
});

test('topics are counted as posts come, change and go, and a topic without posts disappears', () => {
  const walls = { tags: ['walls', 'law', 'walls'] };
  const first = blogStatsAfter(null, null, walls);
  expect(first).toEqual({
    articles: 1,
    topics: [
      { topic: 'law', articles: 1 },
      { topic: 'walls', articles: 1 },
    ],
  });
  const both = blogStatsAfter(first, null, { tags: ['law'] });
  expect(both.topics[0]).toEqual({ topic: 'law', articles: 2 });
  const moved = blogStatsAfter(both, walls, { tags: ['law', 'Art'] });
  expect(moved).toEqual({
    articles: 2,
    topics: [
      { topic: 'Art', articles: 1 },
      { topic: 'law', articles: 2 },
    ],
  });
  expect(blogStatsAfter(blogStatsAfter(moved, { tags: ['law', 'Art'] }, null), { tags: ['law'] }, null)).toEqual({
    articles: 0,
    topics: [],
  });
});

test('at most a thousand topics are counted', () => {
  const many = Array.from({ length: 1200 }, (_, n) => `t${n}`);
  expect(blogStatsAfter(null, null, { tags: many }).topics).toHaveLength(1000);
});
