import { unmoderatedContest } from '@streetlore/domain/contest';
import { collections, documents, routes } from '@streetlore/domain/paths';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { platformFirestore } from '../../support/admin-sdk.ts';
import { withoutAnswer, withoutNetwork } from '../../support/network.ts';
import { sharedChromium } from '../../support/shared-chromium.ts';
import { viewports, visitAsAdmin } from '../../support/site.ts';

const db = platformFirestore();
const settings = db.doc(documents.contestSettings);
const moderated = 'Moderated: new photos wait for approval';
const open = 'Open: new photos go on the wall at once';

const browser = await sharedChromium();
let page: Page;
beforeEach(async () => {
  ({ page } = await visitAsAdmin(browser, routes.adminSection('contest'), viewports.desktop));
});
// A test that fails half way must not leave a moderated contest behind: no photo would reach the
// wall, and the tests of photos would fail.
afterEach(() => settings.set(unmoderatedContest));

const turn = () => page.getByRole('switch', { name: 'Moderated contest' });

test('the contest is moderated and opened again', async () => {
  await turn().click();
  await page.getByText(moderated).waitFor();
  expect((await settings.get()).data()).toEqual({ ...unmoderatedContest, moderated: true });
  await turn().click();
  await page.getByText(open).waitFor();
});

test('the switch shows its true state when the network is cut before or after the server’s write', async () => {
  const auditedActions = async () =>
    (await db.collection(collections.auditLog).where('target', '==', settings.path).count().get()).data().count;
  const before = await auditedActions();

  const failed = page.getByText('Failed to change the contest setting');
  await expect.poll(() => turn().isEnabled()).toBe(true);
  await withoutNetwork(page, async () => {
    await turn().click();
    await failed.waitFor();
  });
  await expect.poll(() => turn().getAttribute('aria-checked')).toBe('false');
  await failed.waitFor({ state: 'detached' });

  await withoutAnswer(page, '**/moderateContest', async () => {
    await turn().click();
    await page.getByText(moderated).last().waitFor();
  });
  await expect.poll(() => turn().isEnabled()).toBe(true);
  expect(await failed.count()).toBe(0);
  await turn().click();
  await page.getByText(open).last().waitFor();
  await expect.poll(auditedActions).toBe(before + 2);
});
