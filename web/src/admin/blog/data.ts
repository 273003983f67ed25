import { type AuditEntry, auditEntrySchema } from '@streetlore/domain/audit';
import {
  type BlogPost,
  blogPostSchema,
  deletePostInput,
  deletePostOutput,
  newestPosts,
  type PostStats,
  postStatsSchema,
  postsListed,
  postsWithSlugsLike,
  type SavedPost,
  type SlugReservation,
} from '@streetlore/domain/blog';
import { collections, documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { filter, firstValueFrom, timeout } from 'rxjs';
import {
  type Beside,
  callable,
  confirmed,
  create,
  EditError,
  edit,
  isGone,
  type Live,
  listenToDocument,
  mapLive,
  newId,
  type Pages,
  plain,
  readQuery,
  serverNow,
  typedDocument,
  UNREACHABLE,
  uploadAndPublish,
  useDocumentOf,
  usePages,
  useQuery,
} from '../../data/index.ts';

export type Post = WithId<BlogPost>;

/** Posts of a page of the list; a search shows as many at first, and as many more each time. */
export const POSTS_PAGE = 24;

/** Posts that a search looks through, the newest first: a blog that grows by one or two a week has years of them. */
export const POSTS_SEARCHED = 500;

/** A live page of the posts in a status, the newest first; null is every status. */
export const usePostPages = (status: BlogPost['status'] | null): Pages<BlogPost> =>
  usePages(postsListed(status), POSTS_PAGE);

/** The newest posts in every status, at most POSTS_SEARCHED, the newest first. */
export function useNewestPosts(): Live<readonly Post[]> {
  return useQuery(newestPosts(POSTS_SEARCHED));
}

/** How many posts there are; null before anything was counted. */
export function usePostStats(): Live<WithId<PostStats> | null> {
  return useDocumentOf(documents.postStats, postStatsSchema);
}

const postPath = (id: string) => `${collections.blogPosts}/${id}`;

/** One post in whatever status; null when there is none. */
export function usePostById(id: string): Live<Post | null> {
  return useDocumentOf(postPath(id), blogPostSchema);
}

/** The audit entry of a post's last direct edit. */
export function useAuditEntry(id: string): Live<WithId<AuditEntry> | null> {
  return useDocumentOf(documents.auditEntry(id), auditEntrySchema);
}

/** An id for a post that is not stored yet. */
export const newPostId = (): string => newId(collections.blogPosts);

/** How long, in ms, a listener may take to bring back what was just written. */
const SEEN_MS = 10_000;

/** The slugs that `slug` competes with, live: itself and `slug-2`, `slug-3` …; those of the post `own` left out. */
export function useSlugsLike(slug: string, own: string): Live<readonly string[]> {
  return mapLive(useQuery(postsWithSlugsLike(slug)), (found) =>
    found.filter(({ id }) => id !== own).map((post) => post.slug),
  );
}

/** The same, once, as the server has it at this moment. Rejects with EditError. */
export async function slugsLike(slug: string, own: string): Promise<readonly string[]> {
  try {
    const found = await readQuery(postsWithSlugsLike(slug));
    return found.filter(({ id }) => id !== own).map((post) => post.slug);
  } catch (cause) {
    throw new EditError('unavailable', UNREACHABLE, {
      cause,
    });
  }
}

type Saving = {
  /** The same for the same words, so that a repeat after a lost answer saves nothing twice. */
  readonly id: string;
  /** `post_saved`, `post_published` …, for the audit log. */
  readonly action: string;
  readonly post: SavedPost;
  /** The version these words are based on; null for a post that is not stored yet. */
  readonly known: BlogPost | null;
  /** Publishes now: `published_at` becomes the server's time. */
  readonly publish: boolean;
};

/** Makes a slug the post's own, unless another post has it: then EditError 'taken', however close the two saves are. */
const takeSlug =
  (id: string, slug: string): Beside =>
  async (read) => {
    const reservation = documents.postSlug(slug);
    const holder: unknown = (await read(reservation))?.post_id;
    if (holder === id) return {};
    if (typeof holder === 'string' && (await read(postPath(holder)))?.slug === slug)
      throw new EditError('taken', `The slug "${slug}" is already taken.`);
    return { [reservation]: { post_id: id } satisfies SlugReservation };
  };

/**
 * Stores a post as an admin, or refuses with EditError 'changed' when somebody saved it since `known` was read: what they
 * wrote is never overwritten unseen; or with 'taken' when another post has its slug. Rejects with EditError.
 * @returns the post as it is stored now
 */
export async function savePost(id: string, saving: Saving): Promise<Post> {
  const entry = await write(id, saving);
  // Not a read: while a listener is open the SDK may answer one from what that listener saw last, before this write.
  const written = listenToDocument(typedDocument(postPath(id), blogPostSchema)).pipe(
    filter((post) => post?.last_edit === entry),
    filter((post) => post !== null),
    timeout(SEEN_MS),
  );
  return firstValueFrom(written).catch((cause: unknown) => {
    throw new EditError('unavailable', 'It was saved, but the server could not be reached afterwards.', { cause });
  });
}

function write(id: string, { id: entry, action, post, known, publish }: Saving): Promise<string> {
  const deed = { id: entry, action, detail: { title: post.title, status: post.status } };
  // The public list is sorted by it, so a published post always has one.
  const fresh = publish || (post.status === 'published' && !known?.published_at);
  const times = { updated_at: serverNow(), ...(fresh && { published_at: serverNow() }) };
  if (!known) {
    const fields = { published_at: null, ...post, ...times, created_at: serverNow() };
    return create(postPath(id), deed, fields, takeSlug(id, post.slug));
  }
  const change = (now: Readonly<Record<string, unknown>>) => {
    const stored = plain(now.updated_at);
    if (!(stored instanceof Date) || stored.getTime() !== known.updated_at.getTime())
      throw new EditError('changed', 'Somebody else saved this post meanwhile.');
    return { ...post, ...times };
  };
  return edit(postPath(id), deed, change, takeSlug(id, post.slug));
}

const callDeletePost = callable('deletePost', deletePostInput, deletePostOutput);

/** Deletes a post with the pictures uploaded for it. Rejects with CallError. */
export const deletePost = (id: string) => confirmed(() => callDeletePost({ post_id: id }), postPath(id), isGone);

/** Puts a picture into the post's folder and publishes it. See `uploadAndPublish`. */
export const uploadPicture = (postId: string) => uploadAndPublish({ folder: 'blog', id: postId });
