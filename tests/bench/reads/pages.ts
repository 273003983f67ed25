import { type AdminSection, adminSections, artistRoute, giftRoutes, routes } from '@streetlore/domain/paths';

/** A page, and a selector of the rows that it opens with. */
export type Opened = {
  readonly name: string;
  readonly path: string;
  readonly rows: string | null;
  /** How many documents a row shows; 1 by default. */
  readonly each?: number;
  /** How many documents it shows apart from its rows; 0 by default. */
  readonly besides?: number;
};

/** A form lets people choose among this many tours at most. */
const TOURS_TO_CHOOSE = 100;
/** What the frame of the back office reads: who signed in, what waits, and what was reported. */
const ADMIN_FRAME = 8;
/** Photos near a tour's stops. */
const PHOTOS_NEARBY = 12;

const tour = '/tours/uk/london/shoreditch/color-vinyl-tour';

/** Every kind of public page. */
export const publicPages: readonly Opened[] = [
  { name: 'Home', path: '/', rows: 'main article, main figure' },
  { name: 'tours', path: routes.tours, rows: 'main article' },
  {
    name: 'a tour',
    path: tour,
    rows: '[aria-labelledby="key-locations"] li, [aria-labelledby="perks"] li, [aria-labelledby="reviews"] li',
    besides: PHOTOS_NEARBY,
  },
  { name: 'no such tour', path: '/tours/uk/london/brixton/no-such-tour', rows: null },
  { name: 'booking', path: routes.book('color-vinyl-tour'), rows: null },
  // An address with a choice is rendered on the server without it, and reads that list first.
  { name: 'leaderboard', path: `${routes.leaderboard}?period=all`, rows: '[role=tabpanel] li', each: 2 },
  { name: 'partners', path: routes.partners, rows: 'main li h2' },
  { name: 'partners of an area', path: routes.partnersOf('shoreditch'), rows: 'main li :is(h2, h3)' },
  { name: 'a partner', path: `${routes.partnersOf('shoreditch')}/flat-white-noise`, rows: null },
  { name: 'apply', path: routes.applyAsPartner, rows: null },
  { name: 'blog', path: routes.blog, rows: 'main li h2' },
  { name: 'a topic of the blog', path: `${routes.blog}?topic=history`, rows: 'main li h2', each: 2 },
  { name: 'a post', path: '/blog/manners-for-the-wall', rows: null },
  { name: 'contest', path: routes.contest, rows: '[data-photo]' },
  // A wall reads its tour, too.
  { name: 'an artist', path: artistRoute('tilda-brickwell'), rows: 'main li', each: 2 },
  // A week, and its winning photo.
  { name: 'past winners', path: routes.contestWinners, rows: 'main ol li', each: 2 },
  { name: 'parties', path: routes.parties, rows: null, besides: TOURS_TO_CHOOSE },
  { name: 'gifts', path: giftRoutes.gifts, rows: null, besides: TOURS_TO_CHOOSE },
  { name: 'contact', path: routes.contact, rows: null },
  { name: 'terms', path: routes.terms, rows: null },
  { name: 'accessibility', path: routes.accessibility, rows: null },
];

/** The lists of each section. */
const lists: Record<AdminSection, Pick<Opened, 'each' | 'rows' | 'besides'>> = {
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
  // A row is a hunt with all its phones. Beside the rows stands the newest thread.
  sms: { rows: 'main li', each: 2, besides: 15 },
  gifts: { rows: '[data-row]' },
  // A partner stands in two tables: itself, and its figures. Of wrong answers the newest are read.
  analytics: { rows: 'main [aria-labelledby="rewards"] tbody tr', besides: 30 },
  settings: { rows: 'main [aria-label="Admins"] > li' },
};

/** The dashboard, and every section of the back office. */
export const adminPages: readonly Opened[] = [
  { name: 'admin: dashboard', path: routes.admin, rows: 'main li', besides: ADMIN_FRAME },
  ...adminSections.map((section) => ({
    name: `admin: ${section}`,
    path: routes.adminSection(section),
    ...lists[section],
    besides: (lists[section].besides ?? 0) + ADMIN_FRAME,
  })),
];
