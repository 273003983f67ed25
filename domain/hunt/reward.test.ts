import { expect, test } from 'vitest';
import { after } from '../time/index.ts';
import { playText } from './machine.ts';
import { newHunt } from './state.ts';
import { renderHuntMessage } from './templates.ts';
import type { HuntTour } from './tour.ts';

const phone = '+447700900101';
const stop = { clue: 'Find it.', question: null, hint: null };
const tourWith = (opening_hours?: string): HuntTour => ({
  tour_id: 't',
  name: 'T',
  stops: [1, 2].map((n) => ({
    ...stop,
    stop_number: n,
    location_name: `Wall ${n}`,
    answers: [`answer${n}`],
    partner: { id: 'p', name: 'The Door', address: '1 Lane', offer: 'A pint', ...(opening_hours && { opening_hours }) },
  })),
});
/** The replies to the last of some texts, each a second after the one before. */
function lastReplies(tour: HuntTour, from: string, ...texts: string[]): string[] {
  let state = newHunt();
  let now = new Date(from);
  let replies: string[] = [];
  for (const text of texts) {
    now = after(now, 1000);
    const step = playText({ state, tour, sender: phone, phones: [phone], text, now, expires_at: null });
    state = step.state;
    replies = step.messages.map(({ message }) => renderHuntMessage(message, { tour, site: 's' }));
  }
  return replies;
}
const evenings = 'Mon-Sun 17:00-23:00';
const solve = ['START', 'answer1'];

test('a reward whose place is closed says so and when it opens, before anybody walks', () => {
  expect(lastReplies(tourWith(evenings), '2026-11-25T12:00:00Z', ...solve)).toEqual([
    'Correct! The Door, 1 Lane: A pint. Closed now, opens today 17:00. Show this, valid for 24 hours. Then CLAIMED, or CONTINUE to skip.',
  ]);
});

test.each([
  ['is open', evenings, '2026-11-25T18:00:00Z'],
  ['has told nobody its hours', undefined, '2026-11-25T12:00:00Z'],
  ['has hours that nobody can read', 'whenever', '2026-11-25T12:00:00Z'],
])('a reward whose place %s is as it was', (_, hours, at) => {
  expect(lastReplies(tourWith(hours), at, ...solve)).toEqual([
    'Correct! The Door, 1 Lane: A pint. Show this, valid for 24 hours. Then reply CLAIMED, or CONTINUE to skip.',
  ]);
});

test('a reward keeps until its place has been open once, and RESEND says so again', () => {
  const weekdays = tourWith('Mon-Fri 09:00-12:00');
  expect(lastReplies(weekdays, '2026-11-27T12:30:00Z', ...solve)[0]).toContain(
    'Closed now, opens Mon 09:00. Show this until 30 Nov, 12:00.',
  );
  expect(lastReplies(weekdays, '2026-11-27T12:30:00Z', ...solve, 'RESEND')[0]).toContain(
    'Closed now, opens Mon 09:00. Show this until 30 Nov, 12:00.',
  );
});

test('the last reward says it too', () => {
  expect(lastReplies(tourWith(evenings), '2026-11-25T12:00:00Z', ...solve, 'CONTINUE', 'answer2')[0]).toContain(
    'Closed now, opens today 17:00. Show this, valid for 24 hours.',
  );
});

test('a place that is shut for good says only that it is closed', () => {
  expect(lastReplies(tourWith('Mon-Sun closed'), '2026-11-25T12:00:00Z', ...solve)[0]).toContain(
    'A pint. Closed now. Show this, valid for 24 hours.',
  );
});
