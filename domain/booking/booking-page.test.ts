import { describe, expect, test } from 'vitest';
import { aBooking } from '../testing/index.ts';
import { after } from '../time/index.ts';
import { bookingPageOf, referenceOf, startStepsOf, stateOfBooking } from './booking-page.ts';
import type { Booking } from './schema.ts';

const paid = new Date('2026-11-27T12:00:00Z');
const later = after(paid, 60_000);
const booking = (given: Partial<Booking> = {}) => aBooking({ created_at: paid, confirmed_at: paid, ...given });
const hunt = booking().hunt;
const stateOf = (given: Partial<Booking>, now = later) => {
  const page = bookingPageOf('b1', booking(given));
  return page && stateOfBooking(page, now);
};

describe('what the link to a booking shows', () => {
  test('has no number and no address, and is nothing once the people were deleted', () => {
    const phone_numbers = ['+447700900123', '+447700900124'];
    const page = bookingPageOf('b1', booking({ phone_numbers, email: 'ada@example.org', opted_out: [1] }));
    expect(page?.phones).toEqual([
      { last_digits: '123', opted_out: false },
      { last_digits: '124', opted_out: true },
    ]);
    expect(JSON.stringify(page)).not.toMatch(/7700|ada@/);
    expect(bookingPageOf('b1', booking({ cleared_at: later }))).toBeNull();
  });

  test('says of a party where the team begins and whether it waits for GO, and nothing that opens the party', () => {
    const page = bookingPageOf('b1', booking({ party: { board_id: 'board', first_stop: 3, held: true } }));
    expect(page?.party).toEqual({ first_stop: 3, held: true });
  });

  test.each<[string, Partial<Booking>, Date?]>([
    ['ready', {}],
    ['early', { start_window: { day: '2026-12-05', opens_at: new Date('2026-12-05T06:00:00Z') } }],
    [
      'ready',
      {
        start_window: { day: '2026-12-05', opens_at: new Date('2026-12-05T06:00:00Z') },
        expires_at: new Date('2026-12-06T06:00:00Z'),
      },
      new Date('2026-12-05T06:00:00Z'),
    ],
    ['held', { party: { board_id: 'b', first_stop: 3, held: true } }],
    ['ready', { party: { board_id: 'b', first_stop: 3, held: false } }],
    ['expired', {}, after(paid, 25 * 3_600_000)],
    ['expired', { status: 'expired', hunt: { ...hunt, phase: 'stopped' } }],
    ['under_way', { started_at: later, hunt: { ...hunt, phase: 'puzzle' } }, after(paid, 48 * 3_600_000)],
    ['paused', { started_at: later, hunt: { ...hunt, phase: 'puzzle', paused: true } }],
    ['completed', { started_at: later, status: 'completed', hunt: { ...hunt, phase: 'completed' } }],
    ['stopped', { started_at: later, status: 'expired', hunt: { ...hunt, phase: 'stopped' } }],
    ['refunded', { status: 'refunded', hunt: { ...hunt, phase: 'stopped' } }],
    ['cancelled', { status: 'refunded', cancelled_at: later, hunt: { ...hunt, phase: 'stopped' } }],
  ])('calls a booking %s (%j)', (state, given, now) => expect(stateOf(given, now)).toBe(state));
});

test('a group is told to look at its phones only if it has some', () => {
  const party = { board_id: 'b', first_stop: 1, held: true };
  const said = (given: Partial<Booking>) => {
    const page = bookingPageOf('b1', booking(given));
    return (
      page &&
      startStepsOf(page)
        .flatMap(({ title, text }) => [title, text])
        .join(' ')
    );
  };
  expect(said({})).toMatch(/Check your phone.*Reply START/);
  expect(said({ party })).toMatch(/Check your phone.*Wait for GO/);
  expect(said({ phone_numbers: [] })).toMatch(/Open the team’s page.*Press Start/);
  expect(said({ phone_numbers: [], party })).toMatch(/Open the team’s page.*Wait for GO.*on the page/);
  for (const given of [{ phone_numbers: [] }, { phone_numbers: [], party }])
    expect(said(given)).not.toMatch(/your phone|text|START/);
});

test('the short reference is eight letters and digits that people can read out', () => {
  expect(referenceOf('3f9a01bc-77aa-4000')).toBe('3F9A01BC');
  expect(referenceOf('ab-12')).toBe('AB12');
});
