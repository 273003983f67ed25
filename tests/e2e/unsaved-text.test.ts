import { answeredTexts, type ContactMessage } from '@streetlore/domain/contact';
import { type PartnerCrm, partnerEditorTexts } from '@streetlore/domain/partner';
import { collections, documents, routes, stopId } from '@streetlore/domain/paths';
import { aPartner, aPost, aReview, aSubmission, aTour } from '@streetlore/domain/testing';
import { tourEditorTexts } from '@streetlore/domain/tour';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { editorStop, openEditorStop } from '../support/editor-stops.ts';
import { requestHolder, withRequestsHeld } from '../support/network.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { adminState, viewports, visit } from '../support/site.ts';
import { storeTour } from '../support/store-tour.ts';

const db = platformFirestore();
const tag = crypto.randomUUID().slice(0, 8);
const tourId = `typed-${tag}`;
const browser = await sharedChromium();
let storageState: Awaited<ReturnType<typeof adminState>>;
beforeAll(async () => {
  [storageState] = await Promise.all([adminState(browser), storeTour(db, tourId, aTour({ status: 'draft' }))]);
});
afterAll(() => db.doc(`${collections.tours}/${tourId}`).delete());

const open = (path: string) => visit(browser, path, viewports.desktop, { storageState });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const unsaved = (page: Page) => page.getByRole('status').getByText('Unsaved changes');
const dismissToast = async (page: Page, text: string) => {
  const toast = page.getByRole('listitem').filter({ hasText: text });
  await toast.getByRole('button', { name: 'Close' }).click();
  await toast.waitFor({ state: 'detached' });
};

test('a new partner: text typed during the save stays, counts as unsaved, and is saved next', async () => {
  const name = `Plover ${tag}`;
  const { page, complaints } = await open(`${routes.adminSection('partners')}/new`);
  const save = page.getByRole('button', { name: 'Save Partner' });
  const notes = field(page, 'Internal notes (optional)');
  await field(page, 'Name').fill(name);
  await field(page, 'Type').selectOption('Café');
  await field(page, 'Address').fill('3 Brick Lane, E1');
  await field(page, 'Offer').fill('A bun');
  await notes.fill('Asked in May');
  await withRequestsHeld(
    page,
    '**/savePartner',
    () => save.click(),
    async () => {
      await notes.focus();
      await page.keyboard.press('End');
      await page.keyboard.type(', call back');
    },
  );
  await page.getByText(partnerEditorTexts.saved).waitFor();
  await page.getByText('What you have typed since is not saved yet.').waitFor();
  await unsaved(page).waitFor();
  expect(await notes.inputValue()).toBe('Asked in May, call back');
  const stored = (await db.collection(collections.partners).where('name', '==', name).get()).docs[0];
  const crm = async () => (await db.doc(documents.partnerCrm(stored?.id ?? '')).get()).get('notes');
  expect(await crm()).toBe('Asked in May');

  await dismissToast(page, partnerEditorTexts.saved);
  await save.click();
  await page.getByText(partnerEditorTexts.saved).waitFor();
  await unsaved(page).waitFor({ state: 'detached' });
  expect(await crm()).toBe('Asked in May, call back');
  // The partner is stored as on screen, and has its own address.
  await page.waitForURL(`**/partners/${stored?.id}`);
  expect(complaints).toEqual([]);
  await stored?.ref.delete();
});

test('a new document stays on screen when it is saved before its own listener reports it', async () => {
  const name = `Dunlin ${tag}`;
  const newTour = async (page: Page) => {
    await field(page, 'Name').fill(name);
    await field(page, 'Neighbourhood').fill('Shoreditch');
    await field(page, 'Description').fill('One heron.');
    await page.getByRole('button', { name: 'Add stop' }).click();
    await field(page, 'Location name').fill('Wall');
    await field(page, 'Clue').fill('Find the heron.');
    await field(page, 'Answer').fill('heron');
  };
  const newPartner = async (page: Page) => {
    await field(page, 'Name').fill(name);
    await field(page, 'Type').selectOption('Café');
    await field(page, 'Address').fill('3 Brick Lane, E1');
    await field(page, 'Offer').fill('A bun');
  };
  for (const [section, fillIn, { saved, changed }] of [
    ['tours', newTour, tourEditorTexts],
    ['partners', newPartner, partnerEditorTexts],
  ] as const) {
    const { page, context, complaints } = await open(`${routes.adminSection(section)}/new`);
    await fillIn(page);
    const listening = requestHolder('**/Listen/channel?*');
    await listening.hold(page);
    await page.getByRole('button', { name: /^Save (Tour|Partner)$/ }).click();
    await page.getByText(saved).waitFor();
    await page.waitForURL((url) => url.pathname.startsWith(`/admin/${section}/`) && !url.pathname.endsWith('/new'));
    expect(await field(page, 'Name').inputValue()).toBe(name);
    // Text typed at once is not lost, and is not mistaken for another admin's change when the
    // listener starts.
    await field(page, 'Name').fill(`${name} II`);
    listening.release();
    await page.unroute('**/Listen/channel?*');
    if (section === 'tours') await page.getByRole('button', { name: 'Test Tour' }).waitFor();
    await unsaved(page).waitFor();
    expect(await field(page, 'Name').inputValue()).toBe(`${name} II`);
    expect(await page.getByText(changed).count()).toBe(0);
    await dismissToast(page, saved);
    await page.getByRole('button', { name: /^Save (Tour|Partner)$/ }).click();
    await page.getByText(saved).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
    const stored = await db.collection(collections[section]).where('name', '==', `${name} II`).get();
    expect(stored.size).toBe(1);
    await db.recursiveDelete(stored.docs[0]?.ref ?? db.doc('none/none'));
  }
});

test('a tour: hints, answers, order of stops and focus that change during the save stay', async () => {
  const { page, complaints } = await open(`${routes.adminSection('tours')}/${tourId}`);
  const stop = (n: number) => editorStop(page, n);
  for (const n of [1, 2]) await openEditorStop(page, n);
  const hint = stop(1).getByLabel(/^Hint/);
  await hint.fill('Look');
  await withRequestsHeld(
    page,
    '**/saveTour',
    () => page.keyboard.press('Enter'),
    async () => {
      await page.keyboard.type(' up');
      await stop(2).getByLabel('Answer', { exact: true }).fill('heron');
      await page.getByRole('button', { name: 'Move stop 3 up' }).click();
      await hint.focus();
      await page.keyboard.press('End');
    },
  );
  await page.getByText(tourEditorTexts.saved).waitFor();
  await unsaved(page).waitFor();
  // The cursor stays where the admin types.
  await page.keyboard.type(' there');
  expect(await hint.inputValue()).toBe('Look up there');
  expect(await stop(3).getByLabel('Answer', { exact: true }).inputValue()).toBe('heron');
  const secret = async (n: number) =>
    (await db.doc(`${collections.tourStopSecrets}/${stopId(tourId, n)}`).get()).data() ?? {};
  expect(await secret(1)).toMatchObject({ hint: 'Look' });

  await dismissToast(page, tourEditorTexts.saved);
  await page.keyboard.press('Enter');
  await page.getByText(tourEditorTexts.saved).waitFor();
  await unsaved(page).waitFor({ state: 'detached' });
  expect(await hint.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await secret(1)).toMatchObject({ hint: 'Look up there' });
  expect(await secret(3)).toMatchObject({ answer: 'heron' });
  // Nothing is unsaved, so the page does not ask.
  await page.getByRole('link', { name: 'Back to Tours' }).click();
  await page.getByRole('link', { name: 'New Tour' }).first().waitFor();
  expect(complaints).toEqual([]);
});

test('Ctrl Enter sends an answer, and text typed meanwhile begins the next one', async () => {
  const player = aPhone();
  const { page, complaints } = await open(routes.adminThread(player.number));
  const answer = field(page, 'Answer');
  await answer.fill('We are on our way');
  await withRequestsHeld(
    page,
    '**/answerPlayer',
    () => page.keyboard.press('Control+Enter'),
    () => page.keyboard.type(' Ten minutes'),
  );
  expect(await player.next()).toBe('We are on our way');
  await expect.poll(() => answer.inputValue()).toBe('Ten minutes');
  expect(complaints).toEqual([]);
});

test.each(Object.entries(viewports))(
  'on a %s the editor reports another admin’s save anywhere in the form',
  async (_name, viewport) => {
    const { page } = await visit(browser, `${routes.adminSection('tours')}/${tourId}`, viewport, {
      storageState,
    });
    const question = (await openEditorStop(page, 3)).getByLabel(/^Question/);
    await question.scrollIntoViewIfNeeded();
    await question.fill('Which bird?');
    await db
      .doc(`${collections.tours}/${tourId}`)
      .update({ best_time: `At ${viewport.width}`, updated_at: new Date() });
    await page.getByText('They changed: Best time.').waitFor();
    const isSeen = (name: string) =>
      page.getByRole('button', { name }).evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    expect(await isSeen('Take their version')).toBe(true);
    expect(await isSeen('Keep mine, and save over theirs')).toBe(true);
    expect(await seriousFaults(page)).toEqual([]);
  },
);

test('the editor reports another admin’s save of only a clue or a note, and does not overwrite it', async () => {
  const partnerId = `typed-${tag}`;
  const partner = db.doc(`${collections.partners}/${partnerId}`);
  const nobody = { contact_name: null, contact_email: null, contact_phone: null };
  const crm = { ...nobody, notes: null, monthly_mail: true } satisfies PartnerCrm;
  await Promise.all([partner.set(aPartner()), db.doc(documents.partnerCrm(partnerId)).set(crm)]);
  const cases = [
    [
      'tours',
      tourId,
      `${collections.tourStopSecrets}/${stopId(tourId, 1)}`,
      { clue: 'Another clue' },
      'They changed: Stop 1.',
    ],
    ['partners', partnerId, documents.partnerCrm(partnerId), { notes: 'Another note' }, 'They changed: Internal notes'],
  ] as const;
  for (const [section, id, part, change, shown] of cases) {
    const { page, complaints } = await open(`${routes.adminSection(section)}/${id}`);
    await page.getByRole('button', { name: /^Save (Tour|Partner)$/ }).waitFor();
    const batch = db.batch();
    batch.update(db.doc(`${collections[section]}/${id}`), { updated_at: new Date() });
    batch.update(db.doc(part), change);
    await batch.commit();
    await page.getByText(shown).waitFor();
    expect(complaints).toEqual([]);
  }
  await db.recursiveDelete(partner);
});

test('text typed in a row, or a question about it, stays when the row leaves the list', async () => {
  const now = new Date();
  const [photo, review, contactMessage, marker, post] = [
    documents.submission(`photo-${tag}`),
    documents.review(`review-${tag}`),
    `${collections.contactMessages}/message-${tag}`,
    `${collections.contactMessages}/marker-${tag}`,
    `${collections.blogPosts}/post-${tag}`,
  ];
  const title = `Wagtail ${tag}`;
  const aContactMessage = {
    name: 'Ada',
    email: 'ada@example.com',
    type: 'general',
    subject: title,
    message: 'Is it on?',
    read: true,
    answered: false,
    answers: [],
    created_at: now,
  } as const satisfies ContactMessage;
  await Promise.all([
    db.doc(photo).set(aSubmission({ title, status: 'pending', submitted_at: now })),
    db.doc(review).set(aReview({ team: title, status: 'held', created_at: now })),
    db.doc(contactMessage).set(aContactMessage),
    db.doc(post).set(aPost({ title, slug: `wagtail-${tag}`, status: 'draft', published_at: null, created_at: now })),
  ]);
  const stored = async (path: string) => (await db.doc(path).get()).data();
  const { page, complaints } = await open(`${routes.adminSection('contest')}?filter=pending`);
  const dialog = page.getByRole('dialog', { name: /^(?!Discard)/ });
  const go = (path: string) => page.goto(new URL(path, page.url()).href);
  const row = (name: string) => page.getByRole('button', { name, includeHidden: true });

  await row(`Edit: ${title}`).click();
  await dialog.getByLabel('Description').fill('Half a sentence');
  await db.doc(photo).update({ status: 'approved' });
  await row(`Edit: ${title}`).waitFor({ state: 'detached' });
  expect(await dialog.getByLabel('Description').inputValue()).toBe('Half a sentence');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await stored(photo)).toMatchObject({ description: 'Half a sentence', status: 'approved' });

  await go(`${routes.adminSection('reviews')}?filter=held`);
  const answer = `Answer: ${title} on ${aReview().tour_name}`;
  await row(answer).click();
  await dialog.getByLabel('Answer').fill('Thank you');
  await db.doc(review).update({ status: 'shown' });
  await row(answer).waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await stored(review)).toMatchObject({ answer: 'Thank you', status: 'shown' });

  await go(`${routes.adminSection('messages')}?filter=open`);
  await row(title).click();
  await page.getByRole('button', { name: 'Reply by e-mail' }).click();
  const reply = page.getByRole('form', { name: 'Reply by e-mail' }).getByLabel('Your answer');
  await reply.fill('It is on');
  await db.doc(contactMessage).update({ answered: true });
  await db.doc(marker).set({ ...aContactMessage, subject: `Marker ${tag}`, created_at: new Date() });
  await row(`Marker ${tag}`).waitFor();
  expect(await reply.inputValue()).toBe('It is on');
  await page.getByText(answeredTexts.marked).waitFor();
  await page.getByRole('button', { name: answeredTexts.asWell }).click();
  await page.getByRole('button', { name: 'Send answer' }).click();
  await row(title).waitFor({ state: 'detached' });
  expect(await stored(contactMessage)).toMatchObject({ answers: [{ text: 'It is on' }] });

  await go(`${routes.adminSection('blog')}?status=draft`);
  await row(`Delete: ${title}`).click();
  await db.doc(post).update({ status: 'archived' });
  await row(`Delete: ${title}`).waitFor({ state: 'detached' });
  await dialog.getByText(title).waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await stored(post)).toBeUndefined();
  expect(complaints).toEqual([]);
  await Promise.all([photo, review, contactMessage, marker].map((path) => db.doc(path).delete()));
});

test('the tester returns the focus when it closes, and each landmark of the editor has its own name', async () => {
  const { page } = await open(`${routes.adminSection('tours')}/${tourId}`);
  const test = page.getByRole('button', { name: 'Test Tour' });
  const tester = page.getByRole('complementary', { name: 'Tour Tester' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => tester.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await test.click();
    await tester.getByText('Ready to Start').waitFor();
    await close();
    await tester.waitFor({ state: 'detached' });
    expect(await test.evaluate((element) => element === document.activeElement)).toBe(true);
  }
  await test.click();
  await tester.waitFor();
  const landmarks = (await page.locator('body').ariaSnapshot()).match(
    /(?:banner|complementary|form|main|navigation|region|search|contentinfo)(?: "[^"]*")?(?=:)/g,
  );
  expect(landmarks).toContain('complementary "Tour Tester"');
  expect(landmarks).toEqual([...new Set(landmarks)]);
});
