import { expect, test } from 'vitest';
import { aBooking } from '../../testing/index.ts';
import { reviewDocument } from './document.ts';

const at = new Date('2026-11-07T15:00:00Z');
const booking = { ...aBooking({ created_at: at }), id: 'b1' };
const statusOf = (text: string) => reviewDocument({ booking, rating: 5, text, at }, null).status;

test.each([
  'call 07700 900123',
  'call07700900123',
  '07700    900 - - - 123',
  '０７７００ ９００１２３',
  'ring me on 7946 0958',
  'oh double seven double oh nine oh oh one two three',
  'my number: zero seven seven zero zero nine zero zero one',
  'nell@example',
  'nell at gmail',
  'nell at walls dot org',
  'see bit.ly/walls',
  'we live at E1 6QL',
  'visit us, 14 Brick Lane',
  '14b Great Eastern Street is my home',
  'come to 14 brick lane',
  'Flat 3 is where the party is',
])('%j waits for an admin', (text) => expect(statusOf(text)).toBe('held'));

test.each([
  'Loved it, the duck was fun',
  '8 walls in Brick Lane in 2 hours, 3.5 km',
  '8 walls in brick lane, and a 2 hour walk',
  'Brick Lane at 10, home by 4. Great',
  'Two of us, five stars, one duck',
  'Better than 2012 and 2014',
  'Look at this. It was great',
  'We text each other about it, 10 of 10, 5 stars',
  'The number 8 bus is handy',
])('%j is shown at once', (text) => expect(statusOf(text)).toBe('shown'));
