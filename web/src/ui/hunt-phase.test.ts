import { startWindowOf } from '@streetlore/domain/booking';
import { aBooking } from '@streetlore/domain/testing';
import { expect, test } from 'vitest';
import { phaseOf } from './hunt-phase.ts';

test.each([
  ['2026-12-04T23:59:00Z', 'Booked for Sat 5 Dec'],
  ['2026-12-05T00:01:00Z', 'Booked for today'],
  ['2026-12-05T06:00:00Z', 'Waiting for START'],
])('at %s a hunt for Sat 5 Dec is called %j', (at, label) => {
  const booking = aBooking({ start_window: startWindowOf('2026-12-05') });
  expect(phaseOf(booking, new Date(at)).label).toBe(label);
});

test('a hunt for a day that began is called what it does', () => {
  const booking = aBooking({ start_window: startWindowOf('2026-12-05') });
  const playing = { ...booking, hunt: { ...booking.hunt, phase: 'puzzle' as const } };
  expect(phaseOf(playing, new Date('2026-12-04T12:00:00Z')).label).toBe('On a puzzle');
});

test('a team of a party that starts together waits for GO', () => {
  const booking = aBooking({ party: { board_id: 'b1', first_stop: 1, held: true } });
  expect(phaseOf(booking, new Date('2026-12-05T07:00:00Z')).label).toBe('Waiting for GO');
});
