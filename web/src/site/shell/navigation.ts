import { routes } from '@streetlore/domain/paths';

export const navigation = [
  { to: routes.tours, label: 'Tours' },
  { to: routes.parties, label: 'Parties' },
  { to: routes.blog, label: 'Blog' },
  { to: routes.contest, label: 'Contest' },
  { to: routes.leaderboard, label: 'Leaderboard' },
] as const;
