import { prizeTerms } from '@streetlore/domain/contest';
import { documents } from '@streetlore/domain/paths';
import { expect, test } from 'vitest';
import { loadAll } from '../../server-rendering/lazy-live.tsx';
import { serverRendered } from '../../testing/server-rendered.tsx';
import { wordsOf } from '../../testing/words.tsx';
import TermsPage from './terms-page.tsx';

await loadAll();
const figures = { hunts_completed: 0, explorers: 0, photos: 0, tours: 4, partners: 0, average_rating: 0 };
const terms = (counted: object) =>
  wordsOf(
    serverRendered(
      { [documents.publicStats]: { ...figures, ...counted, counted_at: new Date(), id: 'public' } },
      <TermsPage />,
      '/terms',
    ),
  );

test('the terms say how reviews work, with how many we have hidden once that is counted', () => {
  expect(terms({ reviews_given: 1204, reviews_hidden: 2 })).toContain(
    'So far players have given 1,204 reviews, of which we have hidden 2.',
  );
  expect(terms({ reviews_given: 1, reviews_hidden: 0 })).toContain(
    'players have given 1 review, of which we have hidden none.',
  );
  expect(terms({})).not.toContain('So far players');
});

test('the terms have every rule of the prize, and how reports are decided', () => {
  const said = terms({});
  for (const { rule } of prizeTerms) expect(said).toContain(rule);
  expect(said).toContain('A person looks at every report within 24 hours');
  expect(said).toContain('appeal within 30 days');
});
