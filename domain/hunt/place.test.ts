import { expect, test } from 'vitest';
import type { HuntMessage } from './messages.ts';
import { placeOf, testPlace } from './sample.ts';

const partner = { id: 'p', name: 'Rough Trade East', address: '91 Brick Lane', offer: '10 % off' };
const stop = { clue: 'c', question: null, hint: null, answers: ['a'] };
const tour = {
  name: 'Color & Vinyl',
  stops: [
    { ...stop, stop_number: 1, location_name: 'Bacon Street', partner },
    { ...stop, stop_number: 2, location_name: 'Sclater Street', partner: null },
  ],
};

test.each<[HuntMessage, string | null]>([
  [{ kind: 'location_with_clue', stop_number: 2, lead: 'correct', from: 1 }, 'Sclater Street'],
  [{ kind: 'hint', stop_number: 1 }, 'Bacon Street'],
  [{ kind: 'wrong', stop_number: 1 }, 'Bacon Street'],
  [{ kind: 'reward_with_pause', stop_number: 1 }, 'Rough Trade East, 91 Brick Lane'],
  [{ kind: 'partner_offer', stop_number: 2 }, null],
  [{ kind: 'status', stop_number: 1, percent: 0, score: 0 }, null],
  [{ kind: 'welcome' }, null],
])('%o is about this place on the map, or about none', (message, place) => expect(placeOf(message, tour)).toBe(place));

test.each([
  ['welcome', null, null],
  ['clue', 1, 'Bacon Street'],
  ['correct', 1, 'Sclater Street'],
  ['correct', 2, null],
  ['partner_offer', 1, 'Rough Trade East, 91 Brick Lane'],
] as const)('the test message %s for stop %s is about this place, or about none', (type, number, place) =>
  expect(testPlace(type, number, tour)).toBe(place),
);
