import { type FeaturedImage, featuredImage, type PostPhoto } from '@streetlore/domain/blog';
import type { CleanPost } from '@streetlore/domain/blog/writing';
import { photosByVotes, submissionSchema } from '@streetlore/domain/contest';
import * as z from 'zod/mini';
import type { Services } from '../platform/services.ts';

/** Photos looked at for a post's picture, those with most votes first. */
const MOST_PHOTOS = 100;

/** What of a photo decides whether a post shows it: a hundred whole ones would take longer to read than an article to ask for. */
const photoSchema = z.pick(submissionSchema, {
  title: true,
  image_url: true,
  neighborhood: true,
  place_name: true,
  tags: true,
  votes: true,
  status: true,
});

/** Photos that any post may show: those with most votes. */
export const photosToShow = ({ store }: Services): Promise<readonly PostPhoto[]> =>
  store.findPart(photosByVotes(MOST_PHOTOS), photoSchema);

/** The picture of a written post: a fitting photo of the contest with its credit, else one of the fixed four. */
export function pictureFor(
  photos: readonly PostPhoto[],
  post: Pick<CleanPost, 'title' | 'tags'>,
  topic: string,
  preferred: readonly string[] = [],
): FeaturedImage {
  return featuredImage(photos, [post.title, topic, ...post.tags], preferred, Math.random());
}
