import { type FeaturedImage, featuredImage, type PostPhoto } from '@streetlore/domain/blog';
import type { CleanPost } from '@streetlore/domain/blog/writing';
import { photosByVotes, submissionSchema } from '@streetlore/domain/contest';
import * as z from 'zod/mini';
import type { Services } from '../platform/services.ts';

/** The most photos looked at for a post's picture, those with most votes first. */
const MAX_PHOTOS = 100;

/** The fields by which a photo is chosen. Reading a hundred whole documents would take longer than the article. */
const photoSchema = z.pick(submissionSchema, {
  title: true,
  image_url: true,
  artist: true,
  neighborhood: true,
  place_name: true,
  tags: true,
  votes: true,
  status: true,
});

/** Photos that any post may show: those with most votes. */
export const photosToShow = ({ store }: Services): Promise<readonly PostPhoto[]> =>
  store.findPart(photosByVotes(MAX_PHOTOS), photoSchema);

/** A fitting photo of the contest with its credit, or one of the fixed pictures. */
export function pictureFor(
  photos: readonly PostPhoto[],
  post: Pick<CleanPost, 'title' | 'tags'>,
  topic: string,
  preferred: readonly string[] = [],
): FeaturedImage {
  return featuredImage(photos, [post.title, topic, ...post.tags], preferred, Math.random());
}
