import { expect, test } from 'vitest';
import { type HuntState, newHunt } from '../hunt/state.ts';
import { bookingAfterStep } from './after-step.ts';
import { GIVEN_UP, isGivenUp, lastActive, lastPlayed } from './idle.ts';
import { confirm, draftBooking } from './lifecycle.ts';
import type { Booking, BookingStatus } from './schema.ts';

const paid = new Date('2026-11-01T12:00:00Z');
const hours = (count: number) => new Date(paid.getTime() + count * 3_600_000);
const input = {
  order_id: 'b',
  tour_id: 't',
  participants: 1,
  phone_numbers: ['+447700900101'],
  email: null,
  team_name: null,
  amount: 1_000,
};

function started(given: Partial<HuntState> = {}, status: BookingStatus = 'confirmed'): Booking {
  const draft = draftBooking(input, { name: 'T', stops_count: 3 }, 'visitor', paid);
  const hunt: HuntState = { ...newHunt(), phase: 'puzzle', stop_number: 1, stop_started_at: hours(2), ...given };
  return { ...draft, ...confirm(draft, paid), status, started_at: hours(1), hunt };
}
const result = { stop_number: 1, outcome: 'solved', seconds: 1, wrong_answers: 0, hints: 0, points: 1 } as const;

test.each<[string, Partial<HuntState>, Date]>([
  ['its stop', {}, hours(2)],
  ['a text that was judged', { active_at: hours(3) }, hours(3)],
  ['its start, for one of before', { stop_started_at: null }, hours(1)],
  ['a pause', { active_at: hours(3), paused: true, paused_at: hours(4) }, hours(4)],
  ['a stop that ended', { results: [{ ...result, finished_at: hours(5) }] }, hours(5)],
  ['a reward that was fetched', { results: [{ ...result, finished_at: hours(5), claimed_at: hours(6) }] }, hours(6)],
])('a hunt was last played at %s', (_, hunt, at) => {
  expect(lastPlayed(started(hunt))).toEqual(at);
});

test('a team is heard of by whatever it writes, and not by a text that was meant for nobody', () => {
  const booking = { ...started(), id: 'b1' };
  const step = { state: booking.hunt, messages: [] };
  const asked = bookingAfterStep(booking, { ...step, events: [{ type: 'talked' }] }, null, hours(3));
  expect([lastActive(asked), lastPlayed(asked)]).toEqual([hours(3), hours(2)]);
  expect(lastActive(bookingAfterStep(booking, { ...step, events: [] }, null, hours(3)))).toEqual(hours(2));
});

test('only a hunt in progress counts as given up, a week after it was last played', () => {
  const week = new Date(hours(2).getTime() + GIVEN_UP);
  expect(isGivenUp(started(), week)).toBe(true);
  expect(isGivenUp(started({ phase: 'reward', paused: true }), week)).toBe(true);
  expect(isGivenUp(started(), new Date(week.getTime() - 1))).toBe(false);
  for (const phase of ['ready', 'completed', 'stopped'] as const)
    expect(isGivenUp(started({ phase }), week)).toBe(false);
  for (const status of ['completed', 'refunded', 'expired', 'pending_payment'] as const)
    expect(isGivenUp(started({}, status), week)).toBe(false);
});
