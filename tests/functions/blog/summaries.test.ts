import type { BlogPost } from '@streetlore/domain/blog';
import { collections, documents } from '@streetlore/domain/paths';
import { aPost } from '@streetlore/domain/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { summarise } from '../../../functions/src/blog/summarise-post.ts';
import { testServices } from '../../support/services.ts';

const services = testServices('demo-blog-summaries');
beforeEach(() => services.clear());
afterAll(() => services.end());

const put = (id: string, given: Partial<BlogPost>) =>
  services.db.doc(`${collections.blogPosts}/${id}`).set(aPost({ slug: id, ...given }));
const summaries = async () => (await services.db.collection(collections.postSummaries).get()).docs;
const figures = async () => (await services.db.doc(documents.blogStats).get()).data();

test('the list shows each post as it is now, however often and late its changes are counted', async () => {
  await put('crane', { tags: ['walls', 'birds'] });
  await put('fox', { tags: ['walls'] });
  await put('draft', { status: 'draft', tags: ['secret'] });
  const ids = ['crane', 'fox', 'draft', 'gone'];
  // The two orders run one after the other. All calls change one document, and with eight at once
  // the emulator's locks sometimes take too long.
  const summariseAll = async () => {
    for (const order of [ids, ids.toReversed()]) await Promise.all(order.map((id) => summarise(services, id)));
  };
  await summariseAll();
  expect((await summaries()).map(({ id }) => id)).toEqual(['crane', 'fox']);
  expect((await summaries()).map((summary) => summary.get('content'))).toEqual([undefined, undefined]);
  expect(await figures()).toEqual({
    articles: 2,
    topics: [
      { topic: 'birds', articles: 1 },
      { topic: 'walls', articles: 2 },
    ],
  });

  await put('crane', { title: 'The Heron', tags: ['birds', 'canals'] });
  await put('fox', { status: 'archived' });
  await summariseAll();
  expect((await summaries()).map((summary) => summary.get('title'))).toEqual(['The Heron']);
  expect(await figures()).toMatchObject({ articles: 1, topics: [{ topic: 'birds' }, { topic: 'canals' }] });

  await services.db.doc(`${collections.blogPosts}/crane`).delete();
  await summariseAll();
  expect(await summaries()).toEqual([]);
  expect(await figures()).toEqual({ articles: 0, topics: [] });
});
