import type { Neighborhood } from '../city/index.ts';
import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, groupQuery, limit, orderBy, query, startAfter, where } from '../query/index.ts';
import { partnerFiguresSchema } from './figures.ts';
import { type PartnerStatus, partnerSchema } from './schema.ts';

// These queries stand apart from queries.ts because every page with the footer loads that file.

export const allPartners = () => query(collections.partners, partnerSchema);

export const firstPartners = (most: number) => query(collections.partners, partnerSchema, orderBy('name'), limit(most));

export const partnersAmong = (ids: readonly string[]) =>
  query(collections.partners, partnerSchema, where(DOCUMENT_ID, 'in', ids));

/**
 * The back office's list by name; applications come newest first. Null filters nothing; `word` is a
 * `searchWord`.
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

export const partnersWithMostRewards = (most: number) =>
  groupQuery('private', partnerFiguresSchema, orderBy('redeemed', 'desc'), orderBy('said', 'desc'), limit(most));

/** Partners in the order of their ids, from the one after `last`; null starts at the first. */
export const activePartnersById = (last: string | null, most: number) =>
  query(
    collections.partners,
    partnerSchema,
    where('status', '==', 'active'),
    orderBy(DOCUMENT_ID),
    ...(last === null ? [] : [startAfter(last)]),
    limit(most),
  );

export const newestApplications = (most: number) =>
  query(
    collections.partners,
    partnerSchema,
    where('status', '==', 'form_submitted'),
    orderBy('created_at', 'desc'),
    limit(most),
  );

export const activePartnersIn = (area: Neighborhood) =>
  query(collections.partners, partnerSchema, where('status', '==', 'active'), where('area', '==', area));

export const partnersOfStatus = (status: PartnerStatus) =>
  query(collections.partners, partnerSchema, where('status', '==', status));
