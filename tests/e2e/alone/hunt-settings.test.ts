import { documents, routes } from '@streetlore/domain/paths';
import { afterAll, expect, test } from 'vitest';
import { platformFirestore } from '../../support/admin-sdk.ts';
import { withRequestsHeld } from '../../support/network.ts';
import { sharedChromium } from '../../support/shared-chromium.ts';
import { openTab, viewports, visit, visitAsAdmin } from '../../support/site.ts';

const settings = platformFirestore().doc(documents.huntSettings);
const browser = await sharedChromium();
afterAll(() => settings.delete());

test('expiry and scoring are set in Settings, and the texts and the public rules follow at once', async () => {
  const player = await visit(browser, '/leaderboard', viewports.phone);
  await player.page.getByText('100 points for each solved stop').waitFor();
  const { page } = await visitAsAdmin(browser, routes.admin, viewports.desktop);
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Settings' }).click();
  await openTab(page, 'Hunts');
  const save = page.getByRole('button', { name: 'Save settings' });
  const hours = page.getByLabel('Hours to start after payment');
  await hours.waitFor();
  await expect.poll(() => save.isDisabled()).toBe(true);
  await hours.fill('48');
  await page.getByLabel('Points for a solved stop').fill('120');
  await page.getByText('A stop solved in 10 minutes after one hint earns 138 points.').waitFor();
  await save.click();
  await page.getByText('Settings saved').waitFor();
  expect((await settings.get()).data()).toMatchObject({ expiry_hours: 48, scoring: { solved: 120, hint: 15 } });
  await player.page.getByText('120 points for each solved stop').waitFor();

  await openTab(page, 'Templates');
  await page.getByText('within 48 hours of purchase, or it expires').waitFor();
  await openTab(page, 'Hunts');
  await page.getByLabel('Points lost for a hint').fill('20');
  await settings.update({ expiry_hours: 72 });
  await page.getByText('Somebody else has just saved these settings').waitFor();
  await expect.poll(() => hours.inputValue()).toBe('72');
  // Text typed on this page stays, also text typed during the save.
  const hint = page.getByLabel('Points lost for a hint');
  expect(await hint.inputValue()).toBe('20');
  await withRequestsHeld(
    page,
    '**/saveHuntSettings',
    () => save.click(),
    () => page.getByLabel('Points lost for a wrong answer after the first').fill('9'),
  );
  await expect.poll(async () => (await settings.get()).get('scoring.hint')).toBe(20);
  await page.getByText('Unsaved changes').waitFor();
  expect(await page.getByLabel('Points lost for a wrong answer after the first').inputValue()).toBe('9');
  await page.getByRole('button', { name: 'Back to the defaults' }).click();
  await save.click();
  await expect.poll(async () => (await settings.get()).get('expiry_hours')).toBe(24);
});
