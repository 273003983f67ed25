import { expect, test } from 'vitest';
import { countPosts, createdIn } from './figures.ts';

const post = (status: 'draft' | 'published' | 'archived', created: string) => ({
  status,
  created_at: new Date(created),
});

test('the counters count every post by status, and the posts of the present month in London', () => {
  const posts = [
    post('published', '2026-11-02T10:00:00Z'),
    post('draft', '2026-10-31T23:30:00Z'),
    post('draft', '2026-10-31T23:59:59Z'),
    post('archived', '2025-11-15T10:00:00Z'),
  ];
  const stats = countPosts(posts, new Date('2026-11-30T12:00:00Z'));
  expect(stats).toMatchObject({ total: 4, published: 1, drafts: 2, month: '2026-11', created: 1 });
  const summer = countPosts([post('draft', '2026-06-30T23:30:00Z')], new Date('2026-07-10T12:00:00Z'));
  expect(summer.created).toBe(1);
  // A new month has begun, and no post has been counted in it.
  expect([createdIn('2026-11', stats), createdIn('2026-12', stats)]).toEqual([1, 0]);
});
