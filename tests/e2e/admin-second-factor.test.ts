import type { Admin } from '@streetlore/domain/admin';
import { documents, routes } from '@streetlore/domain/paths';
import { siteUrl, standInsUrl } from '@streetlore/emulators/config';
import { sweepOnce } from '@streetlore/emulators/scheduler';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { platformAuth, platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { endVisits, sharedChromium } from '../support/shared-chromium.ts';
import { atBothWidths, overflows, viewports, visit, visitAsAdmin } from '../support/site.ts';

const tag = crypto.randomUUID().slice(0, 8);
const uid = `factor-${tag}`;
const email = `${uid}@example.com`;
const password = 'a-long-password';
/** A number that nobody has, different in each run. Codes are found by it. */
const phone = `+4477009${String(Date.now()).slice(-5)}`;
const line = platformFirestore().doc(documents.admin(uid));
const browser = await sharedChromium();

beforeAll(async () => {
  await platformAuth().createUser({ uid, email, emailVerified: true, password });
  await platformAuth().setCustomUserClaims(uid, { role: 'admin' });
  await line.set({
    email,
    status: 'active',
    granted_at: new Date(),
    granted_by: null,
    revoked_at: null,
    revoked_by: null,
  } satisfies Admin);
});
afterAll(async () => {
  await endVisits(browser);
  await line.delete();
  await platformAuth().deleteUser(uid);
});

/** The last code that Auth would have texted, from the page beside the phone. */
const codeTexted = () =>
  vi.waitUntil(
    async () => {
      const all = (await (await fetch(`${standInsUrl}/mail/messages`)).json()) as { to: string; text?: string }[];
      return all.findLast(({ to }) => to === phone)?.text;
    },
    { timeout: 60_000, interval: 100 },
  );

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const fine = (page: Page) =>
  atBothWidths(page, async () => {
    expect(await overflows(page)).toBe(false);
    expect(await seriousFaults(page)).toEqual([]);
  });

/** Enrols the phone, on whichever page the form is. */
async function enrol(page: Page): Promise<void> {
  await page.getByLabel('Phone number with country code').fill('7700 900');
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await page.getByText('Please write it like +447700900123').waitFor();
  await page.getByLabel('Phone number with country code').fill(phone);
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await page.getByText(`A code is on its way to ${phone}.`).waitFor();
  await page.getByLabel('Code', { exact: true }).fill(await codeTexted());
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.waitForURL(`${siteUrl}/admin/login`);
}

test('an admin sets up a second factor and signs in with it; a colleague removes the phone that was lost', async () => {
  const { page, complaints } = await visit(browser, '/admin/login', viewports.phone);
  await signIn(page);
  await page.getByRole('heading', { name: 'Hunt Tracking' }).waitFor();
  await page.goto(`${siteUrl}/admin/settings`);
  await page.getByRole('heading', { name: 'Your second factor' }).waitFor();
  await fine(page);
  await enrol(page);

  await signIn(page);
  await page.getByText(/^A code is on its way to \+/).waitFor();
  await fine(page);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').getByText('This code is wrong').waitFor();
  await page.getByLabel('Code', { exact: true }).fill(await codeTexted());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('On. If you lose the phone').waitFor();

  // The codes are shown once. The admin who has lost the phone gets in by one of them.
  await page.getByText('You have no recovery codes.').first().waitFor();
  await fine(page);
  await page.getByRole('button', { name: 'Make recovery codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' });
  await dialog.getByRole('listitem').first().waitFor();
  const codes = await dialog.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await page.keyboard.press('Escape');
  await fine(page);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByText('10 of 10 recovery codes are unused.').waitFor();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await page.getByRole('button', { name: 'Lost your phone?' }).click();
  await fine(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Recovery code').fill('0000-0000-0000-0000');
  await page.getByRole('button', { name: 'Use the code and sign in' }).click();
  await page.getByRole('alert').getByText('This code is wrong').waitFor();
  await page.getByLabel('Recovery code').fill(codes[0]?.toLowerCase() ?? '');
  await page.getByRole('button', { name: 'Use the code and sign in' }).click();
  await page.getByText('Your second factor is off.').waitFor();
  await enrol(page);
  await signIn(page);
  await page.getByLabel('Code', { exact: true }).fill(await codeTexted());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('9 of 10 recovery codes are unused.').waitFor();

  // Colleagues see the second factor and can remove it.
  expect(await sweepOnce()).toBe('');
  const { page: boss } = await visitAsAdmin(browser, routes.adminSection('settings'), viewports.desktop);
  await boss.getByRole('button', { name: `Remove the phone of ${email}` }).click();
  await boss.getByRole('dialog').getByText('signs in with the password alone').waitFor();
  expect(await seriousFaults(boss)).toEqual([]);
  await boss.getByRole('dialog').getByRole('button', { name: 'Remove phone' }).click();
  await page.getByRole('heading', { name: 'Session ended' }).waitFor();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await signIn(page);
  await page.getByRole('heading', { name: 'Your second factor' }).waitFor();

  // Where everybody needs a second factor, an admin without one can only set one up.
  await line.update({ requires_second_factor: true });
  await page.getByText('The back office asks for a second factor.').waitFor();
  await fine(page);
  expect(complaints).toEqual([]);
});
