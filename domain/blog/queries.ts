import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, limit, orderBy, query, where } from '../query/index.ts';
import { type BlogPost, blogPostSchema, generationJobSchema, slugReservationSchema } from './schema.ts';
import { postSummarySchema } from './summary.ts';

/** The most slugs with the same beginning that a query reads. */
const MAX_ALIKE = 200;

/** Every published post, the newest first. */
export const publishedPosts = () =>
  query(collections.blogPosts, blogPostSchema, where('status', '==', 'published'), orderBy('published_at', 'desc'));

/**
 * The newest summaries, the newest first. A word (a `postWord`) filters by its beginning, a topic
 * by its tag. A word beats a topic, because one query can look into only one list. Null filters
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

/** The published post with this slug. */
export const publishedPostOf = (slug: string) =>
  query(collections.blogPosts, blogPostSchema, where('status', '==', 'published'), where('slug', '==', slug), limit(1));

/** The newest posts in all statuses, the newest first. */
export const newestPosts = (most: number) =>
  query(collections.blogPosts, blogPostSchema, orderBy('created_at', 'desc'), limit(most));

/** The back office's list, to be read in pages, the newest first. `null` means every status. */
export const postsListed = (status: BlogPost['status'] | null) =>
  query(
    collections.blogPosts,
    blogPostSchema,
    ...(status ? [where('status', '==', status)] : []),
    orderBy('created_at', 'desc'),
    orderBy(DOCUMENT_ID, 'desc'),
  );

/** Every post, for counting. */
export const everyPost = () => query(collections.blogPosts, blogPostSchema);

/** The posts in a status, for counting. */
export const postsOfStatus = (status: BlogPost['status']) =>
  query(collections.blogPosts, blogPostSchema, where('status', '==', status));

/** The posts created within a span, for counting. */
export const postsCreatedWithin = ({ from, to }: { from: Date; to: Date }) =>
  query(collections.blogPosts, blogPostSchema, where('created_at', '>=', from), where('created_at', '<', to));

/**
 * The end of a range of slugs. In Firestore's order, every text from `walls` up to this end begins
 * with `walls`, and has at most a number after it.
 */
const endOfNumbered = (slug: string) => `${slug}-:`;

/** The posts with this slug, or with this slug and a number. */
export const postsWithSlugsLike = (slug: string) =>
  query(
    collections.blogPosts,
    blogPostSchema,
    where('slug', '>=', slug),
    where('slug', '<', endOfNumbered(slug)),
    limit(MAX_ALIKE),
  );

/** The reservations of this slug, or of this slug and a number. */
export const reservationsLike = (slug: string) =>
  query(
    collections.postSlugs,
    slugReservationSchema,
    where(DOCUMENT_ID, '>=', slug),
    where(DOCUMENT_ID, '<', endOfNumbered(slug)),
    limit(MAX_ALIKE),
  );

/** The posts whose time to be published has come by `now`, the longest waiting first. */
export const postsDue = (now: Date, most: number) =>
  query(collections.blogPosts, blogPostSchema, where('publish_at', '<=', now), orderBy('publish_at'), limit(most));

/** The newest jobs, the newest first. */
export const newestJobs = (most: number) =>
  query(collections.blogGenerationJobs, generationJobSchema, orderBy('created_at', 'desc'), limit(most));

/** Jobs whose article waits or is being written, in no order. */
export const openJobs = (most: number) =>
  query(
    collections.blogGenerationJobs,
    generationJobSchema,
    where('status', 'in', ['pending', 'processing']),
    limit(most),
  );

/** Jobs that are over, in no order. */
export const endedJobs = (most: number) =>
  query(
    collections.blogGenerationJobs,
    generationJobSchema,
    where('status', 'in', ['completed', 'failed']),
    limit(most),
  );

/** Jobs that have been due since `before` or longer, the longest waiting first. */
export const jobsDue = (before: Date, most: number) =>
  query(
    collections.blogGenerationJobs,
    generationJobSchema,
    where('due_at', '<=', before),
    orderBy('due_at'),
    limit(most),
  );
