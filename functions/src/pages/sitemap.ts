import { sitemapXml } from '@streetlore/domain/page';
import type { Services } from '../platform/services.ts';
import {
  cachedDocument,
  listedPartners,
  listedPhotos,
  listedPosts,
  listedTours,
  listedWalls,
  xmlDocument,
} from './document.ts';

/** Makes the sitemap: every public page with the time of its last change. */
export async function makeSitemap({ store, site }: Services<'site'>): Promise<string> {
  const [tours, posts, partners, submissions, walls] = await Promise.all([
    listedTours(store),
    listedPosts(store),
    listedPartners(store),
    listedPhotos(store),
    listedWalls(store),
  ]);
  return sitemapXml({ tours, posts, partners, submissions, walls }, site);
}

const TYPE = 'application/xml';

export const sitemap = xmlDocument(TYPE, cachedDocument('/sitemap.xml', TYPE, makeSitemap));
