import * as z from 'zod/mini';
import { artistField, artistSlugField } from '../artist/schema.ts';
import { photographFields } from '../picture/photograph.ts';
import { type BlogPost, readingMinutes } from './schema.ts';
import { hasWords, postWords } from './search.ts';

/** `post_summaries/{id of the post}`: a published post without its text; public. */
export const postSummarySchema = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  featured_image: z.nullable(z.string()),
  image_focus: photographFields.image_focus,
  artist: artistField,
  artist_slug: artistSlugField,
  author: z.string(),
  tags: z.array(z.string()),
  minutes: z.int(),
  published_at: z.date(),
  /** The words by which a search finds the post, see `postWords`. */
  search: z.array(z.string()),
});
export type PostSummary = z.infer<typeof postSummarySchema>;

/** `stats/blog`: how many published posts there are, in all and for each topic; public. */
export const blogStatsSchema = z.object({
  articles: z.int(),
  topics: z.array(z.object({ topic: z.string(), articles: z.int() })),
});
export type BlogStats = z.infer<typeof blogStatsSchema>;

/** The most topics that are counted: they fit into a tenth of the 1 MiB that Firestore allows. */
const MAX_TOPICS = 1000;

/** A post's summary; null for an unpublished post. */
export function summaryOf(post: BlogPost): PostSummary | null {
  if (post.status !== 'published') return null;
  const { title, slug, excerpt, featured_image, image_focus, artist, artist_slug, author, tags } = post;
  const { content, published_at, created_at } = post;
  return {
    title,
    slug,
    excerpt,
    featured_image,
    image_focus,
    artist,
    artist_slug,
    author,
    tags,
    minutes: readingMinutes(content),
    published_at: published_at ?? created_at,
    search: postWords(post),
  };
}

/** The figures after a summary was added (`before` null), changed or removed (`after` null). */
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

export type BlogFilter = {
  readonly search: string;
  readonly tag: string;
};

export function findPosts<P extends Pick<PostSummary, 'tags' | 'search'>>(
  posts: readonly P[],
  { search, tag }: BlogFilter,
): P[] {
  return posts.filter((post) => (tag === '' || post.tags.includes(tag)) && hasWords(post, search));
}

/** How many tags a card shows before '+N more'. */
const TAGS_SHOWN = 3;

export function cardTags(tags: readonly string[]): { shown: string[]; more: number } {
  return { shown: tags.slice(0, TAGS_SHOWN), more: Math.max(0, tags.length - TAGS_SHOWN) };
}
