import { documents } from '@streetlore/domain/paths';
import { judgedReview, type Review } from '@streetlore/domain/reviews';
import { figuresOfReview, publicStatsSchema, totalsSchema } from '@streetlore/domain/stats';
import { aReview, aTour } from '@streetlore/domain/testing';
import { afterAll, expect, test } from 'vitest';
import { askForFigures } from '../../../functions/src/platform/ask-for-counts.ts';
import { checkAllFigures } from '../../../functions/src/stats/check-figures.ts';
import { countFigures } from '../../../functions/src/stats/recount.ts';
import { withDates } from '../../../functions/src/store/convert.ts';
import type { AnyDocument } from '../../../functions/src/store/stored.ts';
import { testServices } from '../../support/services.ts';
import { changeOf } from './deliveries.ts';

const services = testServices('demo-stats-ratings', { at: new Date('2026-11-20T12:00:00Z') });
const { db, clock, tasks } = services;
afterAll(() => services.end());

/** Writes a review, and asks twice for the recount, as may happen. */
async function review(id: string, given: Partial<Review> | null): Promise<void> {
  const ref = db.doc(documents.review(id));
  const before = (await ref.get()).data();
  if (given) await ref.set(aReview({ tour_id: 'walk', ...given }));
  else await ref.delete();
  const written = (await ref.get()).data();
  for (let n = 0; n < 2; n += 1) await askForFigures(services, figuresOfReview(changeOf(before, written)));
}

const read = async (path: string) => withDates((await db.doc(path).get()).data()) as AnyDocument | undefined;

async function figures() {
  clock.advance(5_000);
  for (const { payload } of tasks.recorded.splice(0)) await countFigures(services, payload);
  return read(documents.tour('walk'));
}

test('a tour has the mean and number of the reviews that count, and no rating without reviews', async () => {
  await services.clear();
  await db.doc(documents.tour('walk')).set(aTour({ rating: 4.9, reviews: 312 }));
  await db.doc(documents.tour('other')).set(aTour({ rating: 4.9, reviews: 312 }));
  await review('a', { rating: 5 });
  await review('b', { rating: 4 });
  await review('c', { rating: 4 });
  await review('held', { rating: 1, status: 'held', counts: false });
  expect(await figures()).toMatchObject({ rating: 4.3, reviews: 3, name: 'Color & Vinyl' });
  expect(totalsSchema.parse(await read(documents.totals))).toMatchObject({ held_reviews: 1 });

  await review('a', { rating: 2 });
  await review('held', { rating: 1, status: 'shown' });
  expect(await figures()).toMatchObject({ rating: 2.8, reviews: 4 });
  expect(totalsSchema.parse(await read(documents.totals))).toMatchObject({ held_reviews: 0 });

  for (const id of ['a', 'b', 'c']) await review(id, null);
  await review('held', { rating: 1, ...judgedReview('hate_or_threat') });
  expect(await figures()).toMatchObject({ rating: 1, reviews: 1 });
  await review('held', { rating: 1, ...judgedReview('fake') });
  expect(await figures()).toMatchObject({ rating: 0, reviews: 0 });

  // A review of a deleted tour does not bring the tour back.
  await review('late', { tour_id: 'gone' });
  await figures();
  expect(await read(documents.tour('gone'))).toBeUndefined();

  // Made-up ratings from before reviews were counted go at night, and Home follows.
  await review('d', { rating: 5 });
  await checkAllFigures(services, async () => undefined);
  expect(await read(documents.tour('other'))).toMatchObject({ rating: 0, reviews: 0 });
  expect(publicStatsSchema.parse(await read(documents.publicStats))).toMatchObject({ tours: 2, average_rating: 5 });
});
