import { queuedText } from '@streetlore/domain/sms';
import { expect, test } from 'vitest';
import type { AdminAction, ThreadText } from './data.ts';
import { timeline } from './timeline.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 12, 0, second));
const text = (id: string, second: number): ThreadText => {
  const draft = { phone_number: '+447700900123', message_content: id, message_type: 'clue' };
  return { ...queuedText({ ...draft, booking_id: null, tour_name: null }, at(second)), id };
};
const action = (id: string, second: number): AdminAction => ({
  id,
  actor_uid: 'a',
  actor_email: null,
  action: 'hunt_nudged',
  target: 'bookings/b',
  detail: {},
  at: at(second),
});
const always = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
const order = (...args: Parameters<typeof timeline>) => timeline(...args).map(({ key }) => key);

test('an admin action stands before the texts that it caused, even if it was logged after them', () => {
  expect(order([text('a', 1), text('r1_0_0', 5), text('b', 9)], [action('r1', 6)], always)).toEqual([
    'a',
    'r1',
    'r1_0_0',
    'b',
  ]);
});
test('an admin action without texts stands at its own time', () => {
  expect(order([text('a', 1), text('b', 9)], [action('r2', 20), action('r1', 5)], always)).toEqual([
    'a',
    'r1',
    'b',
    'r2',
  ]);
});
test('each part of a thread shows the admin actions of its own time', () => {
  const actions = [action('early', 1), action('within', 5), action('late', 9)];
  const span = { from: at(4).getTime(), to: at(9).getTime() };
  expect(order([text('a', 4)], actions, span)).toEqual(['a', 'within']);
});
