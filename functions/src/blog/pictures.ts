import { type FeaturedImage, featuredImage } from '@streetlore/domain/blog';
import type { CleanPost } from '@streetlore/domain/blog/writing';
import type { Services } from '../platform/services.ts';

/** Photos looked at for a post's picture, those with most votes first. */
const MOST_PHOTOS = 100;

/** The picture of a written post: a fitting photo of the contest with its credit, else one of the fixed four. */
export async function pictureFor(
  { store }: Services,
  post: Pick<CleanPost, 'title' | 'tags'>,
  topic: string,
  preferred: readonly string[] = [],
): Promise<FeaturedImage> {
  const voted = store.submissions.where('status', '==', 'approved').orderBy('votes', 'desc').limit(MOST_PHOTOS).get();
  const wanted = Promise.all(preferred.map((id) => store.submissions.doc(id).get()));
  const photos = [...(await wanted), ...(await voted).docs].flatMap((photo) => photo.data() ?? []);
  const approved = photos.filter(({ status }) => status === 'approved');
  return featuredImage(approved, [post.title, topic, ...post.tags], preferred, Math.random());
}
