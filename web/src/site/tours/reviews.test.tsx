import { collections, routes } from '@streetlore/domain/paths';
import { HOW_REVIEWS_WORK } from '@streetlore/domain/reviews';
import { aReview, aTour } from '@streetlore/domain/testing';
import { expect, test } from 'vitest';
import { serverRendered } from '../../testing/server-rendered.tsx';
import { wordsOf } from '../../testing/words.tsx';
import { TourDetail } from './tour-detail.tsx';

const page = (reviews: number) => {
  const all = Array.from({ length: reviews }, (_, n) => ({
    ...aReview({ rating: 1 + (n % 5), text: `Wall ${n}`, answer: n === 0 ? 'Mind the paint' : null }),
    id: `review-${n}`,
  }));
  const tour = { ...aTour({ rating: reviews && 4.5, reviews }), id: 'color-vinyl' };
  return serverRendered({ [collections.reviews]: all }, <TourDetail tour={tour} />);
};

test('a tour shows its players’ reviews, in stars and words, and our answers', () => {
  const said = wordsOf(page(2));
  expect(said).toContain('Rated 4.5 out of 5, (2 reviews )');
  expect(said).toMatch(
    /What players say 1 out of 5 stars Wall 0 The Stencils .* Streetlore answers Mind the paint 2 out of 5 stars Wall 1/,
  );
  expect(said).not.toContain('Show more');
  expect(page(2)).toContain(`href="${routes.termsPart(HOW_REVIEWS_WORK)}"`);
});

test('a tour with many reviews shows ten at first', () => {
  const said = wordsOf(page(11));
  expect(said).toContain('Wall 9');
  expect(said).not.toContain('Wall 10');
  expect(said).toContain('Show more');
});

test('a tour without reviews shows no rating, to readers or to search engines', () => {
  const html = page(0);
  expect(wordsOf(html)).toContain('New , not reviewed yet');
  expect(html).not.toMatch(/What players say|out of 5|lucide-star|aggregateRating/);
});
