import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, limit, orderBy, query, where } from '../query/index.ts';
import { type BlogPost, blogPostSchema, generationJobSchema, slugReservationSchema } from './schema.ts';
import { postSummarySchema } from './summary.ts';

/** The most slugs with the same beginning that a query reads. */
const MAX_ALIKE = 200;

export const publishedPosts = () =>
  query(collections.blogPosts, blogPostSchema, where('status', '==', 'published'), orderBy('published_at', 'desc'));

/**
 * The newest summaries whose words contain `word` (a `postWord`), or with the tag `topic`. If both
 * are given, only `word` counts, because one query can look into one list only. Null filters
 * nothing.
 */
export const newestSummaries = (topic: string | null, word: string | null, most: number) =>
  query(
    collections.postSummaries,
    postSummarySchema,
    ...(word ? [where('search', 'array-contains', word)] : topic ? [where('tags', 'array-contains', topic)] : []),
    orderBy('published_at', 'desc'),
    limit(most),
  );

/** The newest posts with a picture of an artist's work. */
export const summariesOfArtist = (slug: string, most: number) =>
  query(
    collections.postSummaries,
    postSummarySchema,
    where('artist_slug', '==', slug),
    orderBy('published_at', 'desc'),
    limit(most),
  );

export const publishedPostOf = (slug: string) =>
  query(collections.blogPosts, blogPostSchema, where('status', '==', 'published'), where('slug', '==', slug), limit(1));

export const newestPosts = (most: number) =>
  query(collections.blogPosts, blogPostSchema, orderBy('created_at', 'desc'), limit(most));

/** The back office's list, the newest first. `null` means every status. */
export const postsListed = (status: BlogPost['status'] | null) =>
  query(
    collections.blogPosts,
    blogPostSchema,
    ...(status ? [where('status', '==', status)] : []),
    orderBy('created_at', 'desc'),
    orderBy(DOCUMENT_ID, 'desc'),
  );

export const everyPost = () => query(collections.blogPosts, blogPostSchema);

export const postsOfStatus = (status: BlogPost['status']) =>
  query(collections.blogPosts, blogPostSchema, where('status', '==', status));

export const postsCreatedWithin = ({ from, to }: { from: Date; to: Date }) =>
  query(collections.blogPosts, blogPostSchema, where('created_at', '>=', from), where('created_at', '<', to));

/** In Firestore's order, a slug from `walls` up to this end is `walls`, or `walls` with a number. */
const endOfNumbered = (slug: string) => `${slug}-:`;

export const postsWithSlugsLike = (slug: string) =>
  query(
    collections.blogPosts,
    blogPostSchema,
    where('slug', '>=', slug),
    where('slug', '<', endOfNumbered(slug)),
    limit(MAX_ALIKE),
  );

export const reservationsLike = (slug: string) =>
  query(
    collections.postSlugs,
    slugReservationSchema,
    where(DOCUMENT_ID, '>=', slug),
    where(DOCUMENT_ID, '<', endOfNumbered(slug)),
    limit(MAX_ALIKE),
  );

export const postsDue = (now: Date, most: number) =>
  query(collections.blogPosts, blogPostSchema, where('publish_at', '<=', now), orderBy('publish_at'), limit(most));

export const newestJobs = (most: number) =>
  query(collections.blogGenerationJobs, generationJobSchema, orderBy('created_at', 'desc'), limit(most));

export const openJobs = (most: number) =>
  query(
    collections.blogGenerationJobs,
    generationJobSchema,
    where('status', 'in', ['pending', 'processing']),
    limit(most),
  );

export const endedJobs = (most: number) =>
  query(
    collections.blogGenerationJobs,
    generationJobSchema,
    where('status', 'in', ['completed', 'failed']),
    limit(most),
  );

export const jobsDue = (before: Date, most: number) =>
  query(
    collections.blogGenerationJobs,
    generationJobSchema,
    where('due_at', '<=', before),
    orderBy('due_at'),
    limit(most),
  );
