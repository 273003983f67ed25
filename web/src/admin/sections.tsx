import { type AdminSection, routes } from '@streetlore/domain/paths';
import {
  Camera,
  ChartColumn,
  Handshake,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Map as MapIcon,
  MessageSquareText,
  Newspaper,
  Send,
  Settings,
  Star,
  Users,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { ArticleQueue } from './blog/queue/article-queue.tsx';
import { Suggestions } from './blog/queue/suggestions.tsx';
import { Dashboard } from './dashboard/dashboard.tsx';
import { HuntsInNeed } from './hunts/hunts-in-need.tsx';
import {
  ContactMessageCount,
  ContestCount,
  ConversationCount,
  ReviewCount,
  useAwaitingList,
  useContestList,
} from './layout/waiting.tsx';
import { ApplicationCount, useApplicationList } from './partners/applications.tsx';
import { Enrolment } from './session/enrolment.tsx';
import { UndeliveredPhones } from './sms/undelivered-phones.tsx';

/** A section of the back office. */
export type Section = {
  /** The path below /admin; the screen may have further paths below. Empty for the first screen. */
  readonly path: AdminSection | '';
  readonly to: string;
  /** The name in the navigation. */
  readonly label: string;
  /** The heading of the screen. */
  readonly title: string;
  readonly Icon: LucideIcon;
  /** Shows beside the label how much work waits for an admin; nothing when none waits. */
  readonly Waiting?: ComponentType;
  /**
   * Returns the query of the list that `Waiting` counts; empty if the screen opens with that list.
   */
  readonly useList?: () => string;
  readonly Screen: ComponentType;
};

/** The page of one hunt, which no link of the navigation leads to. A separate chunk. */
export const HuntScreen = lazy(async () => ({ default: (await import('./hunts/hunt-page.tsx')).HuntPage }));

/** The search over everything. A separate chunk, fetched when somebody searches for the first time. */
export const CommandMenu = lazy(async () => ({ default: (await import('./search/command-menu.tsx')).CommandMenu }));

/**
 * The first screen: the dashboard with texts that did not arrive, and below it the articles and the
 * suggestions for the blog.
 */
const Home = () => (
  <Dashboard hunts={<HuntsInNeed />} urgent={<UndeliveredPhones />}>
    <ArticleQueue />
    <Suggestions />
  </Dashboard>
);

/**
 * The sections in the order of the navigation. A new section has its name in `adminSections`
 * (domain/paths) and its line here. Every section except
 * the first is a separate chunk: `Screen: lazy(async () => ({ default: (await
 * import('./tours/tours-screen.tsx')).ToursScreen }))`.
 */
export const sections: readonly Section[] = [
  { path: '', to: routes.admin, label: 'Dashboard', title: 'Dashboard', Icon: LayoutDashboard, Screen: Home },
  {
    path: 'tours',
    to: routes.adminSection('tours'),
    label: 'Tours',
    title: 'Tours Management',
    Icon: MapIcon,
    Screen: lazy(async () => ({ default: (await import('./tours/tours-screen.tsx')).ToursScreen })),
  },
  {
    path: 'partners',
    to: routes.adminSection('partners'),
    label: 'Partners',
    title: 'Partner Management',
    Icon: Handshake,
    Waiting: ApplicationCount,
    useList: useApplicationList,
    Screen: lazy(async () => ({ default: (await import('./partners/partners-screen.tsx')).PartnersScreen })),
  },
  {
    path: 'contest',
    to: routes.adminSection('contest'),
    label: 'Contest',
    title: 'Contest Management',
    Icon: Camera,
    Waiting: ContestCount,
    useList: useContestList,
    Screen: lazy(async () => ({ default: (await import('./contest/contest-screen.tsx')).ContestScreen })),
  },
  {
    path: 'reviews',
    to: routes.adminSection('reviews'),
    label: 'Reviews',
    title: 'Reviews',
    Icon: Star,
    Waiting: ReviewCount,
    Screen: lazy(async () => ({ default: (await import('./reviews/reviews-screen.tsx')).ReviewsScreen })),
  },
  {
    path: 'blog',
    to: routes.adminSection('blog'),
    label: 'Blog',
    title: 'Blog Management',
    Icon: Newspaper,
    Screen: lazy(async () => ({ default: (await import('./blog/blog-screen.tsx')).BlogScreen })),
  },
  {
    path: 'sms',
    to: routes.adminSection('sms'),
    label: 'SMS',
    title: 'SMS Management',
    Icon: MessageSquareText,
    Waiting: ConversationCount,
    useList: useAwaitingList,
    Screen: lazy(async () => ({ default: (await import('./sms/sms-screen.tsx')).SmsScreen })),
  },
  {
    path: 'players',
    to: routes.adminSection('players'),
    label: 'Players',
    title: 'Players',
    Icon: Users,
    Screen: lazy(async () => ({ default: (await import('./players/players-screen.tsx')).PlayersScreen })),
  },
  {
    path: 'analytics',
    to: routes.adminSection('analytics'),
    label: 'Analytics',
    title: 'Analytics',
    Icon: ChartColumn,
    Screen: lazy(async () => ({ default: (await import('./analytics/analytics-screen.tsx')).AnalyticsScreen })),
  },
  {
    path: 'messages',
    to: routes.adminSection('messages'),
    label: 'Messages',
    title: 'Messages',
    Icon: Mail,
    Waiting: ContactMessageCount,
    Screen: lazy(async () => ({ default: (await import('./messages/messages-screen.tsx')).MessagesScreen })),
  },
  {
    path: 'subscribers',
    to: routes.adminSection('subscribers'),
    label: 'Subscribers',
    title: 'Subscribers',
    Icon: Send,
    Screen: lazy(async () => ({ default: (await import('./subscribers/subscribers-screen.tsx')).SubscribersScreen })),
  },
  {
    path: 'settings',
    to: routes.adminSection('settings'),
    label: 'Settings',
    title: 'Settings',
    Icon: Settings,
    Screen: lazy(async () => {
      const [{ SettingsScreen }, { ModerationSwitch }] = await Promise.all([
        import('./settings/settings-screen.tsx'),
        import('./contest/moderation-switch.tsx'),
      ]);
      return { default: () => <SettingsScreen moderation={<ModerationSwitch />} secondFactor={<Enrolment />} /> };
    }),
  },
];
