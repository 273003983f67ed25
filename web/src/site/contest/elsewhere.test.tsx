import type { Submission } from '@streetlore/domain/contest';
import type { WithId } from '@streetlore/domain/query';
import { expect, test } from 'vitest';
import { drawnFrom } from '../../testing/drawn.tsx';
import { wordsOf } from '../../testing/words.tsx';
import { SubmissionCard } from './gallery/submission-card.tsx';
import { SubmissionDetail } from './photo/submission-detail.tsx';

/** As one was stored before the server decided: from Italy, under a name that a model guessed. */
const fromItaly: WithId<Submission> = {
  id: 'a',
  uid: 'photographer',
  title: 'Fox',
  slug: 'fox-1763640000000',
  path: 'uk/london/brixton/fox',
  location: 'Stockwell Road, Brixton',
  description: 'A fox.',
  image_url: '/images/contest/fox.webp',
  picture: {
    width: 480,
    height: 640,
    placeholder: 'data:image/webp;base64,UklGRg==',
    sizes: [{ width: 480, webp: '/fox.webp', avif: null }],
  },
  latitude: null,
  longitude: null,
  has_gps: true,
  tags: [],
  ai_confidence: null,
  camera_make: null,
  camera_model: null,
  country: 'United Kingdom',
  city: 'London',
  neighborhood: 'Brixton',
  street_address: null,
  postal_code: null,
  place_name: null,
  status: 'approved',
  votes: 3,
  is_winner: false,
  submitted_at: new Date('2026-11-05T09:30:00Z'),
};
const inLondon = { ...fromItaly, latitude: 51.47, longitude: -0.12 };

const shown = {
  card: (photo: WithId<Submission>) => drawnFrom({}, <SubmissionCard photo={photo} layout="grid" first={false} />),
  page: (photo: WithId<Submission>) => drawnFrom({}, <SubmissionDetail photo={photo} />),
};

test.each(['card', 'page'] as const)('the %s of a photo from outside London says so, and names no place', (where) => {
  const html = shown[where](fromItaly);
  expect(wordsOf(html)).toContain('Outside London');
  expect(html).not.toMatch(/Stockwell|google\.com\/maps/);
});

test.each(['card', 'page'] as const)('the %s of one from London names its place', (where) => {
  const words = wordsOf(shown[where](inLondon));
  expect(words).toContain('Stockwell Road, Brixton');
  expect(words).not.toMatch(/outside london/i);
});

test('its page says that it cannot win', () => {
  expect(wordsOf(shown.page(fromItaly))).toContain('only London photos can win');
  expect(wordsOf(shown.page(inLondon))).not.toContain('can win');
});
