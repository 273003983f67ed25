import { contestTexts, roundEnds } from '@streetlore/domain/contest';
import { formTexts } from '@streetlore/domain/form';
import { collections, documents } from '@streetlore/domain/paths';
import { aSubmission } from '@streetlore/domain/testing';
import { siteUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { seriousFaults } from '../support/axe.ts';
import { intercept } from '../support/network.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { atBothWidths, believeClock, overflows, viewports, visit } from '../support/site.ts';

const db = platformFirestore();
const made: string[] = [];
const browser = await sharedChromium();

afterAll(() => Promise.all(made.map((path) => db.recursiveDelete(db.doc(path)))));

/** Adds a photo to the wall for this test alone. */
async function aPhotoOnTheWall(given: Parameters<typeof aSubmission>[0] = {}) {
  const id = crypto.randomUUID();
  const title = `Crane ${Math.random().toString(36).slice(2, 8)}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const photo = aSubmission({
    title,
    slug,
    path: `uk/london/shoreditch/${slug}`,
    submitted_at: new Date(),
    votes: 0,
    ...given,
  });
  const path = `${collections.contestSubmissions}/${id}`;
  made.push(path);
  // The photo has as many votes as its count: the sweep would correct any other count.
  const batch = db.batch();
  batch.set(db.doc(path), photo);
  for (let voter = 0; voter < photo.votes; voter += 1)
    batch.set(db.doc(documents.vote(id, `voter-${voter}`)), { created_at: new Date() });
  await batch.commit();
  return { ...photo, id, doc: db.doc(path) };
}

const voteButton = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Voted? for ${title}`) });

test('the wall shows its texts, filters and layouts, and works without a mouse', async () => {
  const photo = await aPhotoOnTheWall({
    is_winner: true,
    has_gps: false,
    votes: 150,
    description: `${'x'.repeat(110)} ${'y'.repeat(30)}`,
  });
  const old = await aPhotoOnTheWall({ votes: 120, submitted_at: new Date('2020-01-01T12:00:00Z') });
  const { page, complaints } = await visit(browser, '/contest', viewports.desktop);
  await page.getByRole('heading', { level: 1, name: 'Win 5 Free Tours' }).waitFor();
  await page
    .getByRole('list', { name: 'Contest rules' })
    .getByText('Photos must have GPS data to be eligible')
    .waitFor();
  await page.getByText(roundEnds(new Date())).waitFor();
  const card = page.getByRole('listitem').filter({ hasText: photo.title });
  for (const text of ['Winner', 'No GPS', contestTexts.badges.ai, `${'x'.repeat(110)}…`])
    await card.getByText(text, { exact: true }).waitFor();
  await expect
    .poll(() => page.getByLabel('Show').locator('option').allTextContents())
    .toEqual(['All Submissions', 'This Week', 'Top Voted']);
  for (const [filter, isOldShown] of [
    ['Top Voted', true],
    ['This Week', false],
    ['All Submissions', true],
  ] as const) {
    await page.getByLabel('Show').selectOption({ label: filter });
    await expect.poll(() => page.getByRole('link', { name: old.title }).count()).toBe(isOldShown ? 1 : 0);
    await page.getByRole('link', { name: photo.title }).waitFor();
  }
  const list = page.getByRole('button', { name: 'List' });
  await list.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => list.getAttribute('aria-pressed')).toBe('true');
  expect(complaints).toEqual([]);

  const link = page.getByRole('link', { name: photo.title });
  await link.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: photo.title }).waitFor();
});

describe('the wall', () => {
  test('gives a photo a page at each of its addresses', async () => {
    const photo = await aPhotoOnTheWall({ camera_make: 'Pentax', camera_model: 'K-3', ai_confidence: 0.87 });
    const addresses = [`/contest/${photo.slug}`, `/contest/${photo.path}`, `/contest/submission/whatever-${photo.id}`];
    const { page } = await visit(browser, '/', viewports.phone);
    for (const address of addresses) {
      const response = await page.goto(siteUrl + address);
      expect(response?.status()).toBe(200);
      await page.getByRole('heading', { level: 1, name: photo.title }).waitFor();
    }
    for (const text of ['GPS Located', 'Pentax K-3', '87%', 'Approved', '#crane'])
      await page.getByText(text, { exact: true }).first().waitFor();
    await atBothWidths(page, async () => {
      expect(await seriousFaults(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
    });
    for (const address of ['/contest/no-such-photo', `/contest/submission/x-${crypto.randomUUID()}`]) {
      expect((await page.goto(siteUrl + address))?.status()).toBe(404);
      await page.getByRole('heading', { name: 'Submission Not Found' }).waitFor();
    }
    await page.goto(`${siteUrl}/contest/submission/nonsense`);
    await page.getByText('Invalid submission URL').waitFor();
    await page.getByRole('link', { name: 'Back to Contest' }).click();
    await page.waitForURL('**/contest');
  });
});

test('distinguishes an empty result from a failure to load', async () => {
  const { page } = await visit(browser, '/contest', viewports.phone, {}, believeClock);
  await page.clock.setFixedTime(new Date('2031-01-01'));
  await page.getByLabel('Show').selectOption({ label: 'This Week' });
  await page.getByText('No submissions found').waitFor();

  const cut = await visit(browser, '/privacy', viewports.desktop);
  await intercept(cut.page, /Firestore\/Listen/, (route) => route.abort());
  await cut.page.clock.install();
  await cut.page.goto(`${siteUrl}/contest`);
  // The server has rendered the list without a filter.
  await cut.page.getByLabel('Show').selectOption({ label: 'This Week' });
  await cut.page.getByText('Loading submissions...').waitFor({ state: 'attached' });
  await cut.page.clock.fastForward(13_000);
  await cut.page.getByRole('alert').getByText('Failed to load submissions. Please try again.').waitFor();
});

describe('a vote', () => {
  test('moves the count in another browser, is remembered, and is taken back', async () => {
    const photo = await aPhotoOnTheWall();
    const mine = await visit(browser, `/contest/${photo.slug}`, viewports.phone);
    const theirs = await visit(browser, `/contest/${photo.slug}`, viewports.desktop);
    const button = voteButton(mine.page, photo.title);
    for (const { page } of [mine, theirs]) await page.getByText('0 votes').waitFor();
    await button.press('Enter');
    await mine.page.getByText('1 vote', { exact: true }).waitFor();
    expect(await button.textContent()).toContain(contestTexts.voted);
    await theirs.page.getByText('1 vote', { exact: true }).waitFor();
    await expect.poll(() => voteButton(theirs.page, photo.title).getAttribute('aria-pressed')).toBe('false');

    await mine.page.reload();
    await mine.page.getByText('1 vote', { exact: true }).waitFor();
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    await button.click();
    await theirs.page.getByText('0 votes').waitFor();
    await mine.page.getByText('0 votes').waitFor();
    expect((await db.collection(`${collections.contestSubmissions}/${photo.id}/votes`).get()).empty).toBe(true);
  });

  test('that a reload interrupted is written after it', async () => {
    const photo = await aPhotoOnTheWall();
    const { page, complaints } = await visit(browser, `/contest/${photo.slug}`, viewports.phone);
    const button = voteButton(page, photo.title);
    await intercept(page, /registerVoter$/, () => undefined);
    const asked = page.waitForRequest(/registerVoter$/);
    await button.click();
    await asked;
    await page.unroute(/registerVoter$/);
    await page.reload();
    await page.getByText('1 vote', { exact: true }).waitFor();
    await expect.poll(async () => (await photo.doc.collection('votes').get()).size).toBe(1);
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    expect(complaints).toEqual([]);
  });

  test('that does not go through is undone and says so', async () => {
    const photo = await aPhotoOnTheWall();
    const { page, context } = await visit(browser, `/contest/${photo.slug}`, viewports.desktop);
    const refuse = async (status: number, code: string) => {
      await page.unroute(/:commit|:batchGet/);
      await intercept(page, /:commit|:batchGet/, (route) =>
        route.fulfill({
          status,
          headers: { 'access-control-allow-origin': siteUrl, 'access-control-allow-credentials': 'true' },
          json: [{ error: { code: status, message: 'no', status: code } }],
        }),
      );
    };
    const button = voteButton(page, photo.title);
    await button.waitFor();
    // A vote comes after its voter's registration, which may be refused.
    const headers = { 'access-control-allow-origin': siteUrl };
    const error = { status: 'RESOURCE_EXHAUSTED', message: formTexts.tooManyAttempts };
    await intercept(page, /registerVoter$/, (route) =>
      route.request().method() === 'OPTIONS'
        ? route.continue()
        : route.fulfill({ status: 429, headers, json: { error } }),
    );
    await button.click();
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    await page.getByText(`Failed to toggle vote: ${formTexts.tooManyAttempts}`).waitFor();
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false');
    expect((await photo.doc.collection('votes').get()).empty).toBe(true);
    await page.unroute(/registerVoter$/);

    await refuse(403, 'PERMISSION_DENIED');
    await button.click();
    await page.getByText('Failed to toggle vote: This photo is no longer on the wall').waitFor();
    await refuse(400, 'INVALID_ARGUMENT');
    await button.click();
    await page.getByText('Failed to toggle vote. Please try again.').waitFor();
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false');
    await page.getByText('0 votes').waitFor();

    await context.setOffline(true);
    // On a machine without a network the browser was offline before, so it reports no change.
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await page.getByText(/^Offline since \d\d:\d\d\. This is what we last saw\.$/).waitFor();
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
  });
});
