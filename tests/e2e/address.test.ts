import type { BlogPost } from '@streetlore/domain/blog';
import type { SubmissionContact } from '@streetlore/domain/contest';
import { collections, documents, routes } from '@streetlore/domain/paths';
import { formatPhone } from '@streetlore/domain/phone';
import type { Subscriber } from '@streetlore/domain/subscriber';
import { aSubmission } from '@streetlore/domain/testing';
import { siteUrl } from '@streetlore/emulators/config';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { sharedChromium } from '../support/shared-chromium.ts';
import { adminState, hydrated, openTab, viewports, visit } from '../support/site.ts';

/**
 * The address holds a screen's filter, order and page. They survive a reload, and a way there and
 * back.
 */
const db = platformFirestore();
const tag = crypto.randomUUID().slice(0, 8);
const subscribers = Array.from({ length: 52 }, (_, n) => `${tag}-${String(n).padStart(2, '0')}@secret.example`);
const idOf = (email: string) => db.doc(`${collections.subscribers}/${email.split('@')[0]}`);
const browser = await sharedChromium();
/**
 * The page of one admin, who goes from screen to screen. Each new visitor would fetch and compile
 * the whole back office again.
 */
let admin: Awaited<ReturnType<typeof visit>>;
beforeAll(async () => {
  const storageState = await adminState(browser);
  admin = await visit(browser, routes.admin, viewports.desktop, { storageState });
  const writes = db.batch();
  for (const email of subscribers) {
    const campaign = { utm_source: null, utm_medium: null, utm_campaign: null, user_agent: null };
    const dates = { confirmed_at: new Date(), unsubscribed_at: null, created_at: new Date() };
    const given = { source: 'home', status: 'active', confirmed: true, ...dates } as const;
    writes.set(idOf(email), { email, ...campaign, ...given } satisfies Subscriber);
  }
  await writes.commit();
});
afterAll(async () => {
  const writes = db.batch();
  for (const email of subscribers) writes.delete(idOf(email));
  await writes.commit();
});

const section = routes.adminSection;
const isSelected = (page: Page, tab: string) =>
  page.getByRole('tab', { name: tab, exact: true, selected: true }).waitFor();

/** Reloads the page, then goes to the dashboard and back. Both times the screen is as it was. */
async function stays(page: Page, isAsLeft: () => Promise<unknown>): Promise<void> {
  await isAsLeft();
  await page.reload();
  await isAsLeft();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('heading', { name: 'Hunt Tracking' }).waitFor();
  await page.goBack();
  await isAsLeft();
}

const openSection = async (path: string) => {
  await admin.page.goto(siteUrl + path);
  return admin;
};

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
  const { page, complaints } = await visit(browser, section('players'), viewports.desktop, {
    storageState: await adminState(browser),
  });
  await page.getByRole('table').waitFor();
  // The other screen's code is held back.
  const { promise: arrived, resolve: arrives } = Promise.withResolvers<void>();
  await page.route(/analytics-screen/, async (route) => {
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

test('contest, texts, messages, analytics and settings keep what they show', async () => {
  const { page, complaints } = await openSection(section('contest'));
  await openTab(page, 'Winners');
  await stays(page, () => isSelected(page, 'Winners'));

  await page.getByRole('link', { name: 'Analytics', exact: true }).click();
  const tabs = page.getByRole('tab');
  await tabs.nth(2).click();
  await stays(page, () => expect.poll(() => tabs.nth(2).getAttribute('aria-selected')).toBe('true'));

  await page.goto(new URL(section('settings'), page.url()).href);
  await openTab(page, 'Audit log');
  const action = page.getByLabel('Action', { exact: true });
  await action.selectOption('role_granted');
  await stays(page, async () => {
    await isSelected(page, 'Audit log');
    await expect.poll(() => action.inputValue()).toBe('role_granted');
  });

  // Opening and closing a thread does not change the list beside it. The search finds one
  // conversation only: in a longer list, those of other tests would push it out of sight.
  const [known] = (await db.collection(collections.smsConversations).where('has_real', '==', true).limit(1).get()).docs;
  const phone = String(known?.get('phone_number'));
  const number = phone.replace('+44', '0');
  await page.goto(new URL(section('sms'), page.url()).href);
  await tabs.nth(1).click();
  await page.getByRole('searchbox').fill(number);
  await expect.poll(() => page.url()).toContain('search=');
  await page
    .getByRole('listitem')
    .getByRole('link', { name: formatPhone(phone) })
    .click();
  await expect.poll(() => page.url()).toContain('number=');
  await stays(page, async () => {
    await expect.poll(() => tabs.nth(1).getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe(number);
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
  await stays(page, async () => {
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
  await page.getByRole('article').nth(2).waitFor();
  expect(complaints).toEqual([]);
  await db.recursiveDelete(db.doc(documents.submission(id)));
});

test('the ways back from a player and a partner lead to their lists as they were left', async () => {
  const { page, complaints } = await openSection(`${section('players')}?search=07700&filter=all`);
  const field = page.getByRole('searchbox');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Export or erase a person' }).click();
  await page.getByRole('heading', { name: 'This person' }).waitFor();
  await page.getByRole('link', { name: 'Back to Players' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('of')).toBe(null);
  await expect.poll(() => field.inputValue()).toBe('07700');

  await page.goto(new URL(`${section('partners')}?status=active`, page.url()).href);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Page 2').waitFor();
  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await page.getByRole('link', { name: 'Back to Partners' }).click();
  await page.getByRole('tab', { name: /^Active/, selected: true }).waitFor();
  await page.getByText('Page 2').waitFor();
  expect(complaints).toEqual([]);
});

test('the blog’s list keeps its length', async () => {
  const at = new Date('2020-01-01T12:00:00Z');
  const posts = Array.from({ length: 26 }, (_, n) => `${tag}-${n}`);
  const writes = db.batch();
  for (const slug of posts)
    writes.set(db.doc(`${collections.blogPosts}/${slug}`), {
      title: `Long list ${slug}`,
      slug,
      content: 'Look up.',
      excerpt: 'Old.',
      topic: 'Walls',
      tone: 'Dry',
      featured_image: null,
      image_credit: null,
      image_focus: null,
      status: 'draft',
      author: 'Jo',
      tags: [],
      meta_description: '',
      created_at: at,
      updated_at: at,
      published_at: null,
      publish_at: null,
    } satisfies BlogPost);
  await writes.commit();
  const { page, complaints } = await openSection(`${section('blog')}?search=${tag}`);
  const cards = page.getByRole('list', { name: 'Blog posts' }).getByRole('button', { name: /^Edit/ });
  const has = (count: number) => expect.poll(() => cards.count()).toBe(count);
  await has(24);
  await page.getByRole('button', { name: 'Show more' }).click();
  await has(26);
  await stays(page, () => has(26));
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await page.getByRole('button', { name: 'Back to Blog' }).click();
  await has(26);
  await page.getByLabel('Status', { exact: true }).selectOption('draft');
  await has(24);
  // Without a search the list comes in pages.
  await page.getByRole('searchbox').fill('');
  await page.getByText('Page 1').waitFor();
  await has(24);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText('Page 2').waitFor();
  await stays(page, () => page.getByText('Page 2').waitFor());
  // A page whose posts are all deleted gives way to the page before. It does not say that there are
  // none.
  const remove = async (slugs: readonly string[]) => {
    const deletes = db.batch();
    for (const slug of slugs) deletes.delete(db.doc(`${collections.blogPosts}/${slug}`));
    await deletes.commit();
  };
  const [first = '', ...others] = posts.toSorted().reverse();
  await remove(others);
  await page.getByText('Page 2').waitFor({ state: 'detached' });
  await page.getByText(`Long list ${first}`).waitFor();
  expect(complaints).toEqual([]);
  await remove([first]);
});

test('the blog’s list keeps its state, also after a visit to the editor', async () => {
  const { page, complaints } = await openSection(section('blog'));
  const [field, status] = [page.getByRole('searchbox'), page.getByLabel('Status', { exact: true })];
  await field.fill('stencil');
  await status.selectOption('published');
  const isAsLeft = async () => {
    await expect.poll(() => field.inputValue()).toBe('stencil');
    await expect.poll(() => status.inputValue()).toBe('published');
  };
  await expect.poll(() => page.url()).toContain('search=stencil');
  await stays(page, isAsLeft);
  await page.getByRole('list', { name: 'Blog posts' }).getByRole('button', { name: /^Edit/ }).first().click();
  await page.getByRole('button', { name: 'Back to Blog' }).click();
  await isAsLeft();
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
