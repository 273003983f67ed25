import type { WithId } from '@streetlore/domain/query';
import type { Tour } from '@streetlore/domain/tour';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { wordsOf } from '../../testing/words.tsx';
import { TourCard } from './tour-card.tsx';

const at = new Date('2026-11-20T12:00:00Z');
const tour: WithId<Tour> = {
  id: 'gigs-graffiti',
  name: 'Gigs & Graffiti Tour',
  neighborhood: 'Camden',
  difficulty: 'Hard',
  price: 12.5,
  duration: '3h',
  stops_count: 8,
  rating: 4.7,
  reviews: 1301,
  description: 'Half the bands you love slept on a floor near here.',
  best_time: 'Weekday mornings',
  image_url: '/art/hero-480.webp',
  partner_perks: '',
  status: 'published',
  created_at: at,
  updated_at: at,
};

const draw = (full: boolean) =>
  renderToString(
    <StaticRouter location="/tours">
      <TourCard tour={tour} full={full} />
    </StaticRouter>,
  );

test('a card says what the tour is and what it costs a person', () => {
  expect(wordsOf(draw(false))).toContain('Hard · 3h · 8 stops');
  expect(wordsOf(draw(false))).toContain('£12.50 per person');
  expect(wordsOf(draw(false))).toContain('out of 5, (1,301 reviews )');
});

test('a card of the list leads to the tour and to its booking', () => {
  expect(draw(true)).toContain('href="/tours/uk/london/camden/gigs-graffiti"');
  expect(draw(true)).toContain('href="/book/gigs-graffiti"');
});

test('a tour nobody has reviewed shows no rating that nobody gave', () => {
  const card = renderToString(
    <StaticRouter location="/tours">
      <TourCard tour={{ ...tour, rating: 4.5, reviews: 0 }} full />
    </StaticRouter>,
  );
  expect(wordsOf(card)).toContain('New , not reviewed yet');
  expect(wordsOf(card)).not.toContain('4.5');
});
