import { type AdminSection, routes } from '@streetlore/domain/paths';
import {
  Camera,
  ChartColumn,
  Flag,
  Gift,
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
  ReportCount,
  ReviewCount,
  useAwaitingList,
  useContestList,
} from './layout/waiting.tsx';
import { ApplicationCount, useApplicationList } from './partners/applications.tsx';
import { Enrolment } from './session/enrolment.tsx';
import { UndeliveredPhones } from './sms/undelivered-phones.tsx';

export type Section = {
  /** The path below /admin; empty for the first screen. The screen may have further paths. */
  readonly path: AdminSection | '';
  readonly to: string;
  readonly label: string;
  readonly title: string;
  readonly Icon: LucideIcon;
  /** How much work waits for an admin, beside the label. */
  readonly Waiting?: ComponentType;
  /** The query of the list that `Waiting` counts; empty if the screen opens with that list. */
  readonly useList?: () => string;
  readonly Screen: ComponentType;
};

/** No link of the navigation leads to this screen. It is a separate chunk. */
export const HuntScreen = lazy(async () => ({ default: (await import('./hunts/hunt-page.tsx')).HuntPage }));

/** This is a separate chunk, which the first search fetches. */
export const CommandMenu = lazy(async () => ({ default: (await import('./search/command-menu.tsx')).CommandMenu }));

const Home = () => (
  <Dashboard hunts={<HuntsInNeed />} urgent={<UndeliveredPhones />}>
    <ArticleQueue />
    <Suggestions />
  </Dashboard>
);

/**
 * The sections in the navigation's order. A new section needs its name in `adminSections` (domain/paths) too.
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
    path: 'reports',
    to: routes.adminSection('reports'),
    label: 'Reports',
    title: 'Reports',
    Icon: Flag,
    Waiting: ReportCount,
    Screen: lazy(async () => ({ default: (await import('./reports/reports-screen.tsx')).ReportsScreen })),
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
    path: 'gifts',
    to: routes.adminSection('gifts'),
    label: 'Gifts',
    title: 'Gifts and vouchers',
    Icon: Gift,
    Screen: lazy(async () => ({ default: (await import('./gifts/gifts-screen.tsx')).GiftsScreen })),
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
      const [{ SettingsScreen }, { ModerationSettings }] = await Promise.all([
        import('./settings/settings-screen.tsx'),
        import('./contest/moderation-settings.tsx'),
      ]);
      return { default: () => <SettingsScreen moderation={<ModerationSettings />} secondFactor={<Enrolment />} /> };
    }),
  },
];
