import { publishedPosts } from '@streetlore/domain/blog';
import { newestPhotos } from '@streetlore/domain/contest';
import { activePartners } from '@streetlore/domain/partner';
import { withLimit } from '@streetlore/domain/query';
import { publishedTours } from '@streetlore/domain/tour';
import type { Store } from '../store/store.ts';

/**
 * The most documents read of each public list, newest first or in the order of names. A sitemap may
 * have 50,000 addresses.
 */
const MAX_ADDRESSES = 5000;

export const listedTours = (store: Store) => store.find(withLimit(publishedTours(), MAX_ADDRESSES));

export const listedPartners = (store: Store) => store.find(withLimit(activePartners(), MAX_ADDRESSES));

/** The newest published posts, newest first. */
export const listedPosts = (store: Store, most = MAX_ADDRESSES) => store.find(withLimit(publishedPosts(), most));

/** The newest approved contest photos, newest first. */
export const listedPhotos = (store: Store) => store.find(newestPhotos(MAX_ADDRESSES));
