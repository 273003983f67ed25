import * as z from 'zod/mini';
import { type BlogPost, readingMinutes } from './schema.ts';
import { postWords } from './search.ts';

/**
 * `post_summaries/{id of the post}`: what the blog's list says of a published post, without its text; public. Written by a function
 * whenever the post is.
 */
export const postSummarySchema = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  featured_image: z.nullable(z.string()),
  author: z.string(),
  tags: z.array(z.string()),
  /** How long its text takes to read. */
  minutes: z.int(),
  published_at: z.date(),
  /** What it is found by, see `postWords`. */
  search: z.array(z.string()),
});
export type PostSummary = z.infer<typeof postSummarySchema>;

/** `stats/blog`: how many published posts there are, and of each topic; public. Moves with the summaries, in their commits. */
export const blogStatsSchema = z.object({
  articles: z.int(),
  topics: z.array(z.object({ topic: z.string(), articles: z.int() })),
});
export type BlogStats = z.infer<typeof blogStatsSchema>;

/** Topics that are counted: with them the document stays under a tenth of the 1 MiB that Firestore takes. Others can be searched for. */
const MAX_TOPICS = 1000;

/** A post's summary; null unless it is published. */
export function summaryOf(post: BlogPost): PostSummary | null {
  if (post.status !== 'published') return null;
  const { title, slug, excerpt, featured_image, author, tags, content, published_at, created_at } = post;
  return {
    ...{ title, slug, excerpt, featured_image, author, tags },
    minutes: readingMinutes(content),
    published_at: published_at ?? created_at,
    search: postWords(post),
  };
}

/** The blog's figures once a summary has become another, come or gone. */
export function blogStatsAfter(
  stats: BlogStats | null,
  before: Pick<PostSummary, 'tags'> | null,
  after: Pick<PostSummary, 'tags'> | null,
): BlogStats {
  const counts = new Map(stats?.topics.map(({ topic, articles }) => [topic, articles]));
  for (const topic of new Set(before?.tags)) {
    const left = (counts.get(topic) ?? 0) - 1;
    if (left > 0) counts.set(topic, left);
    else counts.delete(topic);
  }
  for (const topic of new Set(after?.tags)) {
    const known = counts.get(topic);
    if (known !== undefined || counts.size < MAX_TOPICS) counts.set(topic, (known ?? 0) + 1);
  }
  const topics = [...counts].map(([topic, articles]) => ({ topic, articles }));
  return {
    articles: (stats?.articles ?? 0) + (after ? 1 : 0) - (before ? 1 : 0),
    topics: topics.sort((a, b) => a.topic.localeCompare(b.topic, 'en-GB')),
  };
}
