import { newestPosts, publishedPosts } from '@streetlore/domain/blog';
import { bookingSchema } from '@streetlore/domain/booking';
import type { DataRequest, PageData, ServerBundle } from '@streetlore/domain/page';
import { collections, downloadAddress } from '@streetlore/domain/paths';
import { limit, type Query, query, withLimit } from '@streetlore/domain/query';
import { aPartner, aPost, aSubmission, aTour } from '@streetlore/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cachedDocument } from '../../../functions/src/pages/document.ts';
import { answerPage } from '../../../functions/src/pages/page.ts';
import { makeFeed } from '../../../functions/src/pages/rss.ts';
import { makeSitemap } from '../../../functions/src/pages/sitemap.ts';
import { testServices } from '../../support/services.ts';

const site = 'https://streetlore.example';
const services = testServices('demo-pages', { publicUrl: site });
const at = new Date('2026-11-20T12:00:00Z');
const uuid = '0b6f0c3e-7d0e-4f3a-a1b2-0123456789ab';
const hidden = '1b6f0c3e-7d0e-4f3a-a1b2-0123456789ab';

const tour = aTour({
  name: 'Walls & <Vinyl>',
  difficulty: 'Easy',
  price: 12.5,
  duration: '2 hours',
  stops_count: 8,
  rating: 4.8,
  description: 'Records and paint.',
  image_url: 'https://pictures.example/cover.webp',
  updated_at: at,
});
const post = aPost({
  title: 'Paint "on" walls',
  slug: 'paint-on-walls',
  content: 'Text',
  excerpt: 'About <b>paint</b>.',
  featured_image: null,
  tags: ['paint'],
  meta_description: '',
  updated_at: at,
  published_at: at,
});
const partner = aPartner({ name: 'Café Röst', type: 'Café', offer: 'Free cookie', description: null, updated_at: at });
const photo = aSubmission({
  title: 'Fox on the Bus',
  path: 'uk/london/hackney-wick/fox-on-the-bus',
  slug: 'fox-on-the-bus-1763640000000',
  location: 'Old Street',
  description: '',
  image_url: 'https://pictures.example/fox.webp',
  latitude: 51.5,
  longitude: -0.08,
  neighborhood: 'Hackney Wick',
  submitted_at: at,
});

beforeAll(async () => {
  await services.clear();
  const put = (path: string, value: object) => services.db.doc(path).set({ ...value });
  await Promise.all([
    put(`${collections.tours}/t1`, tour),
    put(`${collections.tours}/draft`, { ...tour, name: 'Secret', status: 'draft' }),
    put(`${collections.blogPosts}/p1`, post),
    put(`${collections.blogPosts}/p2`, { ...post, slug: 'unwritten', status: 'draft' }),
    put(`${collections.partners}/c1`, partner),
    put(`${collections.partners}/c2`, { ...partner, name: 'Planned Place', status: 'planned' }),
    put(`${collections.contestSubmissions}/${uuid}`, photo),
    put(`${collections.contestSubmissions}/${hidden}`, {
      ...photo,
      title: 'Hidden',
      slug: 'hidden',
      path: 'uk/london/hackney-wick/hidden',
      status: 'pending',
    }),
  ]);
});
afterAll(() => services.end());

const shell = '<html><head><title data-static>Home</title></head><body><div id="root"></div></body></html>';
const open = (path: string) => answerPage(services, async () => shell, path);

test.each([
  [
    '/tours/uk/london/shoreditch/t1',
    'Walls &amp; &lt;Vinyl&gt;, Shoreditch | Streetlore',
    '/tours/uk/london/shoreditch/t1',
  ],
  [
    '/tours/uk/london/shoreditch/walls-vinyl',
    'Walls &amp; &lt;Vinyl&gt;, Shoreditch | Streetlore',
    '/tours/uk/london/shoreditch/t1',
  ],
  ['/blog/paint-on-walls', 'Paint &quot;on&quot; walls | Streetlore', '/blog/paint-on-walls'],
  [
    '/partners/uk/london/shoreditch/cafe-rost',
    'Café Röst, Café in Shoreditch | Streetlore',
    '/partners/uk/london/shoreditch/cafe-rost',
  ],
  [
    `/contest/submission/fox-on-the-bus-${uuid}`,
    'Fox on the Bus, Old Street | Streetlore',
    `/contest/submission/fox-on-the-bus-${uuid}`,
  ],
  [
    '/contest/fox-on-the-bus-1763640000000',
    'Fox on the Bus, Old Street | Streetlore',
    `/contest/submission/fox-on-the-bus-${uuid}`,
  ],
  [
    '/contest/uk/london/hackney-wick/fox-on-the-bus',
    'Fox on the Bus, Old Street | Streetlore',
    `/contest/submission/fox-on-the-bus-${uuid}`,
  ],
  ['/partners/uk/london/camden', 'Camden partners | Streetlore', '/partners/uk/london/camden'],
])('%s says what it is about', async (path, title, canonical) => {
  const { status, html } = await open(path);
  expect(status).toBe(200);
  expect(html).toContain(`<title data-static>${title}</title>`);
  expect(html).toContain(`rel="canonical" href="${site}${canonical}"`);
  expect(html).toContain('<div id="root"></div>');
});

test.each([
  '/tours/uk/london/shoreditch/nothing',
  '/tours/uk/london/shoreditch/draft',
  '/blog/unwritten',
  '/blog/nothing',
  '/partners/uk/london/shoreditch/planned-place',
  '/partners/uk/london/atlantis',
  `/contest/submission/hidden-${hidden}`,
  '/contest/hidden',
  '/contest/uk/london/hackney-wick/hidden',
  '/wp-login.php',
])('%s answers crawlers with 404', async (path) => {
  const { status, html } = await open(path);
  expect(status).toBe(404);
  expect(html).toContain('content="noindex"');
  expect(html).not.toMatch(/Secret|Planned Place|Hidden/);
});

const unreadable = <T extends object>(of: T, but?: keyof T): T =>
  new Proxy(of, {
    get: (_, name) => {
      if (but !== undefined && name === but) return of[but];
      throw new Error('Nothing is to be read');
    },
  });
const long = 'a'.repeat(1500);
test.each([
  `/blog/${long}`,
  `/blog/${'a'.repeat(251)}`,
  `/contest/${long}`,
  `/contest/uk/london/camden/${long}`,
  `/tours/uk/london/camden/${long}`,
  '/blog/%E0%A4%A',
  '/blog/50%25',
  '/blog/x%00',
  '/%',
  '//',
  '//x',
  '//x/y',
  '//[',
  '//tours',
  '/blog//paint-on-walls',
  '/%2F',
])('%s cannot be an address, so the server reads nothing', async (path) => {
  const unread = { ...services, store: unreadable(services.store) };
  const bundle = asking([document('tours/t1')]);
  const { status, html } = await answerPage(unread, async () => built, path, bundle);
  expect(status).toBe(404);
  expect(html).toContain('content="noindex"');
  expect(html).toContain('<main>rendered</main>');
});

test('the sitemap lists what is public and nothing else', async () => {
  const xml = await makeSitemap(services);
  for (const path of [
    '/',
    '/tours/uk/london/shoreditch/t1',
    '/blog/paint-on-walls',
    '/partners/uk/london/shoreditch/cafe-rost',
    `/contest/submission/fox-on-the-bus-${uuid}`,
  ])
    expect(xml).toContain(`<loc>${site}${path}</loc>`);
  expect(xml).not.toMatch(/draft|unwritten|planned|hidden/);
});

test('the sitemap is read at most once in ten minutes, whatever the query string', async () => {
  const answer = cachedDocument('/sitemap.xml', 'application/xml', makeSitemap);
  const unread = { ...services, store: unreadable(services.store) };
  for (const query of ['?', '?x=1', '?utm_source=a&b=c', '??', '?/sitemap.xml']) {
    const found = await answer(unread, { method: 'GET', url: `/sitemap.xml${query}` });
    expect(found).toMatchObject({ status: 301, headers: { Location: `${site}/sitemap.xml` } });
  }
  // The content network caches no answer to these methods.
  for (const method of ['POST', 'PUT', 'OPTIONS'])
    expect(await answer(unread, { method, url: '/sitemap.xml' })).toMatchObject({ status: 405 });
  const asked = { method: 'GET', url: '/sitemap.xml' };
  await expect(answer(unread, asked)).rejects.toThrow('Nothing is to be read');
  const first = await answer(services, asked);
  expect(first).toMatchObject({ status: 200, body: expect.stringContaining(`<loc>${site}/</loc>`) });
  // Whether something was hidden since is asked for each request that the content network lets through.
  const known = { ...services, store: unreadable(services.store, 'hiddenMark') };
  expect(await answer(known, asked)).toEqual(first);
  const later = { ...known, now: () => new Date(services.now().getTime() + 600_000) };
  await expect(answer(later, asked)).rejects.toThrow('Nothing is to be read');
});

const picture = downloadAddress('https://files.example', services.bucket.name, 'blog/p1/wall.webp');

test('the feed lists the published posts', async () => {
  await services.bucket.file('blog/p1/wall.webp').save(Buffer.alloc(1234), { contentType: 'image/webp' });
  await services.db.doc(`${collections.blogPosts}/p1`).update({ featured_image: `${picture}&token=1` });
  await services.db
    .doc(`${collections.blogPosts}/p3`)
    .set({ ...post, slug: 'elsewhere', featured_image: 'https://pictures.example/x.webp' });
  const xml = await makeFeed(services);
  await services.db.doc(`${collections.blogPosts}/p3`).delete();
  await services.db.doc(`${collections.blogPosts}/p1`).update({ featured_image: null });
  expect(xml).not.toMatch(/<author>(?!\S+@\S+)/);
  expect(xml.match(/<enclosure /g)).toHaveLength(1);
  expect(xml).toMatch(/<enclosure [^>]*length="1234"/);
  expect(xml).toMatch(/<enclosure [^>]*type="image\/webp"/);
  expect(xml).toContain('/blog/elsewhere</link>');
  expect(xml).toContain(`<link>${site}/blog/paint-on-walls</link>`);
  expect(xml).toContain('<![CDATA[Paint "on" walls]]>');
  expect(xml).not.toContain('unwritten');
});

/** A server bundle whose page asks for this data and shows what it gets. */
function asking(
  requests: readonly DataRequest[],
  script = '/assets/site.js',
): ServerBundle & { given: () => PageData } {
  let given: PageData = new Map();
  return {
    script,
    given: () => given,
    render: (_path, data) => {
      given = data;
      const missing = requests.filter(({ name }) => !data.has(name));
      const shown = new Map([...data].filter(([, found]) => found !== undefined));
      return { html: '<main>rendered</main>', stylesheets: [], data: shown, missing };
    },
  };
}
const built = shell.replace('</head>', '<script type="module" src="/assets/site.js"></script></head>');
const openWith = (bundle: ServerBundle, document = built) =>
  answerPage(services, async () => document, '/tours/uk/london/shoreditch/t1', bundle);
const document = (path: string): DataRequest => ({ name: `document ${path}`, path, query: null });
const list = (name: string, asked: Query): DataRequest => ({ name, path: asked.path, query: asked });

test('a page gets its data and shows it without any script', async () => {
  const bundle = asking([document('tours/t1'), list('posts', withLimit(publishedPosts(), 5))]);
  const { status, html } = await openWith(bundle);
  expect(status).toBe(200);
  expect(bundle.given().get('document tours/t1')).toEqual({ ...tour, id: 't1' });
  expect(bundle.given().get('posts')).toEqual([{ ...post, id: 'p1' }]);
  expect(html).toContain('<main>rendered</main></div>');
  expect(html).toContain('id="dehydrated-state"');
});

test.each([
  ['a draft', document('tours/draft'), null],
  ['a photo that waits', document(`contest_submissions/${hidden}`), null],
  ['what is not there', document('tours/nothing'), null],
  ['a partner’s private half', document('partners/c1/private/crm'), undefined],
  ['the secret half of a stop', document('tour_stop_secrets/t1_1'), undefined],
  ['every post, drafts too', list('all', newestPosts(100)), undefined],
  ['bookings', list('bookings', query(collections.bookings, bookingSchema, limit(100))), undefined],
])('%s is on no page', async (_what, request: DataRequest, found) => {
  const bundle = asking([request]);
  const { html } = await openWith(bundle);
  expect(bundle.given().has(request.name)).toBe(true);
  expect(bundle.given().get(request.name)).toEqual(found);
  expect(html).not.toMatch(/Secret|Hidden|unwritten/);
});

test('leaves a document of another build, and a page that fails to render, to the browser', async () => {
  const broken: ServerBundle = {
    script: '/assets/site.js',
    render: () => {
      throw new Error('no such part');
    },
  };
  for (const bundle of [asking([], '/assets/older.js'), broken]) {
    const { status, html } = await openWith(bundle);
    expect(status).toBe(200);
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain('<title data-static>Walls &amp; &lt;Vinyl&gt;');
  }
});
