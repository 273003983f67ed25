import type { SubmissionContact } from '@streetlore/domain/contest';
import { collections, documents, routes } from '@streetlore/domain/paths';
import { formatPhone } from '@streetlore/domain/phone';
import type { Subscriber } from '@streetlore/domain/subscriber';
import { aPartner, aPost, aSubmission } from '@streetlore/domain/testing';
import { siteUrl } from '@streetlore/emulators/config';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { intercept } from '../support/network.ts';
import { aPhone } from '../support/phone.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { hydrated, openTab, viewports, visit, visitAsAdmin } from '../support/site.ts';
import { storePlayer } from '../support/store-player.ts';

/**
 * The address holds a screen's filter, order and page. They survive a reload, and a way there and
 * back.
 */
const db = platformFirestore();
const tag = crypto.randomUUID().slice(0, 8);
const subscribers = Array.from({ length: 52 }, (_, n) => `${tag}-${String(n).padStart(2, '0')}@secret.example`);
const idOf = (email: string) => db.doc(`${collections.subscribers}/${email.split('@')[0]}`);
const browser = await sharedChromium();
beforeAll(async () => {
  const writes = db.batch();
  for (const email of subscribers) {
    const campaign = { utm_source: null, utm_medium: null, utm_campaign: null, user_agent: null };
    const dates = { confirmed_at: new Date(), unsubscribed_at: null, created_at: new Date() };
    const given = { source: 'home', status: 'active', confirmed: true, ...dates } as const;
    writes.set(idOf(email), { email, ...campaign, ...given } satisfies Subscriber);
  }
  await writes.commit();
});
afterAll(() => remove(subscribers.map(idOf)));

async function remove(documents: readonly DocumentReference[]): Promise<void> {
  const writes = db.batch();
  for (const one of documents) writes.delete(one);
  await writes.commit();
}

const section = routes.adminSection;
const isSelected = (page: Page, tab: string) =>
  page.getByRole('tab', { name: tab, exact: true, selected: true }).waitFor();

/** Reloads the page. The screen is as it was. */
async function outlivesReload(page: Page, isAsLeft: () => Promise<unknown>): Promise<void> {
  await isAsLeft();
  await page.reload();
  await isAsLeft();
}

/** Reloads the page, then goes to the dashboard and back. Both times the screen is as it was. */
async function stays(page: Page, isAsLeft: () => Promise<unknown>): Promise<void> {
  await outlivesReload(page, isAsLeft);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('heading', { name: 'Hunt Tracking' }).waitFor();
  await page.goBack();
  await isAsLeft();
}

const openSection = (path: string) => visitAsAdmin(browser, path, viewports.desktop);

test('players keep filter, order and search', async () => {
  const { page, complaints } = await openSection(section('players'));
  const sorted = page.getByRole('columnheader', { name: 'Spend' }).and(page.locator('[aria-sort=ascending]'));
  await page.getByRole('button', { name: 'Spend' }).click();
  await openTab(page, 'Playing');
  await page.getByRole('columnheader', { name: 'Spend' }).and(page.locator('[aria-sort]')).waitFor();
  if (!(await sorted.isVisible())) await page.getByRole('button', { name: 'Spend' }).click();
  await stays(page, async () => {
    await isSelected(page, 'Playing');
    await sorted.waitFor();
  });
  const field = page.getByRole('searchbox');
  await field.fill('07700');
  await isSelected(page, 'All');
  await stays(page, () => expect.poll(() => field.inputValue()).toBe('07700'));
  // The section's own link resets the screen, including the field.
  await page.getByRole('link', { name: 'Players', exact: true }).click();
  await expect.poll(() => field.inputValue()).toBe('');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  expect(complaints).toEqual([]);
});

test('a search typed just before another screen opens does not lead back to the list', async () => {
  const { page, complaints } = await openSection(section('players'));
  await page.getByRole('table').waitFor();
  // The other screen's code is held back.
  const { promise: arrived, resolve: arrives } = Promise.withResolvers<void>();
  await intercept(page, /analytics-screen/, async (route) => {
    await arrived;
    await route.continue();
  });
  // The clock stands still. Otherwise the search would be stored before a slow machine has clicked.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox').fill('07700');
  await page.getByRole('link', { name: 'Analytics', exact: true }).click();
  await page.waitForURL(siteUrl + section('analytics'));
  await page.getByRole('heading', { name: 'Players', level: 1 }).waitFor();
  await page.clock.fastForward(10_000);
  await page.clock.resume();
  arrives();
  await page.getByRole('heading', { name: 'Analytics', level: 1 }).waitFor();
  expect(page.url()).toBe(siteUrl + section('analytics'));
  // The same text again, now with time to be stored.
  await page.goBack();
  await page.getByRole('searchbox').fill('07700');
  await page.clock.fastForward(10_000);
  await page.waitForURL(`${siteUrl + section('players')}?search=07700`);
  expect(complaints).toEqual([]);
});

test('a list stays on its page, and a new search begins at the first', async () => {
  const { page, complaints } = await openSection(`${section('subscribers')}?search=${tag}`);
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByText(subscribers[0] ?? '').waitFor();
  await next.click();
  await page.getByText(subscribers[25] ?? '').waitFor();
  await next.click();
  await stays(page, async () => {
    await page.getByText('Page 3').waitFor();
    await page.getByText(subscribers[51] ?? '').waitFor();
    expect(await page.getByRole('row', { name: tag }).count()).toBe(2);
  });
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByText('Page 2').waitFor();
  await page.getByText(subscribers[25] ?? '').waitFor();
  await page.getByRole('searchbox').fill(`${tag}-5`);
  await page.getByText(subscribers[50] ?? '').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe(`?search=${tag}-5`);
  expect(complaints).toEqual([]);
});

test('contest, analytics and settings keep what they show', async () => {
  const { page, complaints } = await openSection(section('contest'));
  await openTab(page, 'Winners');
  await outlivesReload(page, () => isSelected(page, 'Winners'));
  await page.getByRole('link', { name: 'Analytics', exact: true }).click();
  await openTab(page, 'Month');
  await outlivesReload(page, () => isSelected(page, 'Month'));
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await openTab(page, 'Audit log');
  const action = page.getByLabel('Action', { exact: true });
  await action.selectOption('role_granted');
  await outlivesReload(page, async () => {
    await isSelected(page, 'Audit log');
    await expect.poll(() => action.inputValue()).toBe('role_granted');
  });
  expect(complaints).toEqual([]);
});

test('opening and closing a thread does not change the list beside it', async () => {
  const phone = aPhone();
  const { number } = phone;
  await phone.say('is anybody there?');
  // The search finds this conversation only: in a longer list, those of other tests would push it
  // out of sight.
  const typed = number.replace('+44', '0');
  const { page, complaints } = await openSection(section('sms'));
  await openTab(page, 'All');
  await page.getByRole('searchbox').fill(typed);
  await expect.poll(() => page.url()).toContain('search=');
  await page
    .getByRole('listitem')
    .getByRole('link', { name: formatPhone(number) })
    .click();
  await expect.poll(() => page.url()).toContain('number=');
  await stays(page, async () => {
    await isSelected(page, 'All');
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe(typed);
    await page.locator('a[aria-current=true]').waitFor();
  });
  expect(complaints).toEqual([]);
});

test('the contest finds a photo on any page of the chosen list by title, sender or place', async () => {
  // The oldest document of all, which is not on the first page.
  const id = crypto.randomUUID();
  const title = `Old zebra ${tag}`;
  const contact: SubmissionContact = {
    name: `Quill${tag} Moss`,
    email: `${tag}@secret.example`,
    phone_number: '+447700900123',
    position: null,
    original: null,
  };
  onTestFinished(() => db.recursiveDelete(db.doc(documents.submission(id))));
  await db.doc(documents.submissionContact(id)).set(contact);
  await db
    .doc(documents.submission(id))
    .set(aSubmission({ title, location: `Wharf${tag} Lane`, submitted_at: new Date('2020-01-01T12:00:00Z') }));
  const { page, complaints } = await openSection(section('contest'));
  const card = page.getByRole('article', { name: title });
  await page.getByRole('article').first().waitFor();
  expect(await card.count()).toBe(0);
  const field = page.getByRole('searchbox');
  for (const typed of [`zebra ${tag}`, `wharf${tag}`, `quill${tag}`]) {
    await field.fill('nobody wrote this');
    await page.getByText('No submission in this list matches').waitFor();
    await field.fill(typed);
    await card.waitFor();
    expect(await page.getByRole('article').count()).toBe(1);
  }
  await outlivesReload(page, async () => {
    await expect.poll(() => field.inputValue()).toBe(`quill${tag}`);
    await card.waitFor();
  });
  await openTab(page, 'Rejected');
  await page.getByText('No submission in this list matches').waitFor();
  await openTab(page, 'Approved');
  await card.getByRole('button', { name: /^Reject/ }).click();
  // Search results are live, as the list is.
  await card.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?filter=approved');
  await page.getByText('No submission in this list matches').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('the ways back from a player and a partner lead to their lists as they were left', async () => {
  const { number } = aPhone();
  const player = await storePlayer(db, number);
  // One more than a page has.
  const partners = Array.from({ length: 13 }, (_, n) => db.doc(`${collections.partners}/${tag}-${n}`));
  onTestFinished(() => remove([player, ...partners]));
  await Promise.all(partners.map((one, n) => one.set(aPartner({ name: `Long${tag} list ${n}` }))));
  const { page, complaints } = await openSection(`${section('players')}?search=${number.slice(-6)}&filter=all`);
  await page
    .getByRole('table')
    .getByRole('link', { name: formatPhone(number), exact: true })
    .click();
  await page.getByRole('link', { name: 'Export or erase a person' }).click();
  await page.getByRole('heading', { name: 'This person' }).waitFor();
  await page.getByRole('link', { name: 'Back to Players' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('of')).toBe(null);
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe(number.slice(-6));

  await page.goto(new URL(`${section('partners')}?status=active&search=long${tag}`, page.url()).href);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Page 2').waitFor();
  // By name the ninth comes last. Until its page has come, the rows of the first page stay.
  await page.getByRole('link', { name: `Edit Long${tag} list 9`, exact: true }).click();
  await page.getByRole('link', { name: 'Back to Partners' }).click();
  await page.getByRole('tab', { name: /^Active/, selected: true }).waitFor();
  await page.getByText('Page 2').waitFor();
  expect(complaints).toEqual([]);
});

test('the blog’s list keeps its search, status and length, also after a visit to the editor', async () => {
  const at = new Date('2020-01-01T12:00:00Z');
  const slugs = Array.from({ length: 26 }, (_, n) => `${tag}-${n}`);
  const idsOf = (some: readonly string[]) => some.map((slug) => db.doc(`${collections.blogPosts}/${slug}`));
  onTestFinished(() => remove(idsOf(slugs)));
  const writes = db.batch();
  for (const slug of slugs) {
    const given = { slug, status: 'draft', created_at: at, updated_at: at, published_at: null } as const;
    writes.set(db.doc(`${collections.blogPosts}/${slug}`), aPost({ title: `Long list ${slug}`, ...given }));
  }
  await writes.commit();
  const { page, complaints } = await openSection(`${section('blog')}?search=${tag}`);
  const cards = page.getByRole('list', { name: 'Blog posts' }).getByRole('button', { name: /^Edit/ });
  const has = (count: number) => expect.poll(() => cards.count()).toBe(count);
  const status = page.getByLabel('Status', { exact: true });
  await status.selectOption('draft');
  await has(24);
  await page.getByRole('button', { name: 'Show more' }).click();
  await stays(page, () => has(26));
  await page.getByRole('button', { name: `Edit: Long list ${slugs[0]}`, exact: true }).click();
  await page.getByRole('button', { name: 'Back to Blog' }).click();
  await has(26);
  expect([await page.getByRole('searchbox').inputValue(), await status.inputValue()]).toEqual([tag, 'draft']);

  // Without a search the list comes in pages.
  await page.getByRole('searchbox').fill('');
  await page.getByText('Page 1').waitFor();
  await has(24);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await outlivesReload(page, () => page.getByText('Page 2').waitFor());
  // A page whose posts are all deleted gives way to the page before. It does not say that there are
  // none.
  const [first = '', ...others] = slugs.toSorted().reverse();
  await remove(idsOf(others));
  await page.getByText('Page 2').waitFor({ state: 'detached' });
  await page.getByText(`Long list ${first}`).waitFor();
  expect(complaints).toEqual([]);
});

test('the site’s leaderboard, contest and blog keep the choice in their address', async () => {
  const { page, complaints } = await visit(browser, routes.leaderboard, viewports.phone);
  await openTab(page, 'All Time');
  await expect.poll(() => new URL(page.url()).search).toBe('?period=all');
  await page.reload();
  await isSelected(page, 'All Time');
  await page.getByRole('link', { name: 'Streetlore' }).first().click();
  await page.goBack();
  await isSelected(page, 'All Time');

  await page.goto(new URL(`${routes.contest}?show=week`, page.url()).href);
  await expect.poll(() => page.getByLabel('Show', { exact: true }).inputValue()).toBe('week');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?show=week&layout=list');
  await page.reload();
  await page.getByRole('button', { name: 'List', exact: true, pressed: true }).waitFor();
  await expect.poll(() => page.getByLabel('Show', { exact: true }).inputValue()).toBe('week');

  await page.goto(new URL(`${routes.blog}?search=stencil`, page.url()).href);
  await expect.poll(() => page.getByLabel('Search articles').inputValue()).toBe('stencil');
  expect(complaints).toEqual([]);
});

test.each(['/', '/tours', '/partners', '/blog/hackney-wick-before-the-paint', '/leaderboard', '/contest'])(
  '%s is rendered and hydrated whatever its query string',
  async (path) => {
    const query = '?utm_source=poster&period=all&show=top&after=%5B1%5D&search=%3Cb%3E';
    const said: string[] = [];
    const { page, complaints } = await visit(browser, path + query, viewports.phone, {}, async (opened) => {
      opened.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    });
    await hydrated(page);
    expect([...said, ...complaints]).toEqual([]);
  },
);
