import { routes } from '@streetlore/domain/paths';

/** The public navigation: what stands in the header. */
export const navigation = [
  { to: routes.tours, label: 'Tours' },
  { to: routes.blog, label: 'Blog' },
  { to: routes.contest, label: 'Contest' },
  { to: routes.leaderboard, label: 'Leaderboard' },
] as const;

/** What the footer links besides. */
export const moreLinks = [
  { to: routes.partners, label: 'Partners' },
  { to: routes.applyAsPartner, label: 'Become a Partner' },
  { to: routes.contact, label: 'Contact' },
  { to: routes.privacy, label: 'Privacy' },
  { to: routes.terms, label: 'Terms' },
] as const;
