/** An address of the public site. The heading tells a test that the page shows its content. */
export type PublicPage = {
  readonly path: string;
  readonly heading: string | RegExp;
};

/** Every public page of the seeded London, including the screens for missing pages. */
export const publicPages: readonly PublicPage[] = [
  { path: '/', heading: 'Color & Vinyl Tour' },
  { path: '/tours', heading: 'Color & Vinyl Tour' },
  { path: '/tours/uk/london/shoreditch/color-vinyl-tour', heading: 'Ebor Street' },
  { path: '/tours/uk/london/shoreditch/nothing', heading: 'Tour not found' },
  { path: '/book/color-vinyl-tour', heading: 'Book Your Tour' },
  { path: '/book/nothing', heading: 'Tour not found' },
  { path: '/contest', heading: 'Win 5 Free Tours' },
  { path: '/contest/winners', heading: 'Past winners' },
  { path: '/leaderboard', heading: 'Leaderboard' },
  { path: '/partners', heading: 'Hackney Wick' },
  { path: '/partners/uk/london/shoreditch', heading: 'Flat White Noise' },
  { path: '/partners/uk/london/atlantis', heading: 'Neighborhood not found' },
  { path: '/partners/uk/london/shoreditch/flat-white-noise', heading: 'How to Redeem Your Offer' },
  { path: '/partners/uk/london/shoreditch/nobody', heading: 'Partner Not Found' },
  { path: '/partners/apply', heading: 'Partner Application' },
  { path: '/blog', heading: 'Hackney Wick Before the Paint' },
  { path: '/blog/hackney-wick-before-the-paint', heading: 'Hackney Wick Before the Paint' },
  { path: '/blog/nothing', heading: 'Article not found' },
  { path: '/contact', heading: 'Contact' },
  { path: '/privacy', heading: 'Privacy' },
  { path: '/terms', heading: 'Terms' },
  { path: '/accessibility', heading: 'Accessibility' },
  { path: '/newsletter/confirm', heading: 'This link has expired' },
  { path: '/newsletter/unsubscribe', heading: 'This link has expired' },
  { path: '/hunt', heading: 'Your hunt' },
  { path: '/parties', heading: 'A hunt for your whole lot' },
  { path: '/party', heading: 'Your party' },
  { path: '/party/board', heading: 'The board' },
  { path: '/party/nothing', heading: 'Painted over' },
  { path: '/team', heading: 'Your team’s hunt' },
  { path: `/share/${'a'.repeat(22)}`, heading: 'This result is not here' },
  { path: '/partners/mail', heading: 'This link does not work' },
  { path: '/contest/withdraw', heading: 'This link does not work' },
  { path: '/no/such/page', heading: 'Painted over' },
  { path: '/admin/login', heading: 'Admin login' },
];
