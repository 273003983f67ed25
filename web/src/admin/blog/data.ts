import {
  type BlogPost,
  blogPostSchema,
  deletePostInput,
  deletePostOutput,
  editorTexts,
  freeSlug,
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
  callable,
  callConfirmed,
  EditError,
  editDocument,
  type FurtherWrites,
  isDeleted,
  type Live,
  mapLive,
  newId,
  type Pages,
  putDocument,
  readWritten,
  serverNow,
  toPlainValue,
  typedDocument,
  uploadAndPublish,
  useDocumentOf,
  usePages,
  useQuery,
} from '../../data/index.ts';
import { isSameVersion } from './version.ts';

export type Post = WithId<BlogPost>;

/** How many posts a page has. A search shows this many at first, and this many more each time. */
export const POSTS_PAGE = 24;

/** How many of the newest posts a search covers: several years of one or two posts a week. */
export const POSTS_SEARCHED = 500;

/** The newest first. Null means every status. */
export const usePostPages = (status: BlogPost['status'] | null): Pages<BlogPost> =>
  usePages(postsListed(status), POSTS_PAGE);

export function useNewestPosts(): Live<readonly Post[]> {
  return useQuery(newestPosts(POSTS_SEARCHED));
}

export function usePostStats(): Live<WithId<PostStats> | null> {
  return useDocumentOf(documents.postStats, postStatsSchema);
}

const postPath = (id: string) => `${collections.blogPosts}/${id}`;

export function usePostById(id: string): Live<Post | null> {
  return useDocumentOf(postPath(id), blogPostSchema);
}

export const newPostId = (): string => newId(collections.blogPosts);

/** The slugs `slug`, `slug-2`, `slug-3` and so on that are taken, except by the post `own`. */
export function useSlugsLike(slug: string, own: string): Live<readonly string[]> {
  return mapLive(useQuery(postsWithSlugsLike(slug)), (found) =>
    found.filter(({ id }) => id !== own).map((post) => post.slug),
  );
}

type Stored = Readonly<Record<string, unknown>>;

type Saving = {
  /** The audit entry's id. It is the same for the same content, so that a repeat saves nothing twice. */
  readonly id: string;
  /** The action in the audit log: `post_saved`, `post_published` … */
  readonly action: string;
  readonly post: SavedPost;
  /** The version that the content is based on; null for a post that is not stored yet. */
  readonly known: BlogPost | null;
  /**
   * The ids of this editor's saves. A stored post with one of them is this editor's own, even if the answer
   * got lost.
   */
  readonly own: ReadonlySet<string>;
  /** Whether `published_at` becomes the server's time. */
  readonly publish: boolean;
};

/** Reserves a slug in the same transaction. Throws EditError 'taken', which names a free slug, when another post has it. */
const takeSlug =
  (id: string, slug: string): FurtherWrites =>
  async (read) => {
    const isTaken = async (wanted: string) => {
      const holder: unknown = (await read(documents.postSlug(wanted)))?.post_id;
      return typeof holder === 'string' && holder !== id && (await read(postPath(holder)))?.slug === wanted;
    };
    const taken: string[] = [];
    let free = slug;
    while (await isTaken(free)) {
      taken.push(free);
      free = freeSlug(slug, taken);
    }
    if (free !== slug) throw new EditError('taken', editorTexts.slugTaken(slug, free));
    return { [documents.postSlug(slug)]: { post_id: id } satisfies SlugReservation };
  };

/**
 * Stores an admin's version of a post. Rejects with EditError, among others:
 * - 'changed' when another admin has saved the post since `known` was read, so that no version is
 *   overwritten unseen
 * - 'taken' when another post has the slug
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
  const auditEntry = { id: entry, action, detail: { title: post.title, status: post.status } };
  const change = (now: Stored | null) => {
    if (now && !isSameVersion({ last_edit: now.last_edit, updated_at: toPlainValue(now.updated_at) }, known, own))
      throw new EditError('changed', CHANGED);
    // `published_at` orders the public list.
    const fresh = publish || (post.status === 'published' && !now?.published_at);
    return { ...post, updated_at: serverNow(), ...(fresh && { published_at: serverNow() }) };
  };
  if (known) return editDocument(postPath(id), auditEntry, change, takeSlug(id, post.slug));
  const fieldsFor = (now: Stored | null) =>
    now ? change(now) : { published_at: null, ...change(null), created_at: serverNow() };
  return putDocument(postPath(id), auditEntry, fieldsFor, takeSlug(id, post.slug));
}

const callDeletePost = callable('deletePost', deletePostInput, deletePostOutput);

/** Also deletes the pictures that were uploaded for the post. Rejects with CallError. */
export const deletePost = (id: string) => callConfirmed(() => callDeletePost({ post_id: id }), postPath(id), isDeleted);

export const uploadPicture = (postId: string) => uploadAndPublish({ folder: 'blog', id: postId });
