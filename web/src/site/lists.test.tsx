import { blogStatsAfter, type PostSummary, summaryOf } from '@streetlore/domain/blog';
import type { ContestRound } from '@streetlore/domain/contest';
import { collections, documents } from '@streetlore/domain/paths';
import { aPartner, aPost, aReview, aSubmission, aTour } from '@streetlore/domain/testing';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { serverRendered } from '../testing/server-rendered.tsx';
import { wordsOf } from '../testing/words.tsx';
import BlogPage, { Articles } from './blog/blog-page.tsx';
import { SubmissionList } from './contest/gallery/submission-list.tsx';
import { WinnerList } from './contest/winners/winner-list.tsx';
import PartnersPage from './partners/partners-page.tsx';
import { Reviews } from './tours/reviews.tsx';
import { TourPerks } from './tours/tour-perks.tsx';
import ToursPage from './tours/tours-page.tsx';

const summaries = Array.from({ length: 14 }, (_, n) =>
  summaryOf(aPost({ title: `Wall ${n}`, slug: `wall-${n}`, tags: n < 2 ? ['law', 'walls'] : ['walls'] })),
).filter((one) => one !== null);
const stats = summaries.reduce<ReturnType<typeof blogStatsAfter>>(
  (known, one) => blogStatsAfter(known, null, one),
  blogStatsAfter(null, null, null),
);
const blog = (posts: readonly PostSummary[], figures: unknown, query = '') =>
  wordsOf(
    serverRendered(
      {
        [collections.postSummaries]: posts.map((one) => ({ ...one, id: one.slug })),
        [documents.blogStats]: figures,
      },
      <BlogPage />,
      `/blog${query}`,
    ),
  );
const counted = { ...stats, id: 'blog' };

test('the blog opens with twelve posts, says how many there are, and shows more on demand', () => {
  const page = blog(summaries, counted);
  expect(page).toContain('All Topics law walls');
  expect(page).toContain('14 articles');
  expect(page).toMatch(/Wall 11 .*Show more/);
  expect(page).not.toContain('Wall 12');
});

const round: ContestRound = {
  week: '2026-W40',
  status: 'confirmed',
  standings: [],
  winner: null,
  confirmed_at: null,
  closed_at: null,
  starts_at: new Date('2026-09-28'),
  ends_at: new Date('2026-10-05'),
};
type Listed = readonly [collection: string, rows: number, row: object, page: ReactElement, more: RegExp];

test.each<Listed>([
  [collections.tours, 24, aTour(), <ToursPage key="tours" />, /Show more/],
  [collections.postSummaries, 12, summaries[0] ?? {}, <BlogPage key="blog" />, /Show more/],
  [collections.reviews, 10, aReview(), <Reviews key="reviews" tour={{ ...aTour(), id: 't' }} />, /Show more/],
  [collections.contestRounds, 12, round, <WinnerList key="winners" />, /Show earlier winners/],
  [
    ...([collections.contestSubmissions, 24, aSubmission()] as const),
    ...([<SubmissionList key="photos" filter="all" layout="grid" />, /Show more photos/] as const),
  ],
])(
  'one of the %s that cannot be read does not hide what is behind the first %i',
  (collection, size, row, page, more) => {
    const shown = (sound: number) => {
      const rows = Array.from({ length: sound }, (_, n) => ({ ...row, id: `row-${n}` }));
      return wordsOf(
        serverRendered({ [collection]: [{ id: 'broken' }, ...rows], [documents.blogStats]: counted }, page),
      );
    };
    expect(shown(size - 1)).not.toMatch(more);
    expect(shown(size)).toMatch(more);
  },
);

test('a search shows how many posts it found, and a topic how many it has', () => {
  const found = (posts: readonly PostSummary[], search: string, topic: string) =>
    wordsOf(
      serverRendered(
        {
          [collections.postSummaries]: posts.map((one) => ({ ...one, id: one.slug })),
          [documents.blogStats]: counted,
        },
        <Articles search={search} topic={topic} keep={() => undefined} isHydrating={false} />,
      ),
    );
  expect(found(summaries, 'wall 7', '')).toMatch(/ 1 article .*Wall 7 /);
  expect(found(summaries, 'nowhere', '')).toContain('0 articles No articles found');
  expect(found(summaries.slice(0, 2), '', 'law')).toContain('2 articles');
  expect(found(summaries, '', 'gone')).toContain('14 articles');
});

test('a blog without posts shows no search', () => {
  for (const nothing of [null, { articles: 0, topics: [], id: 'blog' }]) {
    expect(blog([], nothing)).toContain('No articles yet');
    expect(blog([], nothing)).not.toContain('Search articles');
  }
});

test('the directory shows how many partners each area has, once they are counted', () => {
  const figures = { hunts_completed: 0, explorers: 0, photos: 0, tours: 4, average_rating: 0, counted_at: new Date() };
  const directory = (counts: object) =>
    wordsOf(
      serverRendered(
        { [documents.publicStats]: { ...figures, ...counts, id: 'public' } },
        <PartnersPage />,
        '/partners',
      ),
    );
  const page = directory({ partners: 12, partners_by_area: { shoreditch: 1, camden: 11 } });
  expect(page).toMatch(/Shoreditch 1 partner /);
  expect(page).toMatch(/Camden 11 partners /);
  expect(page).toContain('12 Local Partners');
  expect(directory({ partners: 12 })).not.toMatch(/\d partners? /);
  expect(directory({ partners: 0 })).toContain('No partners yet');
});

test('a tour lists its partners in order of name, and shows no heading without partners or perks', () => {
  const partners = ['Kick', 'Beigel Bake'].map((name) => ({ ...aPartner({ name }), id: name }));
  const perks = (partner_ids: string[], stored: object[] = partners, partner_perks = '') => {
    const tour = { ...aTour({ partner_ids, partner_perks }), id: 't' };
    return wordsOf(serverRendered({ [collections.partners]: stored }, <TourPerks tour={tour} />));
  };
  expect(perks(['Kick', 'Beigel Bake'])).toMatch(/^ Local partner perks .*Beigel Bake .*Kick /);
  expect(perks([], partners, 'A bagel')).toMatch(/^ Local partner perks A bagel $/);
  expect(perks([])).toBe('');
  for (const nobody of [[], [{ id: 'broken' }]]) expect(perks(['Kick'], nobody)).toBe('');
});
