import { answeredTexts, type ContactMessage } from '@streetlore/domain/contact';
import { collections, routes, stopId } from '@streetlore/domain/paths';
import { tourEditorTexts } from '@streetlore/domain/tour';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { editorStop } from '../support/editor-stops.ts';
import { requestHolder, withRequestsHeld } from '../support/network.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { adminState, overflows, viewports, visit } from '../support/site.ts';

// One editor in a browser shows how its hooks, its listeners and its fields work together. The hooks' own
// tests and `web/src/admin/editors.test.tsx` show the same of every editor.

const db = platformFirestore();
const tag = crypto.randomUUID().slice(0, 8);
const name = `Dunlin ${tag}`;
const browser = await sharedChromium();
let storageState: Awaited<ReturnType<typeof adminState>>;
beforeAll(async () => {
  storageState = await adminState(browser);
});
afterAll(async () => {
  const { docs } = await db.collection(collections.tours).where('name', '==', name).get();
  for (const { ref } of docs) await db.recursiveDelete(ref);
});

const open = (path: string) => visit(browser, path, viewports.desktop, { storageState });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const unsaved = (page: Page) => page.getByRole('status').getByText('Unsaved changes');
const dismissToast = async (page: Page, text: string) => {
  const toast = page.getByRole('listitem').filter({ hasText: text });
  await toast.getByRole('button', { name: 'Close' }).click();
  await toast.waitFor({ state: 'detached' });
};

test('a tour keeps what is typed while it is saved, before its own listener reports it, and beside another admin’s save', async () => {
  const { page, complaints } = await open(`${routes.adminSection('tours')}/new`);
  const save = page.getByRole('button', { name: 'Save Tour' });
  const stop = (n: number) => editorStop(page, n);
  const answerOf = (n: number) => stop(n).getByLabel('Answer', { exact: true });
  await field(page, 'Name').fill(name);
  await field(page, 'Neighbourhood').fill('Shoreditch');
  await field(page, 'Description').fill('Three birds.');
  for (const [index, answer] of ['heron', 'owl', 'wren'].entries()) {
    await page.getByRole('button', { name: 'Add stop' }).click();
    await stop(index + 1)
      .getByLabel('Location name')
      .fill(`Wall ${index + 1}`);
    await stop(index + 1)
      .getByLabel('Clue')
      .fill(`Find the ${answer}.`);
    await answerOf(index + 1).fill(answer);
  }
  const listening = requestHolder('**/Listen/channel?*');
  await listening.hold(page);
  await save.click();
  await page.getByText(tourEditorTexts.saved).waitFor();
  await page.waitForURL((url) => /\/admin\/tours\/(?!new$)/.test(url.pathname));
  expect(await field(page, 'Name').inputValue()).toBe(name);
  await field(page, 'Duration').fill('4h');
  listening.release();
  await page.unroute('**/Listen/channel?*');
  await page.getByRole('button', { name: 'Test Tour' }).waitFor();
  await unsaved(page).waitFor();
  expect(await field(page, 'Duration').inputValue()).toBe('4h');
  expect(await page.getByText(tourEditorTexts.changed).count()).toBe(0);
  await dismissToast(page, tourEditorTexts.saved);

  const hint = stop(1).getByLabel(/^Hint/);
  await hint.fill('Look');
  await withRequestsHeld(
    page,
    '**/saveTour',
    () => page.keyboard.press('Enter'),
    async () => {
      await page.keyboard.type(' up');
      await answerOf(2).fill('barn owl');
      await page.getByRole('button', { name: 'Move stop 3 up' }).click();
      await hint.focus();
      await page.keyboard.press('End');
    },
  );
  await page.getByText(tourEditorTexts.saved).waitFor();
  await page.getByText('What you have typed since is not saved yet.').waitFor();
  await unsaved(page).waitFor();
  // The cursor stays where the admin types.
  await page.keyboard.type(' there');
  expect(await hint.inputValue()).toBe('Look up there');
  expect(await answerOf(3).inputValue()).toBe('barn owl');
  const tourId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const tour = db.doc(`${collections.tours}/${tourId}`);
  const secret = (n: number) => db.doc(`${collections.tourStopSecrets}/${stopId(tourId, n)}`);
  const stored = async (n: number) => (await secret(n).get()).data();
  expect(await stored(1)).toMatchObject({ hint: 'Look' });
  await dismissToast(page, tourEditorTexts.saved);
  await page.keyboard.press('Enter');
  await page.getByText(tourEditorTexts.saved).waitFor();
  await unsaved(page).waitFor({ state: 'detached' });
  expect(await hint.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await stored(1)).toMatchObject({ hint: 'Look up there' });
  expect(await stored(3)).toMatchObject({ answer: 'barn owl' });
  expect((await tour.get()).get('duration')).toBe('4h');

  // Another admin's save of nothing but a clue is told wherever the admin is in the form.
  const question = stop(3).getByLabel(/^Question/);
  await question.scrollIntoViewIfNeeded();
  await question.fill('Which bird?');
  const theirs = db.batch();
  theirs.update(tour, { updated_at: new Date() });
  theirs.update(secret(1), { clue: 'Another clue' });
  await theirs.commit();
  await page.getByText('They changed: Stop 1.').waitFor();
  const isSeen = (choice: string) =>
    page.getByRole('button', { name: choice }).evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  for (const viewport of Object.values(viewports)) {
    await page.setViewportSize(viewport);
    await question.scrollIntoViewIfNeeded();
    for (const choice of ['Take their version', 'Keep mine, and save over theirs'])
      await expect.poll(() => isSeen(choice), { message: `${choice} at ${viewport.width}` }).toBe(true);
    expect(await overflows(page)).toBe(false);
    expect(await seriousFaults(page)).toEqual([]);
  }
  expect(await question.inputValue()).toBe('Which bird?');
  await page.getByRole('button', { name: 'Take their version' }).click();
  await expect.poll(() => stop(1).getByLabel('Clue').inputValue()).toBe('Another clue');

  await field(page, 'Duration').fill('5h');
  await tour.delete();
  await page.getByText(tourEditorTexts.gone).waitFor();
  await page.getByRole('button', { name: 'Keep mine, and store it again' }).click();
  await dismissToast(page, tourEditorTexts.saved);
  await save.click();
  await page.getByText(tourEditorTexts.saved).waitFor();
  expect((await tour.get()).get('duration')).toBe('5h');
  // Nothing is unsaved, so the page does not ask.
  await page.getByRole('link', { name: 'Back to Tours' }).click();
  await page.getByRole('link', { name: 'New Tour' }).first().waitFor();
  expect(complaints).toEqual([]);
  await db.recursiveDelete(tour);
});

test('an answer to a message stays when the message leaves the list', async () => {
  const [path, marker] = [
    `${collections.contactMessages}/message-${tag}`,
    `${collections.contactMessages}/marker-${tag}`,
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
    created_at: new Date(),
  } as const satisfies ContactMessage;
  await db.doc(path).set(aContactMessage);
  const { page, complaints } = await open(`${routes.adminSection('messages')}?filter=open`);
  const row = (name: string) => page.getByRole('button', { name, includeHidden: true });
  await row(title).click();
  await page.getByRole('button', { name: 'Reply by e-mail' }).click();
  const reply = page.getByRole('form', { name: 'Reply by e-mail' }).getByLabel('Your answer');
  await reply.fill('It is on');
  await db.doc(path).update({ answered: true });
  await db.doc(marker).set({ ...aContactMessage, subject: `Marker ${tag}`, created_at: new Date() });
  await row(`Marker ${tag}`).waitFor();
  expect(await reply.inputValue()).toBe('It is on');
  await page.getByText(answeredTexts.marked).waitFor();
  await page.getByRole('button', { name: answeredTexts.asWell }).click();
  await page.getByRole('button', { name: 'Send answer' }).click();
  await row(title).waitFor({ state: 'detached' });
  expect((await db.doc(path).get()).get('answers')).toMatchObject([{ text: 'It is on' }]);
  expect(complaints).toEqual([]);
  await Promise.all([path, marker].map((one) => db.doc(one).delete()));
});
