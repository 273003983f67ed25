import { expect, test } from 'vitest';
import { filterPosts } from './search.ts';

const post = (title: string, status: 'draft' | 'published' | 'archived', created: string) => ({
  title,
  status,
  excerpt: 'Where to look.',
  topic: 'Brixton walls',
  tone: 'Fun and playful',
  author: 'Streetlore',
  tags: ['brixton'],
  created_at: new Date(created),
});
const posts = [
  post('Arches', 'published', '2026-11-02T10:00:00Z'),
  post('Canal', 'draft', '2026-10-31T23:30:00Z'),
  post('Market', 'draft', '2026-10-31T23:59:59Z'),
  post('Old', 'archived', '2025-11-15T10:00:00Z'),
];
const titles = (search: string, status: 'all' | 'draft' | 'published' | 'archived') =>
  filterPosts(posts, { search, status }).map(({ title }) => title);

test('a status narrows the list, and so does every searched word in any field', () => {
  expect(titles('', 'all')).toEqual(['Arches', 'Canal', 'Market', 'Old']);
  expect(titles('', 'draft')).toEqual(['Canal', 'Market']);
  expect(titles(' PLAYFUL canal ', 'all')).toEqual(['Canal']);
  expect(titles('canal', 'published')).toEqual([]);
});
