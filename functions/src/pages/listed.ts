import { publishedPosts } from '@streetlore/domain/blog';
import { newestPhotos } from '@streetlore/domain/contest';
import { activePartners } from '@streetlore/domain/partner';
import { atMost } from '@streetlore/domain/query';
import { publishedTours } from '@streetlore/domain/tour';
import type { Store } from '../store/store.ts';

/** What of the public lists is read at most, newest or first by name; a sitemap may hold 50,000 addresses. */
const MOST = 5000;

export const listedTours = (store: Store) => store.find(atMost(publishedTours(), MOST));

export const listedPartners = (store: Store) => store.find(atMost(activePartners(), MOST));

/** The newest published posts, newest first. */
export const listedPosts = (store: Store, most = MOST) => store.find(atMost(publishedPosts(), most));

/** The newest approved contest photos, newest first. */
export const listedPhotos = (store: Store) => store.find(newestPhotos(MOST));
