import { patterns, routes } from '@streetlore/domain/paths';
import { Route, Routes } from 'react-router-dom';
import { AdminLoading } from './admin-loading.tsx';
import { lazyLive } from './server-rendering/lazy-live.tsx';
import { BlogHead } from './site/blog/blog-head.tsx';
import { ContactHead } from './site/contact/contact-head.tsx';
import { ContestHead } from './site/contest/contest-head.tsx';
import { WinnersHead } from './site/contest/winners/winners-head.tsx';
import { Home } from './site/home/home.tsx';
import { LeaderboardHead } from './site/leaderboard/leaderboard-head.tsx';
import { PartnersHead } from './site/partners/partners-head.tsx';
import { NotFound } from './site/shell/not-found.tsx';
import { PageLoading } from './site/shell/page-loading.tsx';
import { Shell } from './site/shell/shell.tsx';
import { ToursHead } from './site/tours/tours-head.tsx';

const Tours = lazyLive(() => import('./site/tours/tours-page.tsx').then((page) => page.default), {
  fallback: () => <PageLoading head={<ToursHead />} />,
});
const Tour = lazyLive(() => import('./site/tours/tour-page.tsx').then((page) => page.default), {
  fallback: PageLoading,
});
const Leaderboard = lazyLive(() => import('./site/leaderboard/leaderboard-page.tsx').then((page) => page.default), {
  fallback: () => <PageLoading head={<LeaderboardHead />} />,
});
const Booking = lazyLive(() => import('./site/booking/booking-page.tsx').then((page) => page.default), {
  fallback: PageLoading,
});
/** The back office, in a chunk that visitors never load. */
const Admin = lazyLive(() => import('./admin/admin-app.tsx').then((page) => page.default), {
  fallback: AdminLoading,
  ssr: false,
});
const Contest = lazyLive(() => import('./site/contest/contest-page.tsx').then((page) => page.default), {
  fallback: () => <PageLoading head={<ContestHead />} />,
  ssr: false,
});
const submissionPages = () => import('./site/contest/photo/submission-pages.tsx');
const SubmissionById = lazyLive(() => submissionPages().then((pages) => pages.SubmissionByIdPage), {
  fallback: PageLoading,
  ssr: false,
});
const SubmissionBySlug = lazyLive(() => submissionPages().then((pages) => pages.SubmissionBySlugPage), {
  fallback: PageLoading,
  ssr: false,
});
const SubmissionByPlace = lazyLive(() => submissionPages().then((pages) => pages.SubmissionByPlacePage), {
  fallback: PageLoading,
  ssr: false,
});
const Winners = lazyLive(() => import('./site/contest/winners/winners-page.tsx').then((page) => page.default), {
  fallback: () => <PageLoading head={<WinnersHead />} />,
});
const Partners = lazyLive(() => import('./site/partners/partners-page.tsx').then((page) => page.default), {
  fallback: () => <PageLoading head={<PartnersHead />} />,
});
const PartnersOfArea = lazyLive(() => import('./site/partners/area-page.tsx').then((page) => page.default), {
  fallback: PageLoading,
});
const Partner = lazyLive(() => import('./site/partners/partner-page.tsx').then((page) => page.default), {
  fallback: PageLoading,
});
const Blog = lazyLive(() => import('./site/blog/blog-page.tsx').then((page) => page.default), {
  fallback: () => <PageLoading head={<BlogHead />} />,
  ssr: false,
});
const Post = lazyLive(() => import('./site/blog/post-page.tsx').then((page) => page.default), {
  fallback: PageLoading,
});
const Contact = lazyLive(() => import('./site/contact/contact-page.tsx').then((page) => page.default), {
  fallback: () => <PageLoading head={<ContactHead />} />,
  ssr: false,
});
const Apply = lazyLive(() => import('./site/apply/apply-page.tsx').then((page) => page.default), {
  fallback: PageLoading,
  ssr: false,
});
/** The pages that links in mails lead to. */
const Mailed = lazyLive(() => import('./site/mailed/mailed-page.tsx').then((page) => page.default), {
  fallback: () => <PageLoading />,
  ssr: false,
});
/** What the link to a booking opens. */
const YourHunt = lazyLive(() => import('./site/your-hunt/your-hunt-page.tsx').then((page) => page.default), {
  fallback: PageLoading,
  ssr: false,
});
/** What the link to a team's page opens. */
const Team = lazyLive(() => import('./site/team/team-page.tsx').then((page) => page.default), {
  fallback: PageLoading,
  ssr: false,
});
/** What a team shares of its finished hunt. */
const Shared = lazyLive(() => import('./site/share/share-page.tsx').then((page) => page.default), {
  fallback: PageLoading,
  ssr: false,
});
/** Parties, and what the links of a party open. */
const Parties = lazyLive(() => import('./site/parties/parties-pages.tsx').then((page) => page.default), {
  fallback: PageLoading,
});
const Privacy = lazyLive(() => import('./site/legal/privacy-page.tsx').then((page) => page.default), {
  fallback: PageLoading,
});
const Terms = lazyLive(() => import('./site/legal/terms-page.tsx').then((page) => page.default), {
  fallback: PageLoading,
});

const Accessibility = lazyLive(() => import('./site/legal/accessibility-page.tsx').then((page) => page.default), {
  fallback: PageLoading,
});

/** Every route. Home comes with the first chunk, every other page on demand. */
export function App() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path={routes.home} element={<Home />} />
        <Route path={routes.tours} element={<Tours />} />
        <Route path={patterns.tour} element={<Tour />} />
        <Route path={patterns.book} element={<Booking />} />
        <Route path={routes.leaderboard} element={<Leaderboard />} />
        <Route path={routes.contest} element={<Contest />} />
        <Route path={routes.contestWinners} element={<Winners />} />
        <Route path={patterns.submissionById} element={<SubmissionById />} />
        <Route path={patterns.submissionBySlug} element={<SubmissionBySlug />} />
        <Route path={patterns.submissionByPlace} element={<SubmissionByPlace />} />
        <Route path={routes.partners} element={<Partners />} />
        <Route path={patterns.partnersOf} element={<PartnersOfArea />} />
        <Route path={patterns.partner} element={<Partner />} />
        <Route path={routes.blog} element={<Blog />} />
        <Route path={patterns.post} element={<Post />} />
        <Route path={routes.contact} element={<Contact />} />
        <Route path={routes.applyAsPartner} element={<Apply />} />
        <Route path={routes.newsletterConfirm} element={<Mailed link="confirm" />} />
        <Route path={routes.newsletterUnsubscribe} element={<Mailed link="unsubscribe" />} />
        <Route path={routes.partnerMail} element={<Mailed link="stop" />} />
        <Route path={routes.bookingPage} element={<YourHunt />} />
        <Route path={routes.teamPage} element={<Team />} />
        <Route path={patterns.shared} element={<Shared />} />
        <Route path={routes.parties} element={<Parties />} />
        <Route path={patterns.party} element={<Parties />} />
        <Route path={routes.privacy} element={<Privacy />} />
        <Route path={routes.terms} element={<Terms />} />
        <Route path={routes.accessibility} element={<Accessibility />} />
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route path={patterns.admin} element={<Admin />} />
    </Routes>
  );
}
