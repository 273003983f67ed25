import { collections } from '@streetlore/domain/paths';
import { aReview } from '@streetlore/domain/testing';
import { expect, test } from 'vitest';
import { serverRendered } from '../../testing/server-rendered.tsx';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewsScreen } from './reviews-screen.tsx';

const item = (given: Parameters<typeof aReview>[0]) =>
  htmlOf(
    <ReviewItem review={{ ...aReview(given), id: 'review' }} onAnswer={() => undefined} onHide={() => undefined} />,
  );

test('a review shows its state, team, tour and text, and offers the possible actions', () => {
  expect(wordsOf(item({ status: 'held', text: 'Ring me' }))).toMatch(
    /4 out of 5 stars To check The Stencils on Color & Vinyl, .* Ring me Show Hide Answer $/,
  );
  expect(wordsOf(item({ answer: 'Come again' }))).toMatch(/ Shown .* Answer: Come again Hide Change answer $/);
  expect(wordsOf(item({ status: 'hidden', text: '' }))).toMatch(/ Hidden .* No words, only stars. Show Answer $/);
  expect(item({})).toContain('aria-label="Hide: The Stencils on Color &amp; Vinyl"');
});

test('the screen opens with the reviews that wait, or a message when none wait', () => {
  expect(wordsOf(serverRendered({ [collections.reviews]: [] }, <ReviewsScreen />))).toContain(
    'To check Shown Hidden All',
  );
});
