import { invoiceRoute, patterns, routes } from '@streetlore/domain/paths';
import type { ComponentType, ReactNode } from 'react';
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

/**
 * A page in a chunk of its own, with `head` at its top while it loads. Without `ssr` the server
 * renders no more.
 */
function page<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  { head, ssr = true }: { readonly head?: ReactNode; readonly ssr?: boolean } = {},
) {
  return lazyLive(() => load().then((module) => module.default), {
    fallback: () => <PageLoading head={head} />,
    ssr,
  });
}

const Tours = page(() => import('./site/tours/tours-page.tsx'), { head: <ToursHead /> });
const Tour = page(() => import('./site/tours/tour-page.tsx'));
const Leaderboard = page(() => import('./site/leaderboard/leaderboard-page.tsx'), { head: <LeaderboardHead /> });
const Booking = page(() => import('./site/booking/booking-page.tsx'));
/** The back office, in a chunk that visitors never load. */
const Admin = lazyLive(() => import('./admin/admin-app.tsx').then((page) => page.default), {
  fallback: AdminLoading,
  ssr: false,
});
const Contest = page(() => import('./site/contest/contest-page.tsx'), { head: <ContestHead /> });
const Submission = page(() => import('./site/contest/photo/submission-pages.tsx'), { ssr: false });
const Artist = page(() => import('./site/contest/artist/artist-page.tsx'));
const Winners = page(() => import('./site/contest/winners/winners-page.tsx'), { head: <WinnersHead /> });
const Partners = page(() => import('./site/partners/partners-page.tsx'), { head: <PartnersHead /> });
const Partner = page(() => import('./site/partners/partner-pages.tsx'));
const Blog = page(() => import('./site/blog/blog-page.tsx'), { head: <BlogHead /> });
const Post = page(() => import('./site/blog/post-page.tsx'));
const Contact = page(() => import('./site/contact/contact-page.tsx'), { head: <ContactHead /> });
const Apply = page(() => import('./site/apply/apply-page.tsx'), { ssr: false });
const Mailed = page(() => import('./site/mailed/link-pages.tsx'), { ssr: false });
const YourHunt = page(() => import('./site/your-hunt/your-hunt-page.tsx'), { ssr: false });
const Team = page(() => import('./site/team/team-page.tsx'), { ssr: false });
const Till = page(() => import('./site/till/till-page.tsx'), { ssr: false });
const Shared = page(() => import('./site/share/share-page.tsx'), { ssr: false });
const Sold = page(() => import('./sold-pages.tsx'));
const Legal = page(() => import('./site/legal/legal-pages.tsx'));

/** The pages behind the links in mails. `MailedPage` finds the one by the address. */
const mailed = [
  routes.newsletterConfirm,
  routes.newsletterUnsubscribe,
  routes.partnerMail,
  routes.photoWithdraw,
  routes.bookingConfirm,
  routes.appeal,
  invoiceRoute,
];

/** Parties and gifts, and the pages behind their links. `SoldPages` finds the one by the address. */
const sold = [routes.parties, patterns.party, '/gifts', '/gift/*'];

/** Home comes with the first chunk, every other page on demand. */
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
        <Route path={patterns.submissionById} element={<Submission by="id" />} />
        <Route path={patterns.submissionBySlug} element={<Submission by="slug" />} />
        <Route path={patterns.submissionByPlace} element={<Submission by="place" />} />
        <Route path={patterns.artist} element={<Artist />} />
        <Route path={routes.partners} element={<Partners />} />
        <Route path={patterns.partnersOf} element={<Partner of="area" />} />
        <Route path={patterns.partner} element={<Partner of="partner" />} />
        <Route path={routes.blog} element={<Blog />} />
        <Route path={patterns.post} element={<Post />} />
        <Route path={routes.contact} element={<Contact />} />
        <Route path={routes.applyAsPartner} element={<Apply />} />
        {mailed.map((path) => (
          <Route key={path} path={path} element={<Mailed />} />
        ))}
        <Route path={routes.bookingPage} element={<YourHunt />} />
        <Route path={routes.teamPage} element={<Team />} />
        <Route path={patterns.till} element={<Till />} />
        <Route path={patterns.shared} element={<Shared />} />
        {sold.map((path) => (
          <Route key={path} path={path} element={<Sold />} />
        ))}
        <Route path={routes.privacy} element={<Legal page="privacy" />} />
        <Route path={routes.terms} element={<Legal page="terms" />} />
        <Route path={routes.accessibility} element={<Legal page="accessibility" />} />
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route path={patterns.admin} element={<Admin />} />
    </Routes>
  );
}
