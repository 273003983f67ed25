import { editorTexts } from '@streetlore/domain/blog';
import { partnerEditorTexts } from '@streetlore/domain/partner';
import { collections, documents, routes } from '@streetlore/domain/paths';
import { teamPageTexts } from '@streetlore/domain/team';
import { aBooking, aPartner, aPost, aSubmission, aTour } from '@streetlore/domain/testing';
import { tourEditorTexts } from '@streetlore/domain/tour';
import { ports } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { teamTokenOf } from '../../functions/src/store/link-ids.ts';
import { platformFirestore } from '../support/admin-sdk.ts';
import { openEditorStop } from '../support/editor-stops.ts';
import { answersOf, aPlayableTour } from '../support/hunt-tour.ts';
import { withoutAnswer, withoutNetwork } from '../support/network.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { adminState, openTab, viewports, visit } from '../support/site.ts';
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

const promise =
  'a network that is cut in the middle leaves all or nothing, is told, and pressing again does not double';

// Each `describe` has two concurrent tests. A function's first call starts a process, and more than
// two tests at a time would slow each other down too much.
describe(promise, () => {
  test.concurrent('of a tour', async () => {
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

  test.concurrent('of a partner', async () => {
    const partner = aPartner({ name: `Cut ${tag}`, offer: 'A bun', status: 'contacted', search: ['cut', tag] });
    const [a, b] = [`${collections.partners}/cut-a-${tag}`, `${collections.partners}/cut-b-${tag}`];
    await db.doc(a).set({ ...partner, name: `${partner.name} a` });
    await db.doc(b).set({ ...partner, name: `${partner.name} b` });
    const before = await stored(a);
    const page = await admin(`${routes.admin}/${a}`);
    await field(page, 'Internal notes (optional)').fill('Rings back.');
    await field(page, 'Status').selectOption('negotiating');
    await withoutNetwork(page, async () => {
      await button(page, 'Save Partner').click();
      await said(page, `${partnerEditorTexts.saveFailed}: ${unreachable}`);
    });
    expect(await stored(a)).toEqual(before);
    expect(await stored(documents.partnerCrm(`cut-a-${tag}`))).toBeUndefined();
    await button(page, 'Save Partner').click();
    await said(page, partnerEditorTexts.saved);
    expect(await stored(documents.partnerCrm(`cut-a-${tag}`))).toMatchObject({ notes: 'Rings back.' });

    await field(page, 'Offer').fill('Two buns');
    await close(page, partnerEditorTexts.saved);
    // The editor's own second try learns of the first one's success.
    await withoutAnswer(page, '**/savePartner', async () => {
      await button(page, 'Save Partner').click();
      await said(page, partnerEditorTexts.saved);
    });
    expect(await page.getByText(unreachable).count()).toBe(0);
    expect(await page.getByText(partnerEditorTexts.changed).count()).toBe(0);
    expect(await stored(a)).toMatchObject({ offer: 'Two buns', status: 'negotiating' });
    expect(await auditedActions(a)).toEqual(['partner_saved', 'partner_saved']);

    await page.goto(new URL(`${routes.adminSection('partners')}?search=${tag}`, page.url()).href);
    await button(page, `Delete ${partner.name} a`).click();
    await withoutNetwork(page, async () => {
      await button(page, 'Delete').click();
      await said(page, partnerEditorTexts.deleteFailed(unreachable));
    });
    expect(await stored(a)).toMatchObject({ offer: 'Two buns' });
    await button(page, 'Delete').click();
    await said(page, partnerEditorTexts.deleted(`${partner.name} a`));
    await button(page, `Delete ${partner.name} b`).click();
    await withoutAnswer(page, '**/deletePartner', async () => {
      await button(page, 'Delete').click();
      await said(page, partnerEditorTexts.deleted(`${partner.name} b`));
    });
    for (const path of [a, b]) {
      expect(await stored(path)).toBeUndefined();
      expect((await auditedActions(path)).filter((action) => action === 'partner_deleted')).toHaveLength(1);
    }
    expect(await stored(documents.partnerCrm(`cut-a-${tag}`))).toBeUndefined();
  });
});

describe(promise, () => {
  test.concurrent('of a photo', async () => {
    const [a, b] = [crypto.randomUUID(), crypto.randomUUID()];
    const title = `Cut ${tag}`;
    for (const id of [a, b])
      await db.doc(documents.submission(id)).set(
        aSubmission({
          title: id === a ? title : `${title} b`,
          status: 'pending',
          votes: 0,
          submitted_at: new Date(),
        }),
      );
    const before = await stored(documents.submission(a));
    const page = await admin(routes.adminSection('contest'));
    await openTab(page, 'Pending Review');
    const card = (name: string) => page.getByRole('article', { name, exact: true });
    const failed = page.getByText('Failed to update submission');
    await card(title)
      .getByRole('button', { name: /^Edit\b/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill(`${title} edited`);
    await withoutNetwork(page, async () => {
      await button(page, 'Save Changes').click();
      await failed.waitFor();
    });
    expect(await stored(documents.submission(a))).toEqual(before);
    await button(page, 'Save Changes').click();
    await card(`${title} edited`).waitFor();
    await close(page, 'Failed to update submission');

    await card(`${title} edited`)
      .getByRole('button', { name: /^Edit\b/ })
      .click();
    await dialog.getByLabel('Title').fill(`${title} again`);
    const again = async () => {
      await button(page, 'Save Changes').click();
      await failed.waitFor();
    };
    await withoutAnswer(page, commit, again, true);
    expect(await stored(documents.submission(a))).toMatchObject({ title: `${title} again` });
    await button(page, 'Save Changes').click();
    await dialog.waitFor({ state: 'detached' });
    await card(`${title} again`).waitFor();
    expect(await auditedActions(documents.submission(a))).toEqual(['submission_edited', 'submission_edited']);

    const remove = async (name: string) => {
      await card(name)
        .getByRole('button', { name: /^Delete\b/ })
        .click();
      await dialog.getByRole('button', { name: 'Delete' }).click();
    };
    await withoutNetwork(page, async () => {
      await remove(`${title} again`);
      await said(page, `Failed to delete submission: ${unreachable}`);
    });
    expect(await stored(documents.submission(a))).toMatchObject({ status: 'pending' });
    await close(page, 'Failed to delete submission');
    await remove(`${title} again`);
    await card(`${title} again`).waitFor({ state: 'detached' });
    await withoutAnswer(page, '**/deleteSubmission', async () => {
      await remove(`${title} b`);
      await dialog.waitFor({ state: 'detached' });
    });
    expect(await page.getByText('Failed to delete submission').count()).toBe(0);
    for (const id of [a, b]) {
      expect(await stored(documents.submission(id))).toBeUndefined();
      expect(
        (await auditedActions(documents.submission(id))).filter((action) => action === 'submission_deleted'),
      ).toHaveLength(1);
    }
  });

  test.concurrent('of a post', async () => {
    const at = new Date();
    const post = aPost({
      title: `Cut ${tag}`,
      slug: `cut-${tag}`,
      content: 'Look up.',
      excerpt: 'Old.',
      tags: [],
      updated_at: at,
    });
    const [a, b] = [`${collections.blogPosts}/cut-a-${tag}`, `${collections.blogPosts}/cut-b-${tag}`];
    await db.doc(a).set(post);
    await db.doc(b).set({ ...post, title: `${post.title} b`, slug: `${post.slug}-b` });
    const before = await stored(a);
    const page = await admin(`${routes.adminSection('blog')}?edit=cut-a-${tag}`);
    await field(page, 'Excerpt').fill('New.');
    await withoutNetwork(page, async () => {
      await button(page, 'Save Changes').click();
      await said(page, unreachable);
    });
    expect(await stored(a)).toEqual(before);
    await button(page, 'Save Changes').click();
    await said(page, editorTexts.saved);
    expect(await stored(a)).toMatchObject({ excerpt: 'New.' });

    await field(page, 'Excerpt').fill('Newest.');
    // The browser's own second try finds that the first succeeded.
    await withoutAnswer(page, commit, async () => {
      await button(page, 'Save Changes').click();
      await expect.poll(() => stored(a)).toMatchObject({ excerpt: 'Newest.' });
      await page
        .getByText(/Saved at|All changes saved/)
        .first()
        .waitFor();
    });
    await said(page, editorTexts.saved);
    expect(await auditedActions(a)).toEqual(['post_saved', 'post_saved']);

    await button(page, editorTexts.back).click();
    await field(page, 'Search posts').fill(post.title);
    await page.getByText(/^2 of \d+ posts$/).waitFor();
    const dialog = page.getByRole('dialog');
    const remove = () => dialog.getByRole('button', { name: 'Delete' }).click();
    await button(page, `Delete: ${post.title}`).click();
    await withoutNetwork(page, async () => {
      await remove();
      await dialog.getByText(unreachable).waitFor();
    });
    expect(await stored(a)).toMatchObject({ excerpt: 'Newest.' });
    await remove();
    await button(page, `Delete: ${post.title}`).waitFor({ state: 'detached' });
    await button(page, `Delete: ${post.title} b`).click();
    await withoutAnswer(page, '**/deletePost', async () => {
      await remove();
      await said(page, editorTexts.noPosts);
    });
    for (const path of [a, b]) {
      expect(await stored(path)).toBeUndefined();
      expect((await auditedActions(path)).filter((action) => action === 'post_deleted')).toHaveLength(1);
    }
  });
});

test('Save Draft saves a draft whose automatic save got no answer', async () => {
  const page = await admin(routes.adminSection('blog'));
  const title = `Unheard ${tag}`;
  await button(page, editorTexts.newPost).first().click();
  let commits = 0;
  const secondLost = Promise.withResolvers<void>();
  await page.route(commit, async (route) => {
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
  expect(await auditedActions(posts.docs[0]?.ref.path ?? '')).toEqual(['post_autosaved', 'post_saved']);
  await posts.docs[0]?.ref.delete();
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
    expect(kept).toBeLessThan(9_000);
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
