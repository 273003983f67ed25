import { blogPostSchema, newestPosts, openJobs } from '@streetlore/domain/blog';
import type { IdeaSources } from '@streetlore/domain/blog/ideas';
import { newestPhotos } from '@streetlore/domain/contest';
import { activePartners } from '@streetlore/domain/partner';
import { withLimit } from '@streetlore/domain/query';
import { publishedTours } from '@streetlore/domain/tour';
import * as z from 'zod/mini';
import type { Services } from '../platform/services.ts';

/** The most documents of each kind that are read, so that the cost does not grow with the site. */
const most = { photos: 200, tours: 50, partners: 100, posts: 500, jobs: 100 } as const;

/** The fields of a post that keep its idea from being suggested again. */
const postSchema = z.pick(blogPostSchema, { title: true, topic: true });

/** The newest photos and posts, tours, partners and open jobs. */
export async function readIdeaSources({ store }: Services): Promise<IdeaSources> {
  const [photos, tours, partners, posts, jobs] = await Promise.all([
    store.find(newestPhotos(most.photos)),
    store.find(withLimit(publishedTours(), most.tours)),
    store.find(withLimit(activePartners(), most.partners)),
    store.findPart(newestPosts(most.posts), postSchema),
    store.find(openJobs(most.jobs)),
  ]);
  return {
    photos,
    tours,
    partners,
    posts,
    queued: jobs.map(({ title }) => title),
  };
}
