import { expect, test } from 'vitest';
import { after } from '../time/index.ts';
import { DEAD_AFTER, deadLetterAbout, type FailedWork, isDeadLetter, subjectOfTask } from './index.ts';

const now = new Date('2026-11-20T12:00:00Z');
const failed: FailedWork = {
  function: 'recount',
  subject: { keys: ['conversation.+447700900123', 'totals.messages', 'player.+447700900123'] },
  event_id: 'task-1',
  source: null,
  reason: 'TypeError',
  happened: after(now, -2 * DEAD_AFTER),
};

test('an event is set aside after it has failed for an hour, not before', () => {
  expect(isDeadLetter(after(now, 1 - DEAD_AFTER), now)).toBe(false);
  expect(isDeadLetter(after(now, -DEAD_AFTER), now)).toBe(true);
});

test('a dead letter counts its failures, keeps its first time, and is found by the numbers in it', () => {
  const first = deadLetterAbout(failed, null, now);
  expect(first).toMatchObject({
    failures: 1,
    first_at: failed.happened,
    last_at: now,
    phone_numbers: ['+447700900123'],
  });
  const later = after(now, DEAD_AFTER);
  const next = { ...failed, event_id: 'task-2', reason: 'Error 5', happened: now };
  expect(deadLetterAbout(next, first, later)).toMatchObject({
    failures: 2,
    first_at: failed.happened,
    last_at: later,
    event_id: 'task-2',
    reason: 'Error 5',
  });
});

test('the subject of a task has only the strings of its payload', () => {
  expect(subjectOfTask({ keys: ['a', 'b'], at: 1 })).toEqual({ keys: ['a', 'b'] });
  expect(subjectOfTask({ phone_number: '+447700900123', at: '2026-11-20T12:00:00Z' })).toEqual({
    phone_number: '+447700900123',
  });
  expect(subjectOfTask({ keys: [1], deep: { a: 'b' }, n: 2 })).toEqual({});
  expect([null, 'x', undefined].map(subjectOfTask)).toEqual([{}, {}, {}]);
});
