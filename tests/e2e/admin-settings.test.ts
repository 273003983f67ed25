import { readFileSync } from 'node:fs';
import type { ContactMessage } from '@streetlore/domain/contact';
import { collections, documents, routes } from '@streetlore/domain/paths';
import type { Subscriber } from '@streetlore/domain/subscriber';
import { demoAdmin, emulatorHosts, projectId, siteUrl, standInsUrl } from '@streetlore/emulators/config';
import { sweepOnce } from '@streetlore/emulators/scheduler';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { functionUrl } from '../bench/paths.ts';
import { platformAuth, platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { openTab, overflows, sectionLink, viewports, visit, visitAsAdmin } from '../support/site.ts';

const db = platformFirestore();
const tag = crypto.randomUUID().slice(0, 8);
const messageId = `message-${tag}`;
const subscriberId = `subscriber-${tag}`;
const browser = await sharedChromium();
let page: Page;
let complaints: readonly string[];

beforeAll(async () => {
  ({ page, complaints } = await visitAsAdmin(browser, routes.admin, viewports.desktop));
});
afterAll(async () => {
  await db.doc(`${collections.contactMessages}/${messageId}`).delete();
  await db.doc(`${collections.subscribers}/${subscriberId}`).delete();
});

const section = (label: string) => sectionLink(page, label).click();
const tab = (name: string) => openTab(page, name);
const auth = `http://${emulatorHosts.auth}`;

/** Sets a password as the mail's reader does: opens the mail, follows its link, and types. */
async function setByMail(email: string, password: string): Promise<void> {
  const { page: mail, complaints: own } = await visit(browser, '/admin/login', viewports.phone);
  await mail.goto(`${standInsUrl}/mail`);
  const link = mail.getByRole('link', { name: `Open the link in the mail to ${email}` });
  await link.first().waitFor();
  expect(await seriousFaults(mail)).toEqual([]);
  await link.first().click();
  await mail.waitForURL(`${siteUrl}/admin/password?*`);
  const address = mail.url();
  const field = mail.getByLabel('New password', { exact: true });
  await field.waitFor();
  expect(await mail.getByLabel('Email').inputValue()).toBe(email);
  expect(await seriousFaults(mail)).toEqual([]);
  expect(await overflows(mail)).toBe(false);
  await field.fill('short');
  await mail.getByRole('button', { name: 'Set password' }).click();
  await mail.getByText('At least 8 characters, please').waitFor();
  await field.fill(password);
  await mail.getByRole('button', { name: 'Set password' }).click();
  await mail.getByText('Your password is set.').waitFor();
  expect(own).toEqual([]);
  // A link works once.
  await mail.goto(address);
  await mail.getByRole('alert').getByText('This link has expired or has already been used.').waitFor();
  await mail.getByRole('link', { name: 'Back to login' }).click();
  await mail.waitForURL(`${siteUrl}/admin/login`);
}

async function signIn(on: Page, email: string, password: string): Promise<void> {
  await on.getByLabel('Email').fill(email);
  await on.getByLabel('Password').fill(password);
  await on.getByRole('button', { name: 'Sign in' }).click();
}

/** Starts a second session, as on another machine. */
async function tokenOf(email: string, password: string): Promise<{ idToken: string; localId: string }> {
  const session = await fetch(`${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  return (await session.json()) as { idToken: string; localId: string };
}

/** The server's answers to a token: to a read as an admin, and to a write through a function. */
async function allowed(idToken: string): Promise<[read: number, write: number]> {
  const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' };
  const path = `v1/projects/${projectId}/databases/(default)/documents/${collections.contactMessages}/${messageId}`;
  const read = await fetch(`http://${emulatorHosts.firestore}/${path}`, { headers });
  const data = { request_id: crypto.randomUUID(), message_id: messageId, mark: 'unread' };
  const write = await fetch(functionUrl('markContactMessage'), {
    method: 'POST',
    headers,
    body: JSON.stringify({ data }),
  });
  return [read.status, write.status];
}

/** The mail with this subject, as soon as it has arrived. */
const mailAbout = (subject: string) =>
  vi.waitUntil(
    async () => {
      const mails = (await (await fetch(`${standInsUrl}/mail/messages`)).json()) as { subject: string; text: string }[];
      return mails.find((mail) => mail.subject === subject);
    },
    { timeout: 60_000, interval: 100 },
  );

test('a message of the contact form arrives on the open screen, is read, answered and logged', async () => {
  await section('Messages');
  await page.getByRole('tab', { name: 'To answer' }).waitFor();
  const contactMessage: ContactMessage = {
    name: 'Ada Byron',
    email: 'ada@example.com',
    type: 'booking',
    subject: `Rain on Sunday ${tag}`,
    message: 'Does it take place?\nWe are four.',
    read: false,
    answered: false,
    answers: [],
    created_at: new Date(),
  };
  await db.doc(`${collections.contactMessages}/${messageId}`).set(contactMessage);
  const item = page.getByRole('listitem').filter({ hasText: contactMessage.subject });
  await item.getByText('New', { exact: true }).waitFor();
  await item.getByRole('button', { name: contactMessage.subject }).click();
  await item.getByText('We are four.').waitFor();
  await item.getByText('New', { exact: true }).waitFor({ state: 'detached' });
  await item.getByRole('button', { name: 'Reply by e-mail' }).click();
  const reply = item.getByRole('form', { name: 'Reply by e-mail' });
  await reply.getByRole('button', { name: 'Send answer' }).click();
  await reply.getByText('Please write an answer').waitFor();
  await reply.getByLabel('Your answer').fill('It does, bring coats.');
  expect(await seriousFaults(page)).toEqual([]);
  await reply.getByRole('button', { name: 'Send answer' }).click();
  await item.waitFor({ state: 'detached' });
  const { text } = await mailAbout(`Re: ${contactMessage.subject}`);
  expect(text).toMatch(
    /^It does, bring coats\.\n\nAda Byron wrote on .*:\n> Does it take place\?\n> We are four\.\n\n.*Streetlore is run by /s,
  );
  await tab('Answered');
  await item.waitFor();
  await item.getByRole('button', { name: contactMessage.subject }).click();
  await item.getByText('Answer sent').waitFor();
  const stored = await db.doc(`${collections.contactMessages}/${messageId}`).get();
  expect([stored.get('read'), stored.get('answered')]).toEqual([true, true]);

  await section('Settings');
  await tab('Audit log');
  await page.getByLabel('Action').selectOption('Contact message replied');
  await page.getByRole('combobox', { name: 'Admin' }).selectOption(demoAdmin.email);
  const row = page.getByRole('row').filter({ hasText: messageId }).filter({ hasText: 'Contact message replied' });
  await row.getByText(demoAdmin.email).waitFor();
  await page.getByLabel('Action').selectOption('Tour deleted');
  await row.waitFor({ state: 'detached' });
});

test('an admin finds a subscriber by the start of the address, with the campaign, and in the file', async () => {
  await section('Subscribers');
  const email = `zz${tag}@example.com`;
  const subscriber: Subscriber = {
    email,
    source: 'blog',
    utm_source: '=1+1',
    utm_medium: 'social',
    utm_campaign: 'autumn',
    user_agent: null,
    status: 'active',
    confirmed: true,
    confirmed_at: new Date(),
    unsubscribed_at: null,
    created_at: new Date(),
  };
  await db.doc(`${collections.subscribers}/${subscriberId}`).set(subscriber);
  await page.getByLabel('Search by email').fill(`ZZ${tag.slice(0, 5)}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByText('autumn').waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.getByLabel('Search by email').fill(`nobody-${tag}`);
  await page.getByText(`No address begins with "nobody-${tag}"`).waitFor();
  await page.getByRole('button', { name: 'Clear search' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const lines = readFileSync(await file.path(), 'utf8').split(/\r?\n/);
  expect(lines.find((line) => line.startsWith(email))).toContain(`"'=1+1",social,autumn,active`);
});

test('a new admin sets a password by mail, and a reset ends an open tab’s session within a minute', async () => {
  const email = `new-${tag}@example.com`;
  await section('Settings');
  await page.getByRole('button', { name: 'Grant access' }).click();
  await page.getByRole('alert').first().waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Grant access' }).click();
  await page.getByText(`${email} is an admin now, and gets an email to set a password.`).waitFor();
  await setByMail(email, 'first-password');

  const colleague = await visit(browser, '/admin/login', viewports.phone);
  await colleague.page.getByRole('button', { name: 'Forgot password?' }).click();
  await colleague.page.getByText('Please enter your email above first').waitFor();
  await colleague.page.getByLabel('Email').fill(`unknown-${tag}@example.com`);
  await colleague.page.getByRole('button', { name: 'Forgot password?' }).click();
  await colleague.page.getByText(`If unknown-${tag}@example.com has an account here`).waitFor();
  await colleague.page.getByLabel('Email').fill(email);
  await colleague.page.getByRole('button', { name: 'Forgot password?' }).click();
  await colleague.page.getByText(`If ${email} has an account here`).waitFor();
  await setByMail(email, 'second-password');
  await signIn(colleague.page, email, 'first-password');
  await colleague.page.getByText('Email or password is wrong').waitFor();
  await signIn(colleague.page, email, 'second-password');
  await colleague.page.getByRole('heading', { name: 'Hunt Tracking' }).waitFor();

  const old = await tokenOf(email, 'second-password');
  expect(await allowed(old.idToken)).toEqual([200, 200]);

  // Functions ask Auth and refuse at once. The rules learn of it from the sweep, which runs every
  // minute.
  await platformAuth().generatePasswordResetLink(email);
  await setByMail(email, 'third-password');
  expect((await allowed(old.idToken))[1]).toBe(403);
  expect(await sweepOnce()).toBe('');
  expect(await allowed(old.idToken)).toEqual([403, 403]);
  await colleague.page.getByRole('heading', { name: 'Session ended' }).waitFor();
  expect(await seriousFaults(colleague.page)).toEqual([]);
  await colleague.page.getByRole('button', { name: 'Sign in again' }).click();
  await signIn(colleague.page, email, 'third-password');
  await colleague.page.getByRole('heading', { name: 'Hunt Tracking' }).waitFor();
  await colleague.page.goto(`${siteUrl}/admin/settings`);
  await colleague.page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await colleague.page.getByRole('heading', { name: 'Session ended' }).waitFor();
  await colleague.page.getByRole('button', { name: 'Sign in again' }).click();
  await signIn(colleague.page, email, 'third-password');
  await colleague.page.getByRole('button', { name: 'Sign out everywhere' }).waitFor();

  const { idToken, localId } = await tokenOf(email, 'third-password');
  expect(await allowed(idToken)).toEqual([200, 200]);
  await page.getByRole('button', { name: `Revoke ${email}` }).click();
  await page.getByRole('dialog').getByText('is signed out everywhere').waitFor();
  const began = performance.now();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await colleague.page.getByRole('heading', { name: 'Access Denied' }).waitFor();
  expect(performance.now() - began).toBeLessThan(60_000);
  await colleague.page.getByText("You don't have permission to access this page.").waitFor();
  await page
    .getByText(/^Revoked \d/)
    .first()
    .waitFor();
  expect(await allowed(idToken)).toEqual([403, 403]);
  expect((await db.doc(documents.admin(localId)).get()).get('status')).toBe('revoked');
});

test('refuses invalid settings beside their fields, and saves nothing', async () => {
  await page.goto(`${siteUrl}/admin/settings`);
  await tab('Hunts');
  await page.getByLabel('Hours to start after payment').fill('12');
  await page.getByLabel('Points lost for a hint').fill('-1');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('The website promises 24 hours: not less').waitFor();
  await page.getByText('Points cannot be negative').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
  expect((await db.doc(documents.huntSettings).get()).get('expiry_hours')).not.toBe(12);
  expect(complaints).toEqual([]);
});
