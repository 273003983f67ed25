import { type BlogPost, blogPostSchema } from '@streetlore/domain/blog';
import type { WithId } from '@streetlore/domain/document';
import { collections } from '@streetlore/domain/paths';
import { limit, orderBy, where } from 'firebase/firestore';
import { useQueryOf } from './core/firestore.ts';
import { type Live, mapLive } from './core/live.ts';

const published = () => where('status', '==', 'published');

/** Every published post, the newest first. */
export function usePosts(): Live<readonly WithId<BlogPost>[]> {
  return useQueryOf('published, newest first', collections.blogPosts, blogPostSchema, () => [
    published(),
    orderBy('published_at', 'desc'),
  ]);
}

/** The published post with this slug; null when there is none. */
export function usePost(slug: string): Live<WithId<BlogPost> | null> {
  const found = useQueryOf(`published as ${slug}`, collections.blogPosts, blogPostSchema, () => [
    published(),
    where('slug', '==', slug),
    limit(1),
  ]);
  return mapLive(found, ([post]) => post ?? null);
}
