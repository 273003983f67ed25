import type { Store } from '../store/store.ts';

/** What of the public lists is read at most, newest or first by name; a sitemap may hold 50,000 addresses. */
const MOST = 5000;

export const publishedTours = async (store: Store) =>
  (await store.tours.where('status', '==', 'published').limit(MOST).get()).docs.map((tour) => tour.data());

export const activePartners = async (store: Store) =>
  (await store.partners.where('status', '==', 'active').limit(MOST).get()).docs.map((partner) => partner.data());

/** The newest published posts, newest first. */
export const publishedPosts = async (store: Store, most = MOST) =>
  (await store.posts.where('status', '==', 'published').orderBy('published_at', 'desc').limit(most).get()).docs.map(
    (post) => post.data(),
  );

/** The newest approved contest photos, newest first. */
export const approvedPhotos = async (store: Store) =>
  (
    await store.submissions.where('status', '==', 'approved').orderBy('submitted_at', 'desc').limit(MOST).get()
  ).docs.map((photo) => photo.data());
