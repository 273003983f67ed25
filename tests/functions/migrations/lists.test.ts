import { summaryOf } from '@streetlore/domain/blog';
import { collections } from '@streetlore/domain/paths';
import { aPartner, aPost, aSecret, aStop, aSubmission, oldestPartner, oldestTour } from '@streetlore/domain/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listsMigration } from '../../../functions/src/migrations/0003-lists.ts';
import { postWordsMigration } from '../../../functions/src/migrations/0007-post-words.ts';
import { walksMigration } from '../../../functions/src/migrations/0008-walks.ts';
import { nearCellsMigration } from '../../../functions/src/migrations/0009-near-cells.ts';
import { migrate } from '../../../functions/src/migrations/run.ts';
import { testServices } from '../../support/services.ts';

const services = testServices('demo-migration-of-lists');
beforeEach(() => services.clear());
afterAll(() => services.end());

const { db } = services;
const at = async (path: string) => (await db.doc(path).get()).data();
const summaries = async () => (await db.collection(collections.postSummaries).get()).docs.map(({ id }) => id);

test('older documents get the fields that lists need, and do not change otherwise', async () => {
  await db.doc('tours/walk').set(oldestTour);
  await db.doc('partners/rough').set(oldestPartner);
  await db.doc('partners/kick').set(aPartner({ status: 'declined' }));
  for (const [n, partner_id] of [
    [1, 'rough'],
    [2, 'kick'],
    [3, 'rough'],
  ] as const)
    await db.doc(`tour_partners/walk_${n}`).set({ tour_id: 'walk', stop_number: n, partner_id, status: 'published' });
  for (const slug of ['crane', 'fox']) await db.doc(`${collections.blogPosts}/${slug}`).set(aPost({ slug }));
  await db.doc(`${collections.blogPosts}/draft`).set(aPost({ slug: 'draft', status: 'draft' }));
  const [tour, partner] = [await at('tours/walk'), await at('partners/rough')];
  const lacking = ['tours/walk', 'partners/rough', 'blog_posts/crane', 'blog_posts/fox'];

  const run = async (isDry: boolean) => {
    const lines: string[] = [];
    await migrate(services, [listsMigration], { isDry, report: (line) => lines.push(line) });
    return lines;
  };
  expect(await run(true)).toEqual(expect.arrayContaining(lacking));
  expect([await at('tours/walk'), await at('partners/rough'), await summaries()]).toEqual([tour, partner, []]);

  expect(await run(false)).toEqual(expect.arrayContaining(lacking));
  expect(await at('tours/walk')).toEqual({ ...tour, slug: 'color-vinyl', partner_ids: ['rough'] });
  expect(await at('partners/rough')).toEqual({ ...partner, slug: 'rough-trade-east' });
  expect(await summaries()).toEqual(['crane', 'fox']);
  for (const path of lacking) expect(await run(false)).not.toContain(path);
});

test('older tours get their walk, without the stops that hunts leave out', async () => {
  await db.doc('tours/walk').set(oldestTour);
  for (const n of [1, 2, 3]) {
    await db.doc(`tour_stops/walk_${n}`).set(aStop('walk', n, { latitude: [51.53, 51.54, 51.55][n - 1] ?? null }));
    await db.doc(`tour_stop_secrets/walk_${n}`).set(aSecret('walk', n, { is_out: n === 1 }));
  }
  const tour = await at('tours/walk');
  const run = async (isDry: boolean) => {
    const found: string[] = [];
    await migrate(services, [walksMigration], { isDry, report: (line) => found.push(line) });
    return found;
  };
  expect([await run(true), await at('tours/walk')]).toEqual([['tours/walk'], tour]);
  expect(await run(false)).toEqual(['tours/walk']);
  expect(await at('tours/walk')).toEqual({
    ...tour,
    walk_metres: 1112,
    walls: [
      { latitude: 51.54, longitude: -0.078, name: 'Wall 2', stop_number: 2 },
      { latitude: 51.55, longitude: -0.078, name: 'Wall 3', stop_number: 3 },
    ],
    first_wall: 'Wall 2',
  });
  expect(await run(false)).toEqual([]);
});

test('older photos get the cells around them, and those without a place get none', async () => {
  const { near_cells, credit: _credit, ...older } = aSubmission();
  const placeless = { ...older, latitude: null, longitude: null };
  await db.doc('contest_submissions/crane').set(older);
  await db.doc('contest_submissions/elsewhere').set(placeless);
  const before = await at('contest_submissions/crane');
  await migrate(services, [nearCellsMigration], { isDry: false, report: () => undefined });
  expect(await at('contest_submissions/crane')).toEqual({ ...before, near_cells });
  expect(await at('contest_submissions/elsewhere')).toMatchObject({ near_cells: [] });
});

test('older summaries are found by the words of their texts', async () => {
  const post = aPost({ slug: 'crane', content: 'Banksy was here.' });
  await db.doc(`${collections.blogPosts}/crane`).set(post);
  await db.doc(`${collections.postSummaries}/crane`).set({ ...summaryOf(post), search: ['breakfas'] });
  const run = async (isDry: boolean) => {
    const found: string[] = [];
    await migrate(services, [postWordsMigration], { isDry, report: (line) => found.push(line) });
    return found;
  };
  const search = async () => (await at(`${collections.postSummaries}/crane`))?.search;
  expect([await run(true), await search()]).toEqual([['blog_posts/crane'], ['breakfas']]);
  expect(await run(false)).toEqual(['blog_posts/crane']);
  expect(await search()).toContain('banksy');
});
