import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentDescription, statementSuffix } from './charge.ts';

test('describes a payment by tour and number of people', () => {
  expect(paymentDescription({ tour_name: 'Camden Lock', participants: 1 })).toBe('Streetlore: Camden Lock, 1 person');
  expect(paymentDescription({ tour_name: 'Camden Lock', participants: 4 })).toBe('Streetlore: Camden Lock, 4 people');
});

test.each([
  ['Color & Vinyl Tour', 'COLOR'],
  ['Brick Lane by Night', 'BRICK LANE'],
  ["King's Cross", 'KINGS'],
  ['Señor Café', 'SENOR CAFE'],
  ['Shoreditchwards', 'SHOREDITCH'],
  ['99 Walls', '99 WALLS'],
  ['2012', 'HUNT'],
  ['ストリート', 'HUNT'],
  ['', 'HUNT'],
])('a statement of "%s" says %s', (name, suffix) => {
  expect(statementSuffix(name)).toBe(suffix);
});

test('no name of a tour makes a suffix that Stripe refuses', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
      expect(statementSuffix(name)).toMatch(/^(?=.*[A-Z])[A-Z0-9 ]{1,10}$/);
    }),
  );
});
