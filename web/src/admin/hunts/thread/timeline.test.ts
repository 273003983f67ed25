import { answerOnPage, queuedText } from '@streetlore/domain/sms';
import { expect, test } from 'vitest';
import type { AdminAction, ThreadText } from './data.ts';
import { timeline, withoutCopies } from './timeline.ts';

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

test('words to all phones and the page stand once in the thread of a hunt', () => {
  const one = { ...text('Hello', 1), id: 'r_0' };
  const other = { ...one, id: 'r_1', phone_number: '+447700900124' } as ThreadText;
  const said = { message_content: 'Hello', booking_id: 'b', tour_name: null };
  const onPage = { ...answerOnPage({ ...said, page_player: '' }, at(1)), id: 'r_2' };
  const toAnn = { ...answerOnPage({ ...said, page_player: 'Ann' }, at(2)), id: 'r2' };
  expect(withoutCopies([one, other, onPage, toAnn])).toEqual([
    { text: one, numbers: ['+447700900123', '+447700900124'], player: '' },
    { text: toAnn, numbers: [], player: 'Ann' },
  ]);
});
