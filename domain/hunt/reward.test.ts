import { describe, expect, test } from 'vitest';
import { after } from '../time/index.ts';
import { playText } from './machine.ts';
import { newHunt } from './state.ts';
import { renderHuntMessage } from './templates.ts';
import type { HuntTour } from './tour.ts';

const phone = '+447700900101';
const stop = { clue: 'Find it.', question: null, hint: null };
const tourWith = (opening_hours?: string, offer_hours?: string): HuntTour => ({
  tour_id: 't',
  name: 'T',
  stops: [1, 2].map((n) => ({
    ...stop,
    stop_number: n,
    location_name: `Wall ${n}`,
    answers: [`answer${n}`],
    partner: {
      ...{ id: 'p', name: 'The Door', address: '1 Lane', offer: 'A pint' },
      ...(opening_hours && { opening_hours }),
      ...(offer_hours && { offer_hours }),
    },
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

describe('an offer with hours of its own', () => {
  const bar = 'Mon-Thu 16:00-23:30\nFri, Sat 12:00-01:30\nSun 12:00-22:30';
  const told = (offer: string, at: string, open: string | undefined = bar) =>
    /A pint\. (.*?)Show this/.exec(lastReplies(tourWith(open, offer), at, ...solve)[0] ?? '')?.[1];

  test.each([
    ['holds', 'daily 12:00-20:00', '2026-11-25T18:00:00Z', ''],
    ['is over for the day', 'daily 12:00-20:00', '2026-11-25T22:20:00Z', 'Over for today, from tomorrow 16:00. '],
    ['is over on a Thursday', 'Mon-Thu 12:00-20:00', '2026-11-26T22:20:00Z', 'Over for today, from Mon 16:00. '],
    ['does not hold yet', 'daily 18:00-20:00', '2026-11-25T17:00:00Z', 'Not now, from today 18:00. '],
    ['does not hold on this day', 'Sun-Thu 17:00-22:00', '2026-11-27T18:00:00Z', 'Not now, from Sun 17:00. '],
    ['is of a place that is closed', 'daily 12:00-20:00', '2026-11-25T12:00:00Z', 'Closed now, opens today 16:00. '],
    ['holds later than its place opens', 'daily 18:00-20:00', '2026-11-25T12:00:00Z', 'Not now, from today 18:00. '],
    [
      'ended before midnight, in a long night',
      'daily 00:00-20:00',
      '2026-11-28T00:30:00Z',
      'Not now, from today 12:00. ',
    ],
    ['never holds', 'Mon-Sun closed', '2026-11-25T18:00:00Z', 'Not now. '],
  ])('%s', (_, offer, at, words) => expect(told(offer, at)).toBe(words));

  test('says so of a place whose hours nobody knows', () => {
    const tour = tourWith(undefined, 'daily 12:00-20:00');
    expect(lastReplies(tour, '2026-11-25T22:20:00Z', ...solve)[0]).toContain('Over for today, from tomorrow 12:00.');
  });

  test('keeps its reward until it has held once', () => {
    expect(lastReplies(tourWith(bar, 'Sun 12:00-20:00'), '2026-11-25T18:00:00Z', ...solve)[0]).toContain(
      'Not now, from Sun 12:00. Show this until 29 Nov, 20:00.',
    );
  });
});
