import { editorTexts, fallbackTitles, type GenerationJob, newJob, queueTexts } from '@streetlore/domain/blog';
import { contestTexts } from '@streetlore/domain/contest';
import { collections, documents, routes } from '@streetlore/domain/paths';
import { hierarchySlug } from '@streetlore/domain/slug';
import { aPost } from '@streetlore/domain/testing';
import { standInsUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { platformFirestore } from '../../support/admin-sdk.ts';
import { expectBare } from '../../support/marked-photos.ts';
import { intercept } from '../../support/network.ts';
import { aJpeg, aWall, places } from '../../support/photos.ts';
import { endVisits, sharedChromium } from '../../support/shared-chromium.ts';
import { type Complaints, viewports, visit, visitAsAdmin } from '../../support/site.ts';

const db = platformFirestore();
const started = new Date();
const browser = await sharedChromium();
/** The page of the test that runs. */
let page: Page;
let complaints: Complaints;
beforeEach(async () => {
  ({ page, complaints } = await visitAsAdmin(browser, routes.adminSection('blog'), viewports.desktop));
  await said('Total Posts');
});
afterAll(async () => {
  await endVisits(browser);
  // Only this file's posts: other tests write posts meanwhile.
  const made = await db.collection(collections.blogPosts).where('created_at', '>=', started).get();
  const isOwn = (text: string) => titles.some((title) => text.startsWith(title));
  const own = made.docs.filter((post) => isOwn(post.get('title')) || isOwn(post.get('tone')));
  await Promise.all(own.map(({ ref }) => ref.delete()));
});

/** The titles, or tones, of this file's posts. */
const titles: string[] = [];
const unique = (text: string) => {
  const title = `${text} ${Math.random().toString(36).slice(2, 8)}`;
  titles.push(title);
  return title;
};
const button = (name: string | RegExp, exact = false) => page.getByRole('button', { name, exact });
const field = (name: string) => page.getByLabel(name, { exact: true });
const said = (text: string | RegExp) => page.getByText(text).first().waitFor();
/** Makes the model fail three times for questions about `topic`. */
const breakOpenAi = (about: string) =>
  fetch(`${standInsUrl}/faults`, {
    method: 'POST',
    body: JSON.stringify({ provider: 'openai', kind: 'error500', times: 3, about }),
  });
const toList = async () => {
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Blog' }).click();
  await said('Total Posts');
};
const newPost = async () => {
  await button(editorTexts.newPost).click();
  await field('Title').waitFor();
};
const fillIn = async (title: string) => {
  await field('Title').fill(title);
  await field('Topic').fill('Walls');
  await field('Tone').selectOption('Fun and playful');
  await field('Content (markdown)').fill('## Look up\n\nThere is a **heron**.');
};
const stored = async (title: string) => {
  const { docs } = await db.collection(collections.blogPosts).where('title', '==', title).get();
  return docs[0];
};

/** A stored draft of this file. */
async function aDraft(about: string): Promise<{ id: string; title: string; slug: string }> {
  const title = unique(about);
  const slug = hierarchySlug(title);
  const post = aPost({
    title,
    slug,
    status: 'draft',
    created_at: new Date(),
    updated_at: new Date(),
    published_at: null,
  });
  const { id } = await db.collection(collections.blogPosts).add(post);
  await db.doc(documents.postSlug(slug)).set({ post_id: id });
  return { id, title, slug };
}

test('a suggestion becomes a job, a draft, a post that readers see at once', async () => {
  const reader = await visit(browser, '/blog', viewports.phone);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const ideas = page.getByRole('region', { name: queueTexts.suggestions });
  // The test compares the text, so that a failure shows what was there instead.
  await expect.poll(() => ideas.textContent(), { timeout: 60_000 }).toContain(queueTexts.generate);
  const idea = await ideas.getByRole('heading', { level: 3 }).first().innerText();
  await ideas.getByRole('button', { name: queueTexts.generate }).first().click();
  await said(queueTexts.started);
  await page.getByRole('region', { name: queueTexts.heading }).waitFor();
  await said(queueTexts.generated);
  await said(/has been created as a draft/);
  await expect.poll(() => ideas.getByText(idea).count()).toBe(0);

  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: queueTexts.viewDraft })
    .click();
  await page.waitForURL((url) => url.pathname === '/admin/blog' && url.search === '');
  await field('Title').waitFor();
  await expect.poll(async () => (await field('Content (markdown)').inputValue()).length).toBeGreaterThan(1000);
  const title = unique('Walls of a Tuesday');
  await field('Title').fill(title);
  await field('URL slug').fill(title.toLowerCase().replaceAll(' ', '-'));
  expect(await page.getByRole('link', { name: editorTexts.preview }).count()).toBe(0);
  await button(editorTexts.publish).click();
  await said(editorTexts.published);

  await reader.page.getByRole('link', { name: title }).click();
  await reader.page.getByRole('heading', { level: 1, name: title }).waitFor();
  await field('Title').fill(`${title}, again`);
  await field('Content (markdown)').fill('Paste-ups fade.[^1]\n\n[^1]: Within a year or two.');
  await button('Save Changes').click();
  await said(editorTexts.saved);
  await reader.page.getByRole('heading', { level: 1, name: `${title}, again` }).waitFor();
  const focused = () => reader.page.evaluate(() => document.activeElement?.textContent);
  await reader.page.getByRole('link', { name: '1', exact: true }).click();
  await expect.poll(focused).toContain('Within a year or two.');
  await reader.page.getByRole('link', { name: 'Back to reference 1' }).click();
  await expect.poll(focused).toBe('1');
  expect(new URL(reader.page.url()).hash).toBe('');
  const preview = page.getByRole('link', { name: editorTexts.preview });
  await expect.poll(() => preview.getAttribute('href')).toBe(new URL(reader.page.url()).pathname);
  expect((await stored(`${title}, again`))?.get('last_edit')).toEqual(expect.any(String));
});

test('an article pushed out of the queue stays in sight and is announced, and older ones can be listed', async () => {
  const relatedData = { neighborhood: null, contestSubmissions: [], tour: null };
  const now = Date.now();
  // These jobs are never due, so no process takes them.
  const jobOf = (n: number): GenerationJob => ({
    ...newJob({ title: `Wall ${n}`, type: 'evergreen', priority: 30, relatedData }, 0, new Date(now - n * 10)),
    due_at: null,
  });
  const jobs = Array.from({ length: 7 }, (_, n) => db.collection(collections.blogGenerationJobs).doc(`wall-${n}`));
  await Promise.all(jobs.slice(1).map((job, index) => job.set(jobOf(index + 1))));
  await toList();
  const queue = page.getByRole('region', { name: queueTexts.heading });
  const oldest = queue.getByText('Wall 6', { exact: true });
  await oldest.waitFor();
  await jobs[0]?.set(jobOf(0));
  await queue.getByText('Wall 0', { exact: true }).waitFor();
  await jobs[6]?.update({ status: 'failed', error_message: 'Too long ago' });
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByText('Too long ago')
    .waitFor();
  // The row that is going may still be there beside the one that came back.
  await expect.poll(() => oldest.count()).toBe(1);

  await page.reload();
  await queue.getByText('Wall 5', { exact: true }).waitFor();
  expect(await oldest.count()).toBe(0);
  await queue.getByRole('button', { name: 'Show more' }).click();
  await oldest.waitFor();
  await queue.getByRole('status').getByText('These are all the articles.').waitFor();
  await Promise.all(jobs.map((job) => job.delete()));
});

test('a post with the admin’s own topic and tone appears while it is written', async () => {
  const tone = unique('Dry as a brick');
  await newPost();
  await button(editorTexts.generatePost).click();
  await said(editorTexts.topicAndToneNeeded);
  await field('Topic').fill('Pigeons of Brixton');
  await field('Tone').selectOption(editorTexts.customTone);
  await field('Custom tone').fill(tone);
  await button(editorTexts.generatePost).click();
  await page.getByRole('progressbar', { name: 'Progress of the article' }).waitFor();
  await said(editorTexts.contentGenerated);
  await page.getByRole('region', { name: 'Live preview' }).getByRole('heading').first().waitFor();
  await button(editorTexts.saveDraft).click();
  await said(editorTexts.saved);
  await button(editorTexts.back).click();
  await field('Search posts').fill(tone.toLowerCase());
  await page.getByRole('listitem').filter({ hasText: tone }).getByText('Draft', { exact: true }).waitFor();
});

test('when the model does not answer, the editor says so and offers the template and five titles', async () => {
  const topic = unique('Pigeons');
  await newPost();
  await field('Topic').fill(topic);
  await field('Tone').selectOption('Fun and playful');
  await breakOpenAi(topic);
  await button(editorTexts.generatePost).click();
  await page.getByRole('alert').getByText(editorTexts.contentFailed).waitFor();
  await expect.poll(() => field('Content (markdown)').inputValue()).toBe('');
  await button(editorTexts.useTemplate).click();
  await expect.poll(() => field('Content (markdown)').inputValue()).toContain('## Where to start');
  await button('Undo').click();
  await expect.poll(() => field('Content (markdown)').inputValue()).toBe('');

  await breakOpenAi(topic);
  await button(editorTexts.generateIdeas).click();
  await page.getByRole('alert').getByText(editorTexts.titlesFailed).waitFor();
  await button(editorTexts.useFixedTitles).click();
  await expect.poll(() => field('Topic').locator('option:enabled').allInnerTexts()).toEqual(fallbackTitles);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await button('Leave without saving').click();
  await page.getByRole('heading', { name: 'Hunt Tracking' }).waitFor();
});

test('the editor leads to the field that is missing, and names it', async () => {
  await newPost();
  await fillIn('Half a Post');
  await field('Content (markdown)').fill('');
  await button(editorTexts.publish, true).click();
  await page.getByRole('alert').getByText('Please look at: Content (markdown)').waitFor();
  await expect.poll(() => field('Content (markdown)').evaluate((area) => area === document.activeElement)).toBe(true);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await button('Leave without saving').click();
  await page.getByRole('heading', { name: 'Hunt Tracking' }).waitFor();
});

test('the editor reports a taken address, and offers a free one', async () => {
  const { title, slug } = await aDraft('Manners');
  await newPost();
  await fillIn(title);
  await expect.poll(() => field('URL slug').inputValue()).toBe(slug);
  await said(editorTexts.slugTaken(slug, `${slug}-2`));
  await button(editorTexts.saveDraft).click();
  await page
    .getByRole('alert')
    .getByText(/is already taken/)
    .first()
    .waitFor();
  await button(`Use "${slug}-2"`).click();
  await button(editorTexts.saveDraft).click();
  await said(editorTexts.saved);
});

test('a draft saves itself, and the editor asks before unsaved text is lost', async () => {
  const title = unique('Canal');
  await newPost();
  await fillIn(title);
  await said(/Draft saved automatically at \d\d:\d\d/);
  expect((await stored(title))?.get('status')).toBe('draft');

  // The dialog must come before the draft saves itself. After the save nothing is unsaved, and the
  // page lets the admin leave.
  await field('Excerpt').fill('Along the towpath.');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
  await page.getByRole('heading', { name: 'Hunt Tracking' }).waitFor();
  expect((await stored(title))?.get('excerpt')).toBe('Along the towpath.');
  await page.evaluate(() => history.back());
  await expect.poll(() => field('Title').inputValue()).toBe(title);

  await field('Topic').fill('');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  // Playwright's own way back waits for a navigation, and this navigation is held.
  await page.evaluate(() => history.back());
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await expect.poll(() => field('Title').inputValue()).toBe(title);

  await said(/kept in this browser/);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await button('Restore').click();
  await expect.poll(() => field('Topic').inputValue()).toBe('');
  await field('Topic').fill('Water');
  await button(editorTexts.saveDraft).click();
  await said(editorTexts.saved);

  const post = await stored(title);
  await field('Excerpt').fill('Mine.');
  await post?.ref.update({ excerpt: 'Theirs.', updated_at: new Date(), last_edit: 'theirs' });
  await said('Somebody else saved this post meanwhile');
  await button(editorTexts.saveDraft).click();
  await page.getByRole('alert').getByText('Somebody else saved this post meanwhile.').waitFor();
  expect((await post?.ref.get())?.get('excerpt')).toBe('Theirs.');
  await button('Take theirs').click();
  await expect.poll(() => field('Excerpt').inputValue()).toBe('Theirs.');
  await button('Bring my text back').click();
  await expect.poll(() => field('Excerpt').inputValue()).toBe('Mine.');
  await button(editorTexts.saveDraft).click();
  await said(editorTexts.saved);
  expect((await post?.ref.get())?.get('excerpt')).toBe('Mine.');
});

test('the editor reports another admin’s change to an open post, and keeps mine if I choose so', async () => {
  const title = unique('Lock');
  await newPost();
  await fillIn(title);
  await button(editorTexts.saveDraft).click();
  await said(editorTexts.saved);
  const post = await stored(title);
  const theirs = async (excerpt: string) => {
    await post?.ref.update({ excerpt, updated_at: new Date() });
    await said('Somebody else saved this post meanwhile');
  };
  // A draft without a topic is incomplete, so it does not save itself.
  await field('Topic').fill('');
  await field('Excerpt').fill('Mine.');
  await theirs('Theirs.');
  await button('Keep mine', true).click();
  await field('Topic').fill('Walls');
  await button(editorTexts.saveDraft).click();
  await said(editorTexts.saved);
  expect((await post?.ref.get())?.get('excerpt')).toBe('Mine.');

  await field('Topic').fill('');
  await field('Excerpt').fill('Mine again.');
  await theirs('Theirs again.');
  await button('Keep mine as a new draft').click();
  await said(/Restored what you had written/);
  await expect.poll(() => field('Excerpt').inputValue()).toBe('Mine again.');
  await expect.poll(() => field('URL slug').inputValue()).toBe('');
  expect((await post?.ref.get())?.get('excerpt')).toBe('Theirs again.');
  await button(editorTexts.back).click();
  await button('Leave without saving').click();
  await said('Total Posts');

  await field('Search posts').fill(title);
  await button(`Edit: ${title}`).click();
  await field('Excerpt').fill('Last words.');
  await post?.ref.delete();
  await said('Somebody else deleted this post');
  await button('Save it again').click();
  await button(editorTexts.saveDraft).click();
  await said(editorTexts.saved);
  expect((await post?.ref.get())?.get('excerpt')).toBe('Last words.');
});

test('a draft typed without a connection saves itself when the connection is back', async () => {
  const title = unique('Tunnel');
  await newPost();
  await fillIn(title);
  await said(/Draft saved automatically at/);
  await page.context().setOffline(true);
  await field('Excerpt').fill('Written under ground.');
  await said(/kept in this browser at/);
  await page.context().setOffline(false);
  await expect.poll(async () => (await stored(title))?.get('excerpt')).toBe('Written under ground.');
  // The editor knows of the save too, so an admin who leaves now is not asked.
  await said(/Draft saved automatically at/);

  // The server is out of reach for a moment. No browser reports that.
  await intercept(page, '**/documents:commit*', (route) => route.abort(), { times: 2 });
  await field('Excerpt').fill('Written by a lamp.');
  await expect.poll(async () => (await stored(title))?.get('excerpt')).toBe('Written by a lamp.');
  await said(/Draft saved automatically at/);
});

test('a picture is uploaded, shown, and deleted with its post', async () => {
  const title = unique('Heron');
  await newPost();
  await fillIn(title);
  const bytes = await aJpeg({ gps: places.paris }, aWall(1200, 800));
  const checked = Promise.withResolvers<void>();
  await intercept(page, '**/publishPicture', async (route) => {
    await checked.promise;
    await route.continue();
  });
  await field('Upload a picture').setInputFiles({ name: 'Heron.jpg', mimeType: 'image/jpeg', buffer: bytes });
  // The progress shows, and the field changes only after the check of the picture.
  await page.getByRole('progressbar', { name: 'Checking the picture and making its sizes' }).waitFor();
  expect(await field('Featured image URL').inputValue()).toBe('');
  checked.resolve();
  await page.getByAltText('The featured image as it is now').waitFor();
  await page.unroute('**/publishPicture');
  const picture = await field('Featured image URL').inputValue();
  const shown = await fetch(picture);
  expect(shown.status).toBe(200);
  await expectBare(Buffer.from(await shown.arrayBuffer()));
  // A file that is not a picture is refused and does not replace the good one.
  await field('Upload a picture').setInputFiles({
    name: 'Notes.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('Shopping list'),
  });
  await page.getByRole('alert').getByText(contestTexts.refused.notPicture).waitFor();
  expect(await field('Featured image URL').inputValue()).toBe(picture);
  await button(editorTexts.saveDraft).click();
  await said(editorTexts.saved);

  await toList();
  await field('Search posts').fill(title);
  await button(`Delete: ${title}`).click();
  await said(editorTexts.deleteConfirm);
  const question = page.getByRole('dialog');
  expect((await question.boundingBox())?.width).toBeLessThanOrEqual(640);
  await question.getByRole('button', { name: 'Delete' }).click();
  await said(editorTexts.noPosts);
  expect(await page.getByRole('list', { name: 'Blog posts' }).count()).toBe(0);
  expect(await stored(title)).toBeUndefined();
  // The pictures are deleted after the post.
  await expect.poll(async () => (await fetch(picture)).status).toBe(404);
  expect(complaints).toEqual([]);
});
