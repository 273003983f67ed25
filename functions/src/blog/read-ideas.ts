import type { IdeaSources } from '@streetlore/domain/blog/ideas';
import type { Services } from '../platform/services.ts';

/** How much is looked at: enough for ideas however large the site grows, and the same bill for every refresh. */
const most = { photos: 200, tours: 50, partners: 100, posts: 500, jobs: 100 } as const;

/** What ideas are drawn from, the newest first. */
export async function readIdeaSources({ store }: Services): Promise<IdeaSources> {
  const [photos, tours, partners, posts, jobs] = await Promise.all([
    store.submissions.where('status', '==', 'approved').orderBy('submitted_at', 'desc').limit(most.photos).get(),
    store.tours.where('status', '==', 'published').orderBy('name').limit(most.tours).get(),
    store.partners.where('status', '==', 'active').orderBy('name').limit(most.partners).get(),
    store.posts.withConverter(null).orderBy('created_at', 'desc').limit(most.posts).select('title', 'topic').get(),
    store.jobs.where('status', 'in', ['pending', 'processing']).limit(most.jobs).get(),
  ]);
  return {
    photos: photos.docs.map((photo) => photo.data()),
    tours: tours.docs.map((tour) => tour.data()),
    partners: partners.docs.map((partner) => partner.data()),
    posts: posts.docs.map((post) => ({ title: String(post.get('title')), topic: String(post.get('topic')) })),
    queued: jobs.docs.map((job) => job.data().title),
  };
}
