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
import {
  type Beside,
  callable,
  confirmed,
  EditError,
  edit,
  isGone,
  type Live,
  mapLive,
  newId,
  type Pages,
  plain,
  put,
  readQuery,
  readWritten,
  serverNow,
  typedDocument,
  UNREACHABLE,
  uploadAndPublish,
  useDocumentOf,
  usePages,
  useQuery,
} from '../../data/index.ts';
import { isSameVersion } from './version.ts';

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

/** An id for a post that is not stored yet. */
export const newPostId = (): string => newId(collections.blogPosts);

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

/** A post as the server has it. */
type Stored = Readonly<Record<string, unknown>>;

type Saving = {
  /** The same for the same words, so that a repeat after a lost answer saves nothing twice. */
  readonly id: string;
  /** `post_saved`, `post_published` …, for the audit log. */
  readonly action: string;
  readonly post: SavedPost;
  /** The version these words are based on; null for a post that is not stored yet. */
  readonly known: BlogPost | null;
  /** The ids of the saves from the same editor: a post that one of them has left is nobody else's, though its answer got lost. */
  readonly own: ReadonlySet<string>;
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
  const post = await readWritten(typedDocument(postPath(id), blogPostSchema)).catch((cause: unknown) => {
    throw new EditError('unavailable', 'It was saved, but the server could not be reached afterwards.', { cause });
  });
  if (post?.last_edit !== entry) throw new EditError('changed', CHANGED);
  return post;
}

const CHANGED = 'Somebody else saved this post meanwhile.';

function write(id: string, { id: entry, action, post, known, own, publish }: Saving): Promise<string> {
  const deed = { id: entry, action, detail: { title: post.title, status: post.status } };
  const change = (now: Stored | null) => {
    if (now && !isSameVersion({ last_edit: now.last_edit, updated_at: plain(now.updated_at) }, known, own))
      throw new EditError('changed', CHANGED);
    // The public list is sorted by it, so a published post always has one.
    const fresh = publish || (post.status === 'published' && !now?.published_at);
    return { ...post, updated_at: serverNow(), ...(fresh && { published_at: serverNow() }) };
  };
  if (known) return edit(postPath(id), deed, change, takeSlug(id, post.slug));
  const fieldsFor = (now: Stored | null) =>
    now ? change(now) : { published_at: null, ...change(null), created_at: serverNow() };
  return put(postPath(id), deed, fieldsFor, takeSlug(id, post.slug));
}

const callDeletePost = callable('deletePost', deletePostInput, deletePostOutput);

/** Deletes a post with the pictures uploaded for it. Rejects with CallError. */
export const deletePost = (id: string) => confirmed(() => callDeletePost({ post_id: id }), postPath(id), isGone);

/** Puts a picture into the post's folder and publishes it. See `uploadAndPublish`. */
export const uploadPicture = (postId: string) => uploadAndPublish({ folder: 'blog', id: postId });
