import { expect, test } from 'vitest';
import { reviewOf } from './parse.ts';

test.each([
  ['4', 4, ''],
  ['4!', 4, ''],
  [' 5 ', 5, ''],
  ['5.', 5, ''],
  ['(3)', 3, ''],
  ['"2"', 2, ''],
  ['#1', 1, ''],
  ['５', 5, ''],
  ['5️⃣', 5, ''],
  ['four', 4, ''],
  ['FIVE', 5, ''],
  ['Five!!!', 5, ''],
  ['5/5', 5, ''],
  ['10/10', 5, ''],
  ['10 out of 10, would do again', 5, 'would do again'],
  ['4 / 5', 4, ''],
  ['5/five', 5, ''],
  ['3 out of 5', 3, ''],
  ['2 of 5', 2, ''],
  ['5 stars', 5, ''],
  ['1 star', 1, ''],
  ['five stars', 5, ''],
  ['4-star', 4, ''],
  ['5*', 5, ''],
  ['5⭐', 5, ''],
  ['⭐⭐⭐⭐', 4, ''],
  ['5 ❤️❤️', 5, ''],
  ['4 :)', 4, ''],
  ['5 loved it', 5, 'loved it'],
  ['5, loved it', 5, 'loved it'],
  ['4 - the duck was fun', 4, 'the duck was fun'],
  ['4 – the duck was fun', 4, 'the duck was fun'],
  ['4. The duck was fun.', 4, 'The duck was fun.'],
  ['5\nBest day in London', 5, 'Best day in London'],
  ['5 stars! Best day in London', 5, 'Best day in London'],
  ['5/5 would do again', 5, 'would do again'],
  ['five: again please', 5, 'again please'],
  ['Four, a bit long', 4, 'a bit long'],
  ['Loved it! 5/5', 5, 'Loved it!'],
  ['A bit long (3 stars)', 3, 'A bit long'],
  ['3 pigeons', 3, 'pigeons'],
  ['4 loved all 8 stops', 4, 'loved all 8 stops'],
])('%j is a review of %i: %j', (reply, rating, text) => {
  expect(reviewOf(reply)).toEqual({ rating, text });
});

test.each([
  ['10', 5, ''],
  ['ten', 5, ''],
  ['8/10', 4, ''],
  ['7 out of 10', 4, ''],
  ['1/10', 1, ''],
  ['4 out of 10', 2, ''],
  ['4.5', 5, ''],
  ['4,5', 5, ''],
  ['4 1/2', 5, ''],
  ['4½', 5, ''],
  ['3.5 stars', 4, ''],
  ['5 stars from us', 5, ''],
  ['solid 4', 4, ''],
  ["I'd give it a 4", 4, ''],
  ['5 from me, the fox was great', 5, 'from me, the fox was great'],
  ['2 hours of pure joy: 5', 5, '2 hours of pure joy'],
  ['1 hour late but 5 stars', 5, '1 hour late'],
  ['3 kids and 2 adults had a great time. 5', 5, '3 kids and 2 adults had a great time.'],
  ['4 stars from 4 of us', 4, 'from 4 of us'],
])('%j is a review of %i: %j, too', (reply, rating, text) => {
  expect(reviewOf(reply)).toEqual({ rating, text });
});

test.each([
  ...['0', '6', '4-5', '4 or 5', '3 to 4', 'between 4 and 5', '5 stars for the walls, 2 stars for the clues'],
  ...[
    '4 of us loved it',
    'our team of 4 had fun',
    'great 2 hours',
    'one of the best',
    'two thumbs up',
    'five loved it',
  ],
  ...['loved it', 'brilliant, kids loved it', 'rubbish', 'Great, thanks!', 'meh', 'would do it again'],
])('%j is a review without clear stars', (reply) => {
  expect(reviewOf(reply)).toEqual({ rating: null, text: reply });
});

test.each([
  ...['', '45', '5 0', '5 5', '1st class', '5pm', '5k', 'the 5 walls', 'START', 'STOP', 'no trains'],
  ...['thanks', 'ok', 'is the bar any good?', 'took us 3 hours', 'at 5', '+447700900123'],
])('%j is not a review', (reply) => {
  expect(reviewOf(reply)).toBeNull();
});

test('a sentence is put on one line and cut at a word within 300 characters', () => {
  const said = reviewOf(`5: ${'walls \n and '.repeat(60)}`);
  expect(said?.text).toMatch(/^walls and walls .* \w+$/);
  expect(said?.text.length).toBeLessThanOrEqual(300);
});
