import { collections, routes } from '@streetlore/domain/paths';
import { formatPhone } from '@streetlore/domain/phone';
import { siteUrl } from '@streetlore/emulators/config';
import type { DocumentData, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { platformFirestore } from '../../support/admin-sdk.ts';
import { sharedChromium } from '../../support/shared-chromium.ts';
import { showsFault } from '../../support/shows-fault.ts';
import { adminState, openTab, viewports, visit } from '../../support/site.ts';

const db = platformFirestore();
const section = routes.adminSection;
const seededTour = '/tours/uk/london/shoreditch/color-vinyl-tour';
const nobody = '+447700900998';

type List = {
  readonly collection: string;
  /** The field by which the back office orders the list. The broken document is the newest. */
  readonly order: string;
  readonly broken: DocumentData;
  readonly id?: string;
  /** For admins: the page, the text of the newest sound document there, and the tab to press. */
  readonly admin?: readonly [path: (data: DocumentData) => string, text: (data: DocumentData) => string, tab?: string];
  /** For visitors: the page, and what they see there. */
  readonly site?: readonly [path: string, text: string | { readonly best: string; readonly field: string }];
};

const at = (path: string) => () => path;
const field = (name: string) => (data: DocumentData) => String(data[name]);

const lists: readonly List[] = [
  {
    collection: collections.tours,
    order: 'created_at',
    broken: { price: 'ten pounds', status: 'published' },
    admin: [at(section('tours')), field('name')],
    site: ['/tours', 'Color & Vinyl Tour'],
  },
  {
    collection: collections.partners,
    order: 'created_at',
    broken: { offer: 7, status: 'active', area: 'shoreditch' },
    admin: [at(section('partners')), field('name')],
    site: ['/partners/uk/london/shoreditch', 'Flat White Noise'],
  },
  {
    collection: collections.blogPosts,
    order: 'created_at',
    broken: { tags: 'none', status: 'published', published_at: new Date() },
    admin: [at(section('blog')), field('title')],
    site: ['/blog', 'Hackney Wick Before the Paint'],
  },
  {
    collection: collections.contestSubmissions,
    order: 'submitted_at',
    broken: { title: 7, status: 'approved', votes: 999_999 },
    admin: [at(section('contest')), field('title')],
    site: ['/contest', { best: 'votes', field: 'title' }],
  },
  {
    collection: collections.leaderboard,
    order: 'completed_at',
    broken: { members: 'two', score: 999_999 },
    // All time, because on a Monday morning nobody has played this week.
    site: ['/leaderboard?period=all', { best: 'completed_at', field: 'name' }],
  },
  {
    collection: collections.reviews,
    order: 'created_at',
    broken: { rating: 'five', status: 'shown', tour_id: 'color-vinyl-tour' },
    admin: [at(`${section('reviews')}?filter=all`), field('team')],
    site: [seededTour, 'What players say'],
  },
  {
    collection: collections.bookings,
    order: 'created_at',
    broken: { tour_name: 7, status: 'confirmed', phone_numbers: [nobody] },
    admin: [at(routes.admin), at('Active hunts')],
  },
  {
    collection: collections.smsMessages,
    order: 'seq',
    broken: { message_content: 7, settled: true, status: 'delivered' },
    admin: [({ phone_number }) => routes.adminThread(phone_number), field('message_content')],
  },
  {
    collection: collections.smsConversations,
    order: 'last_at',
    broken: { preview: 7, phone_number: nobody },
    id: nobody,
    admin: [at(section('sms')), ({ phone_number }) => formatPhone(phone_number)],
  },
  {
    collection: collections.players,
    order: 'last_seen_at',
    broken: { spend: 'much', phone_number: nobody },
    id: nobody,
    admin: [at(section('players')), ({ phone_number }) => formatPhone(phone_number)],
  },
  {
    collection: collections.subscribers,
    order: 'created_at',
    broken: { confirmed: 'perhaps' },
    admin: [at(section('subscribers')), field('email')],
  },
  {
    collection: collections.contactMessages,
    order: 'created_at',
    broken: { subject: 7 },
    admin: [at(section('messages')), field('subject')],
  },
  {
    collection: collections.auditLog,
    order: 'at',
    broken: { action: 7 },
    admin: [at(section('settings')), field('actor_email'), 'Audit log'],
  },
];

const browser = await sharedChromium();
let visitor: Page;
let admin: Page;
const newest = new Map<string, QueryDocumentSnapshot>();
/** The sound documents' texts that visitors see, by collection. */
const seen = new Map<string, string>();
const firstBy = async (collection: string, order: string) => {
  const [found] = (await db.collection(collection).orderBy(order, 'desc').limit(1).get()).docs;
  if (!found) throw new Error(`The seed has nothing in ${collection}`);
  return found;
};

beforeAll(async () => {
  const storageState = await adminState(browser);
  for (const { collection, order, broken, site, id = 'broken-document' } of lists) {
    const sound = await firstBy(collection, order);
    newest.set(collection, sound);
    const text = site?.[1] ?? '';
    seen.set(collection, typeof text === 'string' ? text : (await firstBy(collection, text.best)).get(text.field));
    const later = order === 'seq' ? Number(sound.get(order)) + 1 : new Date();
    await db.doc(`${collection}/${id}`).set({ ...sound.data(), [order]: later, ...broken });
  }
  ({ page: visitor } = await visit(browser, '/contact', viewports.desktop));
  ({ page: admin } = await visit(browser, routes.admin, viewports.desktop, { storageState }));
});
afterAll(() =>
  Promise.all(lists.map(({ collection, id = 'broken-document' }) => db.doc(`${collection}/${id}`).delete())),
);

const failures = (page: Page) => page.getByRole('button', { name: 'Try Again' }).count();

const onSite = lists.flatMap(({ collection, site }) => (site ? [{ collection, path: site[0] }] : []));
const inBackOffice = lists.flatMap(({ admin: screen, ...list }) => (screen ? [{ ...list, screen }] : []));

describe('one broken document', () => {
  test.each(onSite)('of $collection hides no other on the site', async ({ collection, path }) => {
    const text = seen.get(collection) ?? '';
    await visitor.goto(siteUrl + path);
    await visitor.locator('main').getByText(text).first().waitFor();
    // All data has arrived from the server.
    await expect.poll(() => visitor.locator('main [aria-busy="true"]').count()).toBe(0);
    expect(await failures(visitor)).toBe(0);
    expect(await visitor.getByText('cannot be shown').count()).toBe(0);
  });

  test('hides no other on a page that the server renders', async () => {
    expect(await (await fetch(siteUrl + seededTour)).text()).toContain('What players say');
  });

  test.each(inBackOffice)('of $collection is a row among the others in the back office', async (list) => {
    const { collection, id = 'broken-document' } = list;
    const sound = newest.get(collection)?.data() ?? {};
    const [path, text, tab] = list.screen;
    await admin.goto(siteUrl + path(sound));
    if (tab) await openTab(admin, tab);
    await admin.getByText(`This entry cannot be shown (${collection}/${id})`).waitFor();
    const words = text(sound);
    const shown = admin.locator('main').getByText(words).or(admin.locator('main').getByLabel(words));
    await shown.first().waitFor({ state: 'attached' });
    expect(await failures(admin)).toBe(0);
    showsFault(41, 1, 'lists of the back office with one broken row');
  });
});
