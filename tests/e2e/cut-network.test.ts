import { editorTexts } from '@streetlore/domain/blog';
import { collections, routes } from '@streetlore/domain/paths';
import { teamPageTexts } from '@streetlore/domain/team';
import { aBooking, aTour } from '@streetlore/domain/testing';
import { tourEditorTexts } from '@streetlore/domain/tour';
import { ports } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { teamTokenOf } from '../../functions/src/store/link-ids.ts';
import { platformFirestore } from '../support/admin-sdk.ts';
import { openEditorStop } from '../support/editor-stops.ts';
import { answersOf, aPlayableTour } from '../support/hunt-tour.ts';
import { intercept, withoutAnswer, withoutNetwork } from '../support/network.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { adminState, viewports, visit } from '../support/site.ts';
import { aLine } from '../support/stalled-line.ts';
import { storeTour } from '../support/store-tour.ts';
import { answer, isAt, join, log, press, reward, unkept } from '../support/team-page.ts';

const db = platformFirestore();
const tag = Math.random().toString(36).slice(2, 8);
const unreachable = 'The server could not be reached. Check your connection and try again.';
const commit = '**/documents:commit*';

const browser = await sharedChromium();
let storageState: Awaited<ReturnType<typeof adminState>>;
beforeAll(async () => {
  storageState = await adminState(browser);
});

const stored = async (path: string) => (await db.doc(path).get()).data();
const auditedActions = async (target: string) =>
  (await db.collection(collections.auditLog).where('target', '==', target).get()).docs
    .map((entry) => entry.get('action'))
    .toSorted();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const toasts = (page: Page) => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');

async function said(page: Page, text: string): Promise<void> {
  const waiting = page.getByText(text).first().waitFor();
  await waiting.catch(async (cause: unknown) => {
    const instead = (await toasts(page).allInnerTexts()).join(' | ');
    throw new Error(`'${text}' is not said, but '${instead}'`, { cause });
  });
}

/** Closes a toast. */
async function close(page: Page, text: string): Promise<void> {
  const toast = toasts(page).filter({ hasText: text }).first();
  await toast.getByRole('button', { name: 'Close' }).click();
  await toast.waitFor({ state: 'detached' });
}

/** An admin on a screen of the back office. */
async function admin(path: string): Promise<Page> {
  return (await visit(browser, path, viewports.desktop, { storageState })).page;
}

// What the editors and dialogs have in common is shown once, for a tour's callable and a post's direct edits.
// `web/src/admin/editors.test.tsx` and `dialogs.test.tsx` show the same of each of them.

test('a network that is cut in the middle leaves all of a tour or nothing, and pressing again does not double', async () => {
  const paths = ['a', 'b'].map((id) => `${collections.tours}/cut-${id}-${tag}`);
  const [a = '', b = ''] = paths;
  for (const path of paths)
    await storeTour(db, path.slice('tours/'.length), aTour({ name: path.slice(6), status: 'draft' }));
  const before = await stored(a);
  const page = await admin(`${routes.admin}/${a}`);
  await field(page, 'Duration').fill('4h');
  await withoutNetwork(page, async () => {
    await button(page, 'Save Tour').click();
    await said(page, `${tourEditorTexts.saveFailed}: ${unreachable}`);
  });
  expect(await stored(a)).toEqual(before);
  await button(page, 'Save Tour').click();
  await said(page, tourEditorTexts.saved);
  expect(await stored(a)).toMatchObject({ duration: '4h' });

  await openEditorStop(page, 1);
  await field(page, 'Clue').first().fill('Find the heron.');
  // The listener reports the admin's own save, which was sent twice without an answer. The page
  // announces no other admin's change.
  await close(page, tourEditorTexts.saved);
  const savedWithoutAnswer = async () => {
    await button(page, 'Save Tour').click();
    await said(page, tourEditorTexts.saved);
  };
  await withoutAnswer(page, '**/saveTour', savedWithoutAnswer, true);
  expect(await page.getByText(tourEditorTexts.changed).count()).toBe(0);
  expect(await stored(`${collections.tourStopSecrets}/${a.slice(6)}_1`)).toMatchObject({ clue: 'Find the heron.' });
  expect(await auditedActions(a)).toEqual(['tour_saved', 'tour_saved']);

  await page.getByRole('link', { name: 'Back to Tours' }).click();
  const dialog = page.getByRole('dialog');
  await button(page, `Delete ${a.slice(6)}`).click();
  await withoutNetwork(page, async () => {
    await button(page, 'Delete').click();
    await dialog.getByText(`Failed to delete tour: ${unreachable}`).waitFor();
  });
  expect(await stored(a)).toMatchObject({ duration: '4h' });
  await button(page, 'Delete').click();
  await said(page, `${a.slice(6)} has been deleted`);
  await button(page, `Delete ${b.slice(6)}`).click();
  await withoutAnswer(page, '**/deleteTour', async () => {
    await button(page, 'Delete').click();
    await said(page, `${b.slice(6)} has been deleted`);
  });
  for (const path of paths) {
    expect(await stored(path)).toBeUndefined();
    expect(await stored(`${collections.tourStopSecrets}/${path.slice(6)}_3`)).toBeUndefined();
    expect((await auditedActions(path)).filter((action) => action === 'tour_deleted')).toHaveLength(1);
  }
});

test('Save Draft saves a draft whose automatic save got no answer', async () => {
  const page = await admin(routes.adminSection('blog'));
  const title = `Unheard ${tag}`;
  await button(page, editorTexts.newPost).first().click();
  let commits = 0;
  const secondLost = Promise.withResolvers<void>();
  await intercept(page, commit, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    commits += 1;
    // The first commit succeeds and its answer is lost. The look-up of its result is lost as well.
    if (commits === 1) await route.fetch();
    if (commits > 2) return route.fallback();
    if (commits === 2) await secondLost.promise;
    await route.abort('connectionreset');
  });
  const asked = page.waitForRequest(commit);
  await field(page, 'Title').fill(title);
  await field(page, 'Topic').fill('Walls');
  await field(page, 'Tone').selectOption('Fun and playful');
  await field(page, 'Content (markdown)').fill('Look up.');
  await asked;
  await field(page, 'Content (markdown)').fill('Look up again.');
  await button(page, editorTexts.saveDraft).click();
  secondLost.resolve();
  await said(page, editorTexts.saved);
  expect(await page.getByText('Somebody else saved this post meanwhile').count()).toBe(0);
  const posts = await db.collection(collections.blogPosts).where('title', '==', title).get();
  expect(posts.docs.map((post) => post.get('content'))).toEqual(['Look up again.']);
  const path = posts.docs[0]?.ref.path ?? '';
  expect(await auditedActions(path)).toEqual(['post_autosaved', 'post_saved']);

  // The second try of `editDocument` finds that the first one succeeded.
  await page.unroute(commit);
  await withoutAnswer(page, commit, async () => {
    await field(page, 'Excerpt').fill('In one line.');
    await button(page, editorTexts.saveDraft).click();
    await expect.poll(() => stored(path)).toMatchObject({ excerpt: 'In one line.' });
    await page.getByText(/^Saved at/).waitFor();
  });
  expect(await auditedActions(path)).toEqual(['post_autosaved', 'post_saved', 'post_saved']);
  await db.doc(path).delete();
});

describe('a line that accepts everything and answers nothing', () => {
  test('opens the kept page with what it last showed, says so, and lets what was written go once it carries', async () => {
    const stops = 2;
    const tour = await aPlayableTour(db, stops);
    const answers = await answersOf(db, tour.id);
    const phone = aPhone();
    const booking = db.doc(`${collections.bookings}/${crypto.randomUUID()}`);
    const about = { tour_id: tour.id, tour_name: tour.name, stops_count: stops, participants: 2 };
    await booking.set(aBooking({ ...about, created_at: new Date(), phone_numbers: [phone.number] }));
    await phone.say('START');
    const token = teamTokenOf(String((await booking.get()).get('page_id')));
    const line = await aLine();
    const options = { serviceWorkers: 'allow', proxy: line.proxy } as const;
    // The browser believes in its network all the time.
    const { page } = await visit(browser, `${routes.teamPage}#${token}`, viewports.phone, options, (fresh) =>
      fresh.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true })),
    );
    const live = page.getByText(teamPageTexts.live, { exact: true });
    const notice = page.getByText(/This is what we last saw\.$/);
    await isAt(page, 1, stops);
    await join(page, 'Zoe');
    await live.waitFor();
    await expect.poll(() => unkept(page)).toEqual([]);

    line.stall();
    const begun = performance.now();
    await page.reload({ waitUntil: 'commit' });
    await isAt(page, 1, stops);
    const kept = performance.now() - begun;
    expect(kept).toBeGreaterThan(2_900);
    expect(kept).toBeLessThan(30_000);
    await notice.waitFor();
    expect(await live.count()).toBe(0);
    await answer(page, answers[0] ?? '');
    await log(page).getByText(teamPageTexts.waits).waitFor();
    line.release();
    await reward(page).waitFor();
    await live.waitFor();
    await notice.waitFor({ state: 'detached' });

    // Only what the page talks to is silent, while the page is open.
    line.stall([ports.firestore, ports.auth, ports.functions]);
    await press(page, teamPageTexts.claimed);
    await log(page).getByText(teamPageTexts.waits).waitFor();
    await notice.waitFor();
    expect(await live.count()).toBe(0);
    line.release();
    await isAt(page, 2, stops);
    await live.waitFor();
    await Promise.all([line.close(), tour.remove()]);
  });
});
