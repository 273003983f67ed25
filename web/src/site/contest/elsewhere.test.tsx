import type { Submission } from '@streetlore/domain/contest';
import type { WithId } from '@streetlore/domain/query';
import { aSubmission } from '@streetlore/domain/testing';
import { expect, test } from 'vitest';
import { serverRendered } from '../../testing/server-rendered.tsx';
import { wordsOf } from '../../testing/words.tsx';
import { SubmissionCard } from './gallery/submission-card.tsx';
import { SubmissionDetail } from './photo/submission-detail.tsx';

/**
 * A photo stored before the server decided where it was taken: from Italy, under a place that a
 * model guessed.
 */
const fromItaly = {
  ...aSubmission({
    title: 'Fox',
    slug: 'fox-1763640000000',
    path: 'uk/london/brixton/fox',
    location: 'Stockwell Road, Brixton',
    description: 'A fox.',
    latitude: null,
    longitude: null,
    tags: [],
    neighborhood: 'Brixton',
    street_address: null,
    postal_code: null,
    place_name: null,
  }),
  id: 'a',
};
const inLondon = { ...fromItaly, latitude: 51.47, longitude: -0.12 };

const shown = {
  card: (photo: WithId<Submission>) => serverRendered({}, <SubmissionCard photo={photo} layout="grid" first={false} />),
  page: (photo: WithId<Submission>) => serverRendered({}, <SubmissionDetail photo={photo} />),
};

test.each(['card', 'page'] as const)('the %s of a photo from outside London says so, and names no place', (where) => {
  const html = shown[where](fromItaly);
  expect(wordsOf(html)).toContain('Outside London');
  expect(html).not.toMatch(/Stockwell|google\.com\/maps/);
});

test.each(['card', 'page'] as const)('the %s of a photo from London names its place', (where) => {
  const words = wordsOf(shown[where](inLondon));
  expect(words).toContain('Stockwell Road, Brixton');
  expect(words).not.toMatch(/outside london/i);
});

test('the page of a photo from outside London says that it cannot win', () => {
  expect(wordsOf(shown.page(fromItaly))).toContain('only London photos can win');
  expect(wordsOf(shown.page(inLondon))).not.toContain('can win');
});
