import { editorTexts, type GenerateProgress, generationFaults, stockPictures } from '@streetlore/domain/blog';
import { storagePaths } from '@streetlore/domain/paths';
import { aPost, aSubmission, aTour } from '@streetlore/domain/testing';
import { localVendors } from '@streetlore/emulators/config';
import { startStandIns } from '@streetlore/emulators/standins/index';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queueSuggestedArticle } from '../../../functions/src/blog/accept-suggestion.ts';
import { removePost } from '../../../functions/src/blog/delete-post.ts';
import { generateDraft, generateTitles } from '../../../functions/src/blog/editor.ts';
import { publishDue } from '../../../functions/src/blog/publish-due.ts';
import { drawIdeas, redrawIdeas } from '../../../functions/src/blog/suggest-articles.ts';
import { type TestServices, testServices } from '../../support/services.ts';
import { admin, callsTo, fault, forget, postsOf } from './queue.ts';

let standIns: Awaited<ReturnType<typeof startStandIns>>;
let services: TestServices;
const input = { topic: 'The canal walls of Hackney Wick', tone: 'Like a pirate' };
const silent = () => undefined;

beforeAll(async () => {
  standIns = await startStandIns({ port: 0, stripeWebhookUrl: null, twilioInboundUrl: null, timeoutMs: 150 });
  services = testServices('demo-blog-editor', { standIns: standIns.url });
});
beforeEach(() => Promise.all([services.clear(), forget(standIns.url)]));
afterAll(async () => {
  await services.end();
  await standIns.close();
});

const put = (path: string, data: object) => services.db.doc(path).set(data);
const actions = async () => (await services.db.collection('audit_log').get()).docs.map((entry) => entry.get('action'));

describe('an article for the editor', () => {
  test('streams while it is written, and ends whole, with a fitting photo and its credit', async () => {
    await put('contest_submissions/heron', aSubmission({ title: 'Heron', neighborhood: 'Hackney Wick' }));
    await put('contest_submissions/crane', aSubmission({ votes: 999 }));
    await put('contest_submissions/waiting', {
      ...aSubmission(),
      neighborhood: 'Hackney Wick',
      votes: 999,
      status: 'pending',
    });
    const progress: GenerateProgress[] = [];
    const post = await generateDraft(services, input, admin, (step) => progress.push(step));
    expect(progress[0]).toEqual({ words: 0, of: 1000, attempt: 1 });
    expect(progress.length).toBeGreaterThan(1);
    expect(post.title.length).toBeLessThanOrEqual(60);
    expect(post.content.split(/\s+/).length).toBeGreaterThan(700);
    expect(post.imageCredit).toEqual({
      text: 'Photo: "Heron", from the Streetlore photo contest',
      path: '/contest/submission/heron-heron',
    });
    expect(await postsOf(services)).toEqual([]);
    expect(await actions()).toEqual(['article_generated']);
    const [call] = await callsTo(standIns.url);
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      model: localVendors.openaiModel,
      max_completion_tokens: 6000,
      reasoning_effort: 'low',
      stream: true,
    });
  });

  test('has one of the four fixed pictures when no photo fits', async () => {
    const { featuredImage, imageCredit } = await generateDraft(services, input, admin, silent);
    expect(stockPictures.map(({ url }) => url)).toContain(featuredImage);
    expect(imageCredit).toBeNull();
  });

  test('gets a slug that no post has', async () => {
    const first = await generateDraft(services, input, admin, silent);
    await put('blog_posts/one', aPost({ slug: first.slug }));
    expect((await generateDraft(services, input, admin, silent)).slug).toBe(`${first.slug}-2`);
  });

  test('succeeds although the model fails twice', async () => {
    await fault(standIns.url, 'cutoff');
    await fault(standIns.url, 'refusal');
    const progress: GenerateProgress[] = [];
    await generateDraft(services, input, admin, (step) => progress.push(step));
    expect(progress.filter(({ words }) => words === 0).map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  });

  test.each([
    ['error500', generationFaults.busy],
    ['timeout', generationFaults.unreachable],
    ['malformed', generationFaults.malformed],
    ['error429', generationFaults.busy],
    ['refusal', generationFaults.refused],
    ['filter', generationFaults.refused],
    ['cutoff', generationFaults['cut-off']],
    ['empty', generationFaults.malformed],
    ['prose', generationFaults.malformed],
    ['misfit', generationFaults.malformed],
  ])('fails after three calls with the spec’s text and a reason: %s', async (kind, why) => {
    await fault(standIns.url, kind, 3);
    await expect(generateDraft(services, input, admin, silent)).rejects.toMatchObject({
      code: 'unavailable',
      message: editorTexts.contentFailed,
      details: { reason: `${why} (3 tries)` },
    });
    expect(await callsTo(standIns.url)).toHaveLength(3);
  });
});

describe('titles', () => {
  test('are five of at most 60 characters', async () => {
    const { titles: five } = await generateTitles(services, { topic: 'Camden', tone: '' }, admin);
    expect(five).toHaveLength(5);
    expect(five.every((title) => title.length > 0 && title.length <= 60)).toBe(true);
    const [call] = await callsTo(standIns.url);
    expect(JSON.parse(call?.body ?? '')).toMatchObject({ max_completion_tokens: 1400 });
  });
  test('fail with the spec’s text', async () => {
    await fault(standIns.url, 'prose', 3);
    await expect(generateTitles(services, { topic: '', tone: '' }, admin)).rejects.toMatchObject({
      message: editorTexts.titlesFailed,
    });
  });
});

test('suggestions come from the stored photos and partners, and leave out what is already written about', async () => {
  await put('contest_submissions/a', aSubmission({ neighborhood: 'Peckham' }));
  await put('contest_submissions/b', aSubmission({ neighborhood: 'Deptford', status: 'rejected' }));
  await put('tours/t', aTour({ neighborhood: 'Peckham', name: 'Rye' }));
  const types = async () =>
    (await drawIdeas(services)).suggestions.map(({ type, relatedData }) => [type, relatedData.neighborhood]);
  expect(await types()).toContainEqual(['neighborhood_guide', 'Peckham']);
  expect(await types()).toContainEqual(['tour_enhancement', 'Peckham']);
  await put('blog_posts/p', aPost({ topic: 'All about Peckham' }));
  expect(await types()).not.toContainEqual(['neighborhood_guide', 'Peckham']);
});

test('suggestions are stored, generated again after a day, and gone once accepted', async () => {
  services.clock.set(new Date('2026-11-20T10:00:00Z'));
  const kept = async () => (await services.store.suggestions.read())?.suggestions ?? [];
  expect(await redrawIdeas(services)).toBe(1);
  const [first, ...others] = await kept();
  if (!first) throw new Error('Nothing was suggested');
  services.clock.advance(23 * 3_600_000);
  expect(await redrawIdeas(services)).toBe(0);
  for (let time = 0; time < 2; time += 1)
    await queueSuggestedArticle(services, { job_id: 'a', suggestion: first }, admin);
  expect(await kept()).toEqual(others);
  services.clock.advance(3_600_000);
  expect(await redrawIdeas(services)).toBe(1);
  expect((await kept()).map(({ title }) => title)).not.toContain(first.title);
});

test('a draft is published once when it is due, and no other post is', async () => {
  services.clock.set(new Date('2026-11-20T10:00:00Z'));
  const due = new Date('2026-11-20T09:59:00Z');
  const draft = aPost({ status: 'draft', published_at: null });
  await put('blog_posts/due', { ...draft, publish_at: due });
  await put('blog_posts/later', { ...draft, publish_at: new Date('2026-11-20T10:01:00Z') });
  await put('blog_posts/shelved', { ...draft, status: 'archived', publish_at: due });
  await put('blog_posts/unplanned', draft);
  const published = await Promise.all([publishDue(services), publishDue(services)]);
  expect(published.sort()).toEqual([0, 1]);
  const posts = Object.fromEntries((await postsOf(services)).map((post) => [post.id, post]));
  expect(posts.due).toMatchObject({ status: 'published', published_at: due, publish_at: null });
  expect([posts.later?.status, posts.shelved?.status, posts.unplanned?.status]).toEqual(['draft', 'archived', 'draft']);
  // Publishing changes `last_edit` like every edit. An editor that saved the post before then
  // learns that the stored post is another one.
  const [entry] = (await services.db.collection('audit_log').get()).docs;
  expect([entry?.get('action'), entry?.id]).toEqual(['post_published', posts.due?.last_edit]);
});

test('deleting a post deletes its pictures and no others', async () => {
  const id = `post-${crypto.randomUUID()}`;
  const picture = { folder: 'blog', id, name: 'a.webp' } as const;
  const [own, copy] = [storagePaths.pictureOriginal(picture), storagePaths.picturePublished(picture, '960.webp')];
  const other = storagePaths.pictureOriginal({ ...picture, id: `${id}-2` });
  const files = [own, copy, other];
  for (const path of files) await services.bucket.file(path).save('x');
  await put(`blog_posts/${id}`, aPost());
  await removePost(services, { post_id: id }, admin);
  await removePost(services, { post_id: id }, admin);
  expect(await postsOf(services)).toEqual([]);
  expect(await actions()).toEqual(['post_deleted']);
  const left = await Promise.all(files.map(async (path) => (await services.bucket.file(path).exists())[0]));
  expect(left).toEqual([false, false, true]);
  await services.bucket.file(other).delete();
});
