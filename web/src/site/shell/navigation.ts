import { routes } from '@streetlore/domain/paths';

/** The public navigation: the links in the header. */
export const navigation = [
  { to: routes.tours, label: 'Tours' },
  { to: routes.parties, label: 'Parties' },
  { to: routes.blog, label: 'Blog' },
  { to: routes.contest, label: 'Contest' },
  { to: routes.leaderboard, label: 'Leaderboard' },
] as const;

/** The footer's other links. */
export const moreLinks = [
  { to: routes.partners, label: 'Partners' },
  { to: routes.applyAsPartner, label: 'Become a Partner' },
  { to: routes.contact, label: 'Contact' },
  { to: routes.privacy, label: 'Privacy' },
  { to: routes.terms, label: 'Terms' },
  { to: routes.accessibility, label: 'Accessibility' },
] as const;
