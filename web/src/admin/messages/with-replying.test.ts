import type { ContactMessage } from '@streetlore/domain/contact';
import { expect, test } from 'vitest';
import { withReplying } from './with-replying.ts';

const message = (id: string, day: number, subject = 'Walls') => {
  const sender = { name: 'Ada', email: 'ada@example.com', type: 'general', message: 'Is it on?' } as const;
  const state = { read: true, answered: false, answers: [], created_at: new Date(Date.UTC(2026, 10, day)) };
  return { id, subject, ...sender, ...state } satisfies ContactMessage & { id: string };
};

test('a message that is being answered stays in its place when it leaves the list', () => {
  const [old, middle, fresh] = [message('old', 1), message('middle', 2), message('fresh', 3)];
  expect(withReplying([fresh, old], [middle]).map(({ id }) => id)).toEqual(['fresh', 'middle', 'old']);
  expect(withReplying([], [middle])).toEqual([middle]);
});

test('a message that is still in the list stands there once, as it is now', () => {
  const now = message('a', 1, 'As it is now');
  expect(withReplying([now], [message('a', 1, 'As it was')])).toEqual([now]);
});
