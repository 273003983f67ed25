import { expect, test } from 'vitest';
import { aBooking, aReview } from '../../testing/index.ts';
import { isDoubtful, reviewDocument } from './document.ts';

test.each([
  'call me on 07700 900123',
  'ask nell@example.org',
  'see www.walls.example for more',
  'cheaper at tours.com',
  'thanks @banksy',
  'what a load of shite',
  'the guide is a w4nker',
  'F.u.c.k this',
  'c u n t s',
])('%j waits for an admin', (text) => expect(isDoubtful(text)).toBe(true));

test.each([
  '',
  'Loved it, the duck was fun',
  'Scunthorpe has no walls like these, and Essex neither',
  'Bloody brilliant. 8 walls in 2 hours, 3.5 km',
  'Better than the 2012 one',
  'Penistone has a wall, Camille Pissarro painted, Fagin and the Cummings walked',
  'A 2 B 4 U, e.g. at 5 p.m.',
  'We are Team A. B. C.',
])('%j does not wait for an admin', (text) => expect(isDoubtful(text)).toBe(false));

test('a reported or hidden review stays out of sight when its writer changes it, and its stars count as before', () => {
  const given = { booking: { ...aBooking(), id: 'b1' }, rating: 5, text: 'All fine', at: new Date() };
  const changed = (before: Parameters<typeof aReview>[0]) => reviewDocument(given, aReview(before));
  for (const [before, counts] of [
    [{ status: 'held', hidden_for: 'reported', counts: true }, true],
    [{ status: 'hidden', hidden_for: 'hate_or_threat', counts: true }, true],
    [{ status: 'hidden', hidden_for: 'fake', counts: false }, false],
  ] as const)
    expect(changed(before)).toMatchObject({ status: 'held', hidden_for: 'reported', counts });
  expect(changed({ status: 'held', counts: false })).toMatchObject({ status: 'shown', hidden_for: null, counts: true });
  expect(reviewDocument({ ...given, text: 'see www.walls.example' }, null)).toMatchObject({
    status: 'held',
    counts: false,
  });
});
