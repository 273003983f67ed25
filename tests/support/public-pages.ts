/** An address of the public site. The heading tells a test that the page shows its content. */
export type PublicPage = {
  readonly path: string;
  readonly heading: string | RegExp;
  /** Whether a phone keeps a piece of art in the page's head. */
  readonly hasArt?: true;
  /** What a browser without scripts shows in the page's title and below it. */
  readonly painted?: readonly [title: string, more: string];
  /** How many sheets of A4 the page takes, for pages that people print. */
  readonly sheets?: number;
};

/** Every public page of the seeded London, including the screens for missing pages. */
export const publicPages: readonly PublicPage[] = [
  { path: '/', heading: 'Color & Vinyl Tour', painted: ['The walls are talking', 'How It Works'] },
  { path: '/tours', heading: 'Color & Vinyl Tour', hasArt: true, painted: ['Pick a wall', 'Color & Vinyl Tour'] },
  {
    path: '/tours/uk/london/shoreditch/color-vinyl-tour',
    heading: 'Ebor Street',
    sheets: 1,
    painted: ['Color & Vinyl Tour', 'Ebor Street'],
  },
  { path: '/tours/uk/london/shoreditch/nothing', heading: 'Tour not found' },
  { path: '/book/color-vinyl-tour', heading: 'Book Your Tour', painted: ['Color & Vinyl Tour', 'Continue to Payment'] },
  { path: '/book/nothing', heading: 'Tour not found' },
  { path: '/contest', heading: 'Win 5 Free Tours', hasArt: true, painted: ['Win 5 Free Tours', 'votes'] },
  { path: '/contest/winners', heading: 'Past winners', painted: ['winners', 'votes'] },
  {
    path: '/artists/tilda-brickwell',
    heading: 'Tilda Brickwell',
    hasArt: true,
    painted: ['Tilda Brickwell', 'Lady of Leake Street'],
  },
  { path: '/artists/nobody', heading: 'Artist not found' },
  { path: '/leaderboard', heading: 'Leaderboard', hasArt: true, painted: ['Leaderboard', 'points'] },
  { path: '/partners', heading: 'Hackney Wick', hasArt: true, painted: ['Local Partners', '24/7'] },
  {
    path: '/partners/uk/london/shoreditch',
    heading: 'Flat White Noise',
    hasArt: true,
    painted: ['Shoreditch', 'Flat White Noise'],
  },
  { path: '/partners/uk/london/atlantis', heading: 'Neighborhood not found' },
  { path: '/partners/uk/london/shoreditch/flat-white-noise', heading: 'How to Redeem Your Offer' },
  { path: '/partners/uk/london/shoreditch/nobody', heading: 'Partner Not Found' },
  { path: '/partners/apply', heading: 'Partner Application' },
  { path: '/blog', heading: 'Hackney Wick Before the Paint', hasArt: true, painted: ['Blog', 'Manners for the Wall'] },
  { path: '/blog/hackney-wick-before-the-paint', heading: 'Hackney Wick Before the Paint' },
  { path: '/blog/nothing', heading: 'Article not found' },
  { path: '/contact', heading: 'Contact', hasArt: true, painted: ['Contact', 'Common questions'] },
  { path: '/privacy', heading: 'Privacy' },
  { path: '/terms', heading: 'Terms' },
  { path: '/accessibility', heading: 'Accessibility' },
  { path: '/newsletter/confirm', heading: 'This link has expired' },
  { path: '/newsletter/unsubscribe', heading: 'This link has expired' },
  { path: '/hunt', heading: 'Your hunt' },
  { path: '/redeem', heading: 'The till' },
  {
    path: '/parties',
    heading: 'A hunt for your whole lot',
    painted: ['A hunt for your whole lot', 'Color & Vinyl Tour'],
  },
  { path: '/party', heading: 'Your party' },
  { path: '/party/board', heading: 'The board' },
  { path: '/party/nothing', heading: 'Painted over' },
  { path: '/gifts', heading: 'Give a hunt', hasArt: true, painted: ['Give a hunt', 'How it works'] },
  { path: '/gift', heading: 'Your gift' },
  { path: '/gift/buyer', heading: 'Your gift' },
  { path: '/gift/nothing', heading: 'Painted over' },
  { path: '/team', heading: 'Your team’s hunt' },
  { path: `/share/${'a'.repeat(22)}`, heading: 'This result is not here' },
  { path: '/partners/mail', heading: 'This link does not work' },
  { path: '/contest/withdraw', heading: 'This link does not work' },
  { path: '/hunt/confirm', heading: 'This link has expired' },
  { path: '/appeal', heading: 'This link does not work' },
  { path: '/no/such/page', heading: 'Painted over', painted: ['Painted over', 'See the tours'] },
  { path: '/admin/login', heading: 'Admin login' },
];

/** A link's token that opens nothing. */
const unknown = 'a1B2c3D4e5F6g7H8i9J0kL';

/** Addresses that show another state of a page, which the server writes without the address's query. */
export const statesOfPages: readonly PublicPage[] = [
  { path: '/leaderboard?period=all', heading: 'Leaderboard' },
  { path: '/contest?layout=list', heading: 'Win 5 Free Tours' },
  { path: '/blog?search=wall', heading: 'Manners for the Wall' },
  {
    path: '/blog/manners-for-the-wall',
    heading: 'Manners for the Wall',
    painted: ['Manners for the Wall', 'See it before it is painted over'],
  },
  ...['/hunt', '/team', '/party', '/party/board', '/gift', '/gift/buyer'].map((path) => ({
    path: `${path}#${unknown}`,
    heading: 'This link does not work',
  })),
];
