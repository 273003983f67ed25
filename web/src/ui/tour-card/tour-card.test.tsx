import { aTour } from '@streetlore/domain/testing';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { wordsOf } from '../../testing/words.tsx';
import { TourCard } from './tour-card.tsx';

const tour = {
  ...aTour({
    name: 'Gigs & Graffiti Tour',
    neighborhood: 'Camden',
    difficulty: 'Hard',
    price: 12.5,
    stops_count: 8,
    reviews: 1301,
  }),
  id: 'gigs-graffiti',
};

const draw = (full: boolean) =>
  renderToString(
    <StaticRouter location="/tours">
      <TourCard tour={tour} full={full} />
    </StaticRouter>,
  );

test('a card shows the tour’s details and the price for each person', () => {
  expect(wordsOf(draw(false))).toContain('Hard · 3h · 8 stops');
  expect(wordsOf(draw(false))).toContain('£12.50 per person');
  expect(wordsOf(draw(false))).toContain('out of 5, (1,301 reviews )');
});

test('a card in the list links to the tour and to its booking', () => {
  expect(draw(true)).toContain('href="/tours/uk/london/camden/gigs-graffiti"');
  expect(draw(true)).toContain('href="/book/gigs-graffiti"');
});

test('a tour without reviews shows no rating', () => {
  const card = renderToString(
    <StaticRouter location="/tours">
      <TourCard tour={{ ...tour, rating: 4.5, reviews: 0 }} full />
    </StaticRouter>,
  );
  expect(wordsOf(card)).toContain('New , not reviewed yet');
  expect(wordsOf(card)).not.toContain('4.5');
});
