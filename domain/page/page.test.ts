import { expect, test } from 'vitest';
import { DEFAULT_AUTHOR } from '../blog/index.ts';
import { neighborhoods } from '../city/index.ts';
import { deserialise } from '../dated-json/index.ts';
import { routes } from '../paths/index.ts';
import { drawnWallOf } from '../picture/photograph.ts';
import { aPost, aTour } from '../testing/index.ts';
import { londonDay } from '../time/index.ts';
import {
  excerptOf,
  fillHead,
  fillPage,
  fixedPages,
  isPublicDocument,
  isPublicPath,
  missingHead,
  pageHead,
  postHead,
  type RenderedPage,
  readAddress,
  sitemapXml,
  tourHead,
  tourIn,
} from './index.ts';

const site = 'https://streetlore.example';
const tour = {
  ...aTour({
    name: 'Color & Vinyl Tour',
    difficulty: 'Easy',
    description: 'Walls and records.',
    image_url: '/art/x.webp',
  }),
  id: 'color-vinyl-tour',
};
const shell = `<!doctype html><html><head><meta charset="utf-8" />
    <title data-static>Old</title>
    <meta data-static name="description" content="Old" />
    <script data-static type="application/ld+json">{"old":1}</script>
    <script type="module" src="/assets/a.js"></script>
  </head><body><div id="root"></div></body></html>`;

test('fillHead replaces static elements and keeps the scripts and the page', () => {
  const html = fillHead(shell, tourHead(tour, site));
  expect(html).not.toMatch(/Old|"old"/);
  expect(html.match(/<title/g)).toHaveLength(1);
  expect(html.match(/name="description"/g)).toHaveLength(1);
  expect(html).toContain('<title data-static>Color &amp; Vinyl Tour, Shoreditch | Streetlore</title>');
  expect(html).toContain(
    'rel="canonical" href="https://streetlore.example/tours/uk/london/shoreditch/color-vinyl-tour"',
  );
  expect(html).toContain('property="og:image" content="https://streetlore.example/art/x.webp"');
  expect(html).toMatch(
    /<link data-static rel="preload" as="image"[^>]* href="https:\/\/streetlore.example\/art\/x.webp"/,
  );
  expect(html).toContain('src="/assets/a.js"');
  expect(html).toContain('<div id="root"></div>');
});

test('a tour that is closed today can still be booked for another day', () => {
  const closed_days = [{ day: londonDay(new Date()), sentence: 'A street festival' }];
  const { structured } = tourHead({ ...tour, closed_days }, site);
  expect(structured).toMatchObject({ offers: { availability: 'https://schema.org/InStock' } });
  expect(structured).toEqual(tourHead(tour, site).structured);
});

test('the structured data has the rating of the reviews, and none without reviews', () => {
  const { structured } = tourHead({ ...tour, rating: 4.3, reviews: 7 }, site);
  expect(structured).toMatchObject({ aggregateRating: { ratingValue: 4.3, reviewCount: 7, bestRating: 5 } });
  expect(tourHead({ ...tour, rating: 4.5, reviews: 0 }, site).structured).not.toHaveProperty('aggregateRating');
});

test('the structured data says how far and how step-free a tour is, and nothing that is not known', () => {
  const told = tourHead(tour, site).structured;
  expect(told?.additionalProperty).toEqual(
    expect.arrayContaining([
      { '@type': 'PropertyValue', name: 'Distance', value: '1.2 km, wall to wall' },
      { '@type': 'PropertyValue', name: 'Step-free', value: 'Partly. Allen Gardens is grass.' },
    ]),
  );
  const untold = tourHead({ ...tour, step_free: null, walk_metres: null }, site).structured;
  expect(JSON.stringify(untold)).not.toMatch(/Step-free|Distance/);
});

test('a tour without a picture is painted with the drawn wall, and shared with the social card', () => {
  const head = tourHead({ ...tour, image_url: '' }, site);
  expect(head.firstPicture).toEqual({ href: `${site}${drawnWallOf('Shoreditch')}` });
  expect(head.image).toContain('social-card');
});

test('fillHead can fill the same document twice', () => {
  const once = fillHead(shell, tourHead(tour, site));
  expect(fillHead(once, tourHead(tour, site))).toBe(once);
});

test('hostile text stays text in elements, attributes and structured data', () => {
  const name = `</title><script>alert(1)</script>"'$& <!--`;
  const html = fillHead(shell, tourHead({ ...tour, name, description: '</script><script>alert(2)</script>' }, site));
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).not.toContain('<!--');
  const [, json = ''] = /ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ name, offers: { price: '10.00', priceCurrency: 'GBP' } });
});

test('a missing page must not be indexed and has no canonical address', () => {
  const html = fillHead(shell, missingHead(site));
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).not.toContain('canonical');
});

test('fillHead throws for a document without a head', () => {
  expect(() => fillHead('Not found', missingHead(site))).toThrow('no head');
});

const uuid = '0b6f0c3e-7d0e-4f3a-a1b2-0123456789ab';
test.each([
  ['/', { kind: 'page', path: '/' }],
  ['/tours/', { kind: 'page', path: '/tours' }],
  ['/partners/uk/london/hackney-wick', { kind: 'page', path: '/partners/uk/london/hackney-wick' }],
  ['/partners/uk/london/atlantis', { kind: 'missing' }],
  ['/tours/uk/london/camden/gigs', { kind: 'tour', neighborhood: 'camden', name: 'gigs' }],
  ['/tours/uk/paris/camden/gigs', { kind: 'missing' }],
  ['/partners/uk/london/camden/the-cafe', { kind: 'partner', area: 'camden', name: 'the-cafe' }],
  ['/blog/paint-on-walls', { kind: 'post', slug: 'paint-on-walls' }],
  [`/contest/submission/fox-on-the-bus-${uuid}`, { kind: 'submission-id', id: uuid }],
  ['/contest/submission/fox-on-the-bus', { kind: 'missing' }],
  ['/contest/fox-1763640000000', { kind: 'submission-slug', slug: 'fox-1763640000000' }],
  [
    '/contest/uk/london/camden/fox',
    { kind: 'submission-place', country: 'uk', city: 'london', neighborhood: 'camden', title: 'fox' },
  ],
  ['/book/any', { kind: 'booking' }],
  ['/admin/tours/3', { kind: 'unlisted' }],
  ['/wp-login.php', { kind: 'missing' }],
  ['/blog/%E0%A4%A', { kind: 'missing' }],
  ['/blog/50%25', { kind: 'missing' }],
  [`/blog/${'a'.repeat(250)}`, { kind: 'post', slug: 'a'.repeat(250) }],
  [`/blog/${'a'.repeat(251)}`, { kind: 'missing' }],
  ['//', { kind: 'missing' }],
  ['//x', { kind: 'missing' }],
  ['//tours', { kind: 'missing' }],
  ['/blog//walls', { kind: 'missing' }],
  ['/toString', { kind: 'missing' }],
  ['/constructor', { kind: 'missing' }],
])('%s is read as the router reads it', (path, address) => {
  expect(readAddress(path)).toEqual(address);
});

test('the author of a post is the company, or the person with the given name', () => {
  const post = aPost({ author: DEFAULT_AUTHOR });
  expect(postHead(post, site).structured).toMatchObject({ author: { '@type': 'Organization', name: 'Streetlore' } });
  expect(postHead({ ...post, author: 'Ada' }, site).structured).toMatchObject({
    author: { '@type': 'Person', name: 'Ada' },
  });
});

test('tourIn finds the tour in the neighbourhood of the address among tours of one name', () => {
  const other = { ...tour, id: 't2', name: 'Beats', neighborhood: 'Brixton' };
  expect(tourIn('brixton', [tour, other])).toBe(other);
  expect(tourIn('camden', [tour, other])).toBeNull();
});

test('every fixed page has its own title and description, and is in the sitemap', () => {
  const heads = [...fixedPages].map(([path, text]) => pageHead(path, text, site));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  const xml = sitemapXml({ tours: [tour], posts: [], partners: [], submissions: [], walls: [] }, site);
  for (const { canonical } of heads) expect(xml).toContain(`<loc>${canonical}</loc>`);
  for (const { name } of Object.values(neighborhoods))
    expect(heads.some(({ title }) => title.startsWith(name))).toBe(true);
  expect(xml).toContain(`<loc>${site}${routes.tour(tour)}</loc><lastmod>${tour.updated_at.toISOString()}</lastmod>`);
});

test('a description ends at a word', () => {
  expect(excerptOf(`${'street '.repeat(40)}`).length).toBeLessThanOrEqual(160);
  expect(excerptOf(`${'street '.repeat(40)}`)).toMatch(/street…$/);
  expect(excerptOf('Short.\n\nText.')).toBe('Short. Text.');
});

const rendered = (data: Iterable<readonly [string, unknown]>): RenderedPage => ({
  html: '<h1>Fox</h1>',
  stylesheets: ['/assets/tour.css'],
  data: new Map(data),
  missing: [],
});

test('fillPage puts the rendered page into the root, with its style sheets and dehydrated state', () => {
  const html = fillPage(shell, tourHead(tour, site), '/tours/x', rendered([['document tours/x', tour]]), 1000);
  expect(html).toContain('<div id="root" data-path="/tours/x"><h1>Fox</h1></div>');
  expect(html.indexOf('href="/assets/tour.css"')).toBeLessThan(html.indexOf('</head>'));
  const state = /<script type="application\/json" id="dehydrated-state">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(deserialise(state)).toEqual({ at: 1000, data: { 'document tours/x': tour } });
});

test('the browser paints the rendered page before it asks for the application', () => {
  const built = shell
    .replace('<script type="module" src', '<script type="module" data-start="/assets/start.js" crossorigin src')
    .replace('</head>', '<link rel="modulepreload" crossorigin href="/assets/runtime.js"></head>');
  const html = fillPage(built, tourHead(tour, site), '/', rendered([]), 0);
  expect(html).toContain('<script type="module" src="/assets/start.js" data-application="/assets/a.js"></script>');
  expect(html).not.toContain('modulepreload');
  expect(html).not.toContain('src="/assets/a.js"');
});

test('no text of a page can end its script, and a hostile address stays an attribute', () => {
  const hostile = { ...tour, description: '</script><script>alert(1)</script><!--', name: '\u2028' };
  const path = '/tours/"><img src=x onerror=alert(1)>';
  const html = fillPage(shell, tourHead(tour, site), path, rendered([['document tours/x', hostile]]), 0);
  expect(html).not.toContain('alert(1)</script>');
  expect(html).not.toContain('<img');
  expect(html.match(/<script/g)).toHaveLength(2);
});

test('fillPage throws for a document without an empty root', () => {
  const full = shell.replace('"></div>', '">Home</div>');
  expect(() => fillPage(full, tourHead(tour, site), '/', rendered([]), 0)).toThrow('no root');
});

test.each([
  ['tours/t1', { status: 'published' }, true],
  ['tours/t1', { status: 'draft' }, false],
  ['tours/t1', {}, false],
  ['partners/p1', { status: 'active' }, true],
  ['partners/p1', { status: 'planned' }, false],
  ['partners/p1/private/crm', { status: 'active' }, false],
  ['contest_submissions/s1', { status: 'pending' }, false],
  ['contest_submissions/s1/votes/u1', { status: 'approved' }, false],
  ['blog_posts/b1', { status: 'draft' }, false],
  ['leaderboard/l1', {}, true],
  ['stats/public', {}, true],
  ['stats/totals', {}, false],
  ['settings/hunt', {}, true],
  ['settings/contest', {}, false],
  ['bookings/b1', { status: 'confirmed' }, false],
  ['tour_stop_secrets/t1_1', { status: 'published' }, false],
])('%s with %o is public: %s', (path, data, isPublic) => {
  expect(isPublicDocument(path, data)).toBe(isPublic);
  if (isPublic) expect(isPublicPath(path)).toBe(true);
});
