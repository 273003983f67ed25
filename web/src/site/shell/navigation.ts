import { routes } from '@streetlore/domain/paths';

/** The public navigation: the links in the header. */
export const navigation = [
  { to: routes.tours, label: 'Tours' },
  { to: routes.parties, label: 'Parties' },
  { to: routes.blog, label: 'Blog' },
  { to: routes.contest, label: 'Contest' },
  { to: routes.leaderboard, label: 'Leaderboard' },
] as const;
