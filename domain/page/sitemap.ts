import type { BlogPost } from '../blog/index.ts';
import type { Submission } from '../contest/index.ts';
import { escapeHtml } from '../html/index.ts';
import type { Partner } from '../partner/index.ts';
import { artistRoute, routes } from '../paths/index.ts';
import type { WithId } from '../query/index.ts';
import type { Tour, TourStop } from '../tour/index.ts';
import { fixedPages } from './pages.ts';

export type SitemapDocuments = {
  readonly tours: readonly WithId<Tour>[];
  readonly posts: readonly BlogPost[];
  readonly partners: readonly Partner[];
  readonly submissions: readonly WithId<Submission>[];
  /** The walls that name an artist. */
  readonly walls: readonly TourStop[];
};

type Entry = {
  readonly path: string;
  readonly changed?: Date;
};

function entriesOf({ tours, posts, partners, submissions, walls }: SitemapDocuments): readonly Entry[] {
  const artists = new Set([...submissions, ...walls, ...posts].flatMap(({ artist_slug }) => artist_slug ?? []));
  return [
    ...[...fixedPages.keys()].map((path) => ({ path })),
    ...tours.map((tour) => ({ path: routes.tour(tour), changed: tour.updated_at })),
    ...posts.map((post) => ({ path: routes.post(post.slug), changed: post.updated_at })),
    ...partners.map((partner) => ({ path: routes.partner(partner), changed: partner.updated_at })),
    ...submissions.map((photo) => ({ path: routes.submission(photo), changed: photo.submitted_at })),
    ...[...artists].map((slug) => ({ path: artistRoute(slug) })),
  ];
}

/**
 * The sitemap (sitemaps.org, 0.9).
 * @param site the website's address without a slash at its end
 */
export function sitemapXml(listed: SitemapDocuments, site: string): string {
  const urls = entriesOf(listed).map(({ path, changed }) => {
    const modified = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return `  <url><loc>${escapeHtml(site + path)}</loc>${modified}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
