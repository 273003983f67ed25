import { type AdminSection, adminSections, routes } from '@streetlore/domain/paths';
import type { Page } from 'playwright-core';
import type { Desk } from './desk-world.ts';

/** What the addresses of the screens name. */
type Named = Pick<Desk, 'partner' | 'hunt' | 'post' | 'subject'> & {
  readonly tour: Pick<Desk['tour'], 'id'>;
  readonly player: Pick<Desk['player'], 'number'>;
};

/** A screen of the back office, or a state of one. */
export type DeskScreen = {
  readonly name: string;
  readonly path: (desk: Named) => string;
  readonly open?: (page: Page, desk: Named) => Promise<unknown>;
  /** Whether the screen is looked at closely, because hunts are watched on it. */
  readonly isWatched?: true;
};

const section = routes.adminSection;
const press =
  (role: 'button' | 'tab', name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole(role, { name, exact: true }).first().click();
const pressIn = (
  name: AdminSection,
  role: 'button' | 'tab',
  what: string,
  more: Partial<DeskScreen> = {},
): DeskScreen => ({
  name: `${name}, ${what}`,
  path: () => section(name),
  open: press(role, what),
  ...more,
});

/** What each section shows besides its first screen. */
const besides: Record<AdminSection, readonly DeskScreen[]> = {
  tours: [
    { name: 'a tour', path: ({ tour }) => routes.adminTour(tour.id) },
    { name: 'a tour, a stop', path: ({ tour }) => routes.adminTour(tour.id, 1) },
    { name: 'a new tour', path: () => `${section('tours')}/new` },
  ],
  partners: [
    { name: 'a partner', path: ({ partner }) => `${section('partners')}/${partner}` },
    { name: 'a new partner', path: () => `${section('partners')}/new` },
  ],
  contest: [],
  reviews: [],
  reports: [pressIn('reports', 'tab', 'Decided')],
  blog: [
    pressIn('blog', 'button', 'New Blog Post'),
    { name: 'a post', path: ({ post }) => `${section('blog')}?edit=${post}` },
  ],
  sms: [
    { name: 'a conversation', path: ({ player }) => routes.adminThread(player.number) },
    pressIn('sms', 'tab', 'All'),
    pressIn('sms', 'tab', 'Test'),
  ],
  players: [
    { name: 'a player', path: ({ player }) => routes.adminPlayer(player.number) },
    { name: 'a person’s data', path: () => routes.adminPerson() },
    { name: 'what is kept of a person', path: ({ player }) => routes.adminPerson(player.number) },
    pressIn('players', 'tab', 'Playing'),
  ],
  gifts: [pressIn('gifts', 'button', 'Issue a voucher')],
  analytics: [pressIn('analytics', 'tab', 'Week'), pressIn('analytics', 'tab', 'Month')],
  messages: [
    {
      name: 'a letter',
      path: () => section('messages'),
      open: (page, { subject }) => page.getByRole('listitem').getByRole('button', { name: subject }).click(),
      isWatched: true,
    },
    pressIn('messages', 'tab', 'Answered'),
    pressIn('messages', 'tab', 'All'),
  ],
  subscribers: [],
  settings: [
    ...['Contest', 'Hunts', 'Templates', 'Audit log'].map((tab) => pressIn('settings', 'tab', tab)),
    pressIn('settings', 'tab', 'On duty', { isWatched: true }),
  ],
};

/** Every screen of the back office. */
export const deskScreens: readonly DeskScreen[] = [
  { name: 'the dashboard', path: () => routes.admin, isWatched: true },
  { name: 'the broadcast', path: () => routes.admin, open: press('button', 'Send Broadcast'), isWatched: true },
  { name: 'the export', path: () => routes.admin, open: press('button', 'Export Data') },
  { name: 'the search', path: () => routes.admin, open: press('button', 'Search'), isWatched: true },
  { name: 'the keys', path: () => routes.admin, open: (page) => page.keyboard.press('?') },
  { name: 'a hunt', path: ({ hunt }) => routes.adminHunt(hunt), isWatched: true },
  ...adminSections.flatMap((name): readonly DeskScreen[] => [{ name, path: () => section(name) }, ...besides[name]]),
];
