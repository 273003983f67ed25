import type { Neighborhood } from '../city/index.ts';
import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, groupQuery, limit, orderBy, query, startAfter, where } from '../query/index.ts';
import { partnerFiguresSchema } from './figures.ts';
import { type PartnerStatus, partnerSchema } from './schema.ts';

// These queries stand apart from queries.ts because every page with the footer loads that file.

/** Every partner, whatever their status. */
export const allPartners = () => query(collections.partners, partnerSchema);

/** The first partners by name, whatever their status. */
export const firstPartners = (most: number) => query(collections.partners, partnerSchema, orderBy('name'), limit(most));

/** These partners (30 at most), whatever their status, in no order. */
export const partnersAmong = (ids: readonly string[]) =>
  query(collections.partners, partnerSchema, where(DOCUMENT_ID, 'in', ids));

/**
 * The back office's list, in pages, by name. Applications come newest first instead. `null` means
 * no filter; `word` is a `searchWord`.
 */
export const partnersListed = (status: PartnerStatus | null, type: string | null, word: string | null) =>
  query(
    collections.partners,
    partnerSchema,
    ...(status ? [where('status', '==', status)] : []),
    ...(type ? [where('type', '==', type)] : []),
    ...(word ? [where('search', 'array-contains', word)] : []),
    ...(status === 'form_submitted'
      ? [orderBy('created_at', 'desc'), orderBy(DOCUMENT_ID, 'desc')]
      : [orderBy('name'), orderBy(DOCUMENT_ID)]),
  );

/** The `private/figures` of the partners with the most rewards, the most first. */
export const partnersWithMostRewards = (most: number) =>
  groupQuery('private', partnerFiguresSchema, where('redeemed', '>', 0), orderBy('redeemed', 'desc'), limit(most));

/** The next active partners by id, after `last`; null starts from the first. */
export const activePartnersById = (last: string | null, most: number) =>
  query(
    collections.partners,
    partnerSchema,
    where('status', '==', 'active'),
    orderBy(DOCUMENT_ID),
    ...(last === null ? [] : [startAfter(last)]),
    limit(most),
  );

/** The newest unanswered applications, the newest first. */
export const newestApplications = (most: number) =>
  query(
    collections.partners,
    partnerSchema,
    where('status', '==', 'form_submitted'),
    orderBy('created_at', 'desc'),
    limit(most),
  );

/** The active partners of a neighbourhood, for counting. */
export const activePartnersIn = (area: Neighborhood) =>
  query(collections.partners, partnerSchema, where('status', '==', 'active'), where('area', '==', area));

/** The partners with a status, for counting. */
export const partnersOfStatus = (status: PartnerStatus) =>
  query(collections.partners, partnerSchema, where('status', '==', status));
