import { expect, test } from 'vitest';
import type { HuntState } from '../../hunt/state.ts';
import { newHunt } from '../../hunt/state.ts';
import { newSmsPhone } from '../../sms/schema.ts';
import { aBooking } from '../../testing/index.ts';
import { reviewIn } from './asked.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const asked = new Date('2026-11-07T15:00:00Z');
const later = (ms: number) => new Date(asked.getTime() + ms);
const phone = (answered: number | null = null, words: string | null = null) => ({
  ...newSmsPhone(),
  question: {
    booking_id: 'b1',
    asked_at: asked,
    answers: ['three'],
    answered_at: answered === null ? null : later(answered),
    words,
  },
});
const said = (message_content: string, ms = MINUTE) => ({
  phone_number: '+447700900101',
  message_content,
  sent_at: later(ms),
});
const hunt = (id: string, phase: HuntState['phase'], played: number) => ({
  ...aBooking({ created_at: later(-9 * HOUR) }),
  id,
  status: phase === 'completed' ? ('completed' as const) : ('confirmed' as const),
  hunt: { ...newHunt(), phase, active_at: later(played) },
});
const done = hunt('b1', 'completed', 0);

test('a number from a phone that was asked is a review of the hunt in the question', () => {
  expect(reviewIn(said('4 the duck'), phone(), [hunt('b0', 'completed', -HOUR), done])).toMatchObject({
    booking: { id: 'b1' },
    rating: 4,
    text: 'the duck',
    is_change: false,
  });
});

test.each([
  ['from a phone that was not asked', '4', newSmsPhone(), [done]],
  ['from a phone of which nothing is known', '4', undefined, [done]],
  ['that is none', 'where is the pub', phone(), [done]],
  ['with words alone while a hunt is under way', 'loved it', phone(), [done, hunt('b2', 'puzzle', -HOUR)]],
  ['that asks for a receipt', 'great, can I have a receipt', phone(), [done]],
  ['that asks for money back', 'terrible, we want our money back', phone(), [done]],
  ['with words alone, twice', 'as I said, brilliant', phone(null, 'loved it'), [done]],
  ['with words alone from a phone that has given stars', 'loved it', phone(MINUTE), [done]],
  ['about a booking that is not there', '4', phone(), []],
  ['while a hunt is under way', '4', phone(), [done, hunt('b2', 'puzzle', -HOUR)]],
  ['while a hunt waits at a reward', '4', phone(), [done, hunt('b2', 'reward', MINUTE)]],
  ['that gives the last answer once more', 'Three!', phone(), [done]],
  ['that gives the last answer in another form', '3', phone(), [done]],
  ['that says what the last answer counts', '3 windows', phone(), [done]],
])('a text %s is no review and goes to the hunts', (_, text, of, bookings) => {
  expect(reviewIn(said(text, 10_000), of, bookings)).toBeNull();
});

test.each([
  ['a hunt waits for its START', [done, hunt('b2', 'ready', -HOUR)]],
  ['a hunt lay idle for hours when this one ended', [hunt('b0', 'puzzle', -3 * HOUR), done]],
])('a number is a review when %s', (_, bookings) => {
  expect(reviewIn(said('4'), phone(), bookings)).toMatchObject({ rating: 4 });
});

test('a hunt that was played again since the question is under way, however long ago that was', () => {
  expect(reviewIn(said('4', 5 * HOUR), phone(), [hunt('b2', 'puzzle', 2 * HOUR), done])).toBeNull();
});

test('a number that is not the last answer is a review at once', () => {
  expect(reviewIn(said('4', 1000), phone(), [done])).toMatchObject({ rating: 4 });
});

test('the last answer is a review once it cannot be meant for the hunt any more', () => {
  expect(reviewIn(said('3', MINUTE), phone(), [done])).toMatchObject({ rating: 3 });
});

test('a review can be changed for a day after it was given, however late that was', () => {
  const week = 7 * 24 * HOUR;
  expect(reviewIn(said('5', week), phone(), [done])).toMatchObject({ is_change: false });
  expect(reviewIn(said('2', week + 23 * HOUR), phone(week), [done])).toMatchObject({ rating: 2, is_change: true });
  expect(reviewIn(said('2', week + 24 * HOUR), phone(week), [done])).toBeNull();
});

test('a text from before the question, or one that is a keyword to Twilio, is no review', () => {
  expect(reviewIn(said('5', -1), phone(), [done])).toBeNull();
  expect(reviewIn({ ...said('5'), opt_out_type: 'STOP' }, phone(), [done])).toBeNull();
});

test('words without stars are kept until the stars come, within a day', () => {
  expect(reviewIn(said('Brilliant, kids loved it!'), phone(), [done])).toMatchObject({
    booking: { id: 'b1' },
    rating: null,
    text: 'Brilliant, kids loved it!',
  });
  expect(reviewIn(said('5'), phone(null, 'Brilliant, kids loved it!'), [done])).toMatchObject({
    rating: 5,
    text: 'Brilliant, kids loved it!',
  });
  expect(reviewIn(said('4, it rained'), phone(null, 'Great fun'), [done])).toMatchObject({
    text: 'Great fun it rained',
  });
  expect(reviewIn(said('loved it', 25 * HOUR), phone(), [done])).toBeNull();
});
