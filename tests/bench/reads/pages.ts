import { type AdminSection, adminSections, artistRoute, giftRoutes, routes } from '@streetlore/domain/paths';

/** A page, and a selector of the rows that it opens with. */
export type Opened = {
  readonly name: string;
  readonly path: string;
  readonly rows: string | null;
  /** How many documents a row shows; 1 by default. */
  readonly each?: number;
};

const tour = '/tours/uk/london/shoreditch/color-vinyl-tour';

/** Every kind of public page. */
export const publicPages: readonly Opened[] = [
  { name: 'Home', path: '/', rows: 'main article, main figure' },
  { name: 'tours', path: routes.tours, rows: 'main article' },
  {
    name: 'a tour',
    path: tour,
    rows: '[aria-labelledby="key-locations"] li, [aria-labelledby="perks"] li, [aria-labelledby="reviews"] li',
  },
  { name: 'no such tour', path: '/tours/uk/london/brixton/no-such-tour', rows: null },
  { name: 'booking', path: routes.book('color-vinyl-tour'), rows: null },
  { name: 'leaderboard', path: `${routes.leaderboard}?period=all`, rows: '[role=tabpanel] li' },
  { name: 'partners', path: routes.partners, rows: 'main li h2' },
  { name: 'partners of an area', path: routes.partnersOf('shoreditch'), rows: 'main li :is(h2, h3)' },
  { name: 'a partner', path: `${routes.partnersOf('shoreditch')}/flat-white-noise`, rows: null },
  { name: 'apply', path: routes.applyAsPartner, rows: null },
  { name: 'blog', path: routes.blog, rows: 'main li h2' },
  { name: 'a topic of the blog', path: `${routes.blog}?topic=history`, rows: 'main li h2' },
  { name: 'a post', path: '/blog/manners-for-the-wall', rows: null },
  { name: 'contest', path: routes.contest, rows: '[data-photo]' },
  // A wall reads its tour, too.
  { name: 'an artist', path: artistRoute('tilda-brickwell'), rows: 'main li', each: 2 },
  // A week, and its winning photo.
  { name: 'past winners', path: routes.contestWinners, rows: 'main ol li', each: 2 },
  { name: 'parties', path: routes.parties, rows: null },
  { name: 'gifts', path: giftRoutes.gifts, rows: null },
  { name: 'contact', path: routes.contact, rows: null },
  { name: 'terms', path: routes.terms, rows: null },
  { name: 'accessibility', path: routes.accessibility, rows: null },
];

/** The lists of each section. */
const lists: Record<AdminSection, Pick<Opened, 'each' | 'rows'>> = {
  tours: { rows: 'main article' },
  // A partner, and its figures.
  partners: { rows: 'main li :is(h2, h3)', each: 2 },
  players: { rows: '[data-row]' },
  blog: { rows: '[aria-label="Blog posts"] > li' },
  // A photo, its sender, and the model's verdict. The weeks are above.
  contest: { rows: 'main li > article, [aria-labelledby="rounds"] ul > li', each: 3 },
  reviews: { rows: 'main li' },
  reports: { rows: 'main li' },
  messages: { rows: 'main li' },
  subscribers: { rows: '[data-row]' },
  sms: { rows: 'main li' },
  gifts: { rows: '[data-row]' },
  // A partner stands in two tables: itself, and its figures.
  analytics: { rows: 'main [aria-labelledby="rewards"] tbody tr' },
  settings: { rows: 'main [aria-label="Admins"] > li' },
};

/** The dashboard, and every section of the back office. */
export const adminPages: readonly Opened[] = [
  { name: 'admin: dashboard', path: routes.admin, rows: 'main li' },
  ...adminSections.map((section) => ({
    name: `admin: ${section}`,
    path: routes.adminSection(section),
    ...lists[section],
  })),
];
