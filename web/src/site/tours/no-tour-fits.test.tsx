import { aTour } from '@streetlore/domain/testing';
import { type TourFilter, tourTexts } from '@streetlore/domain/tour';
import { expect, test } from 'vitest';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import { NoTourFits } from './no-tour-fits.tsx';

test('filters that leave nothing say which of them to let go of, and what that brings', () => {
  const tours = [aTour({ difficulty: 'Hard', duration: '3h' }), aTour({ difficulty: 'Easy', duration: '2h' })];
  const filter: TourFilter = { difficulty: 'Hard', duration: '2', step_free: 'yes' };
  const words = (wanted: TourFilter) =>
    wordsOf(htmlOf(<NoTourFits tours={tours} filter={wanted} onChange={() => undefined} />));
  // With three filters on, no single one helps.
  expect(words(filter)).toMatch(new RegExp(`${tourTexts.noneFitsWhy} ${tourTexts.showAll} $`));
  const said = words({ ...filter, step_free: 'any' });
  expect(said).toContain(tourTexts.noneFits);
  expect(said).toContain(tourTexts.without('Duration: Up to 2 hours', 1));
  expect(said).toContain(tourTexts.without('Difficulty: Hard', 1));
});
