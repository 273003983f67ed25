import { createHash } from 'node:crypto';
import { artistFields } from '@streetlore/domain/artist';
import {
  type BlogPost,
  type BlogStats,
  blogPostSchema,
  blogStatsAfter,
  blogStatsSchema,
  postSummarySchema,
  slugReservationSchema,
  summaryOf,
} from '@streetlore/domain/blog';
import { collections, documents } from '@streetlore/domain/paths';
import { OUR_DRAWING } from '@streetlore/domain/picture';
import type { SeedLedger } from '../ledger.ts';
import { published, publishedUrl, type SeedPicture } from '../pictures.ts';
import { postPlans, postText } from './index.ts';

const postId = (slug: string) => createHash('sha1').update(slug).digest('hex').slice(0, 20);
const WIDTH = 800;

const featured = (slug: string) => ({ folder: 'blog', id: postId(slug), name: 'featured' }) as const;

/** One picture of a wall for each post. */
export const postPictures = (): SeedPicture[] =>
  postPlans.flatMap(({ slug }) => published(featured(slug), `post-${slug}`, WIDTH));

/** Writes the posts, published over the last months, and their entries in the blog's list. */
export async function writePosts(ledger: SeedLedger, now: Date): Promise<void> {
  let stats: BlogStats | null = null;
  for (const { published: daysAgo, artist, ...post } of postPlans) {
    const at = new Date(now.getTime() - (daysAgo ?? 0) * 86_400_000);
    const id = postId(post.slug);
    const written: BlogPost = blogPostSchema.parse({
      ...post,
      tags: [...post.tags],
      content: await postText(post.slug),
      featured_image: publishedUrl(featured(post.slug), WIDTH),
      image_credit: { text: OUR_DRAWING, path: '' },
      image_focus: { x: 50, y: 45 },
      ...artistFields(artist ?? null),
      status: daysAgo === null ? 'draft' : 'published',
      created_at: new Date(at.getTime() - 2 * 86_400_000),
      updated_at: at,
      published_at: daysAgo === null ? null : at,
    });
    ledger.put(`${collections.blogPosts}/${id}`, blogPostSchema, written);
    const summary = summaryOf(written);
    if (summary) ledger.put(`${collections.postSummaries}/${id}`, postSummarySchema, summary);
    stats = blogStatsAfter(stats, null, summary);
    ledger.put(documents.postSlug(post.slug), slugReservationSchema, { post_id: id });
  }
  if (stats) ledger.put(documents.blogStats, blogStatsSchema, stats);
}
