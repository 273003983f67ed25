import { publishedPostOf, summariesOfArtist } from '@streetlore/domain/blog';
import { photoAtPath, photoOfSlug, photosOfArtist, placePath } from '@streetlore/domain/contest';
import { documentId } from '@streetlore/domain/fields';
import {
  artistHead,
  fixedPages,
  type KnownArtist,
  knownArtist,
  missingHead,
  type PageAddress,
  type PageHead,
  pageHead,
  partnerHead,
  postHead,
  readAddress,
  sharedHead,
  submissionHead,
  tourHead,
  tourIn,
  unlistedHead,
} from '@streetlore/domain/page';
import { activePartnersAt } from '@streetlore/domain/partner';
import { publishedToursBySlug, wallsOfArtist } from '@streetlore/domain/tour';
import type { Services } from '../platform/services.ts';
import { readShared } from '../platform/shared-result.ts';

/** The head of a page, and the status that says whether the page exists. */
export type FoundHead = { head: PageHead; status: 200 | 404 };

/**
 * Finds the head of a page from public data. `path` has no query. A page that is not public counts as
 * missing.
 */
export async function findHead(services: Services<'site'>, path: string): Promise<FoundHead> {
  const site = services.site;
  const head = await headOf(services, readAddress(path), site);
  return head ? { head, status: 200 } : { head: missingHead(site), status: 404 };
}

async function headOf({ store }: Services, address: PageAddress, site: string): Promise<PageHead | null> {
  switch (address.kind) {
    case 'page': {
      const text = fixedPages.get(address.path);
      return text ? pageHead(address.path, text, site) : null;
    }
    case 'booking':
    case 'unlisted':
      return unlistedHead(site);
    case 'tour': {
      const byId = documentId.safeParse(address.name).success ? await store.tours.at(address.name).read() : null;
      const tour =
        byId?.status === 'published'
          ? byId
          : tourIn(address.neighborhood, await store.find(publishedToursBySlug(address.name)));
      return tour && tourHead(tour, site);
    }
    case 'partner': {
      const partner = await store.first(activePartnersAt(address.area, address.name));
      return partner && partnerHead(partner, site);
    }
    case 'post': {
      const post = await store.first(publishedPostOf(address.slug));
      return post && postHead(post, site);
    }
    case 'artist': {
      const artist = await artistOf(store, address.slug);
      return artist && artistHead(artist, site);
    }
    case 'submission-id': {
      const photo = await store.submissions.at(address.id).read();
      return photo?.status === 'approved' ? submissionHead(photo, site) : null;
    }
    case 'submission-slug': {
      const photo = await store.first(photoOfSlug(address.slug));
      return photo && submissionHead(photo, site);
    }
    case 'submission-place': {
      const photo = await store.first(photoAtPath(placePath(address)));
      return photo && submissionHead(photo, site);
    }
    case 'shared': {
      const result = await readShared(store, address.id);
      return result && sharedHead(result, address.id, site);
    }
    case 'missing':
      return null;
  }
}

/** The artist as one of the works names them; null without a work. A later work is read only if there is no other. */
async function artistOf(store: Services['store'], slug: string): Promise<KnownArtist | null> {
  const work =
    (await store.first(photosOfArtist(slug, 1))) ??
    (await store.first(wallsOfArtist(slug, 1))) ??
    (await store.first(summariesOfArtist(slug, 1)));
  return work && knownArtist(slug, [work]);
}
