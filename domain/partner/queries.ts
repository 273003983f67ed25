import type { Neighborhood } from '../city/index.ts';
import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, limit, orderBy, query, where } from '../query/index.ts';
import { partnerSchema } from './schema.ts';

export const activePartners = () =>
  query(collections.partners, partnerSchema, where('status', '==', 'active'), orderBy('name'));

export const activePartnersInArea = (area: Neighborhood | 'unknown', most: number) =>
  query(
    collections.partners,
    partnerSchema,
    where('status', '==', 'active'),
    where('area', '==', area),
    orderBy('name'),
    limit(most),
  );

/** No two active partners share an address on the site: a second result shows a save the clash. */
export const activePartnersAt = (area: string, slug: string) =>
  query(
    collections.partners,
    partnerSchema,
    where('status', '==', 'active'),
    where('area', '==', area),
    where('slug', '==', slug),
    limit(2),
  );

/**
 * The most partners that one query may name
 * (https://firebase.google.com/docs/firestore/query-data/queries#limits_on_or_queries).
 */
export const MAX_NAMED = 30;

export const activePartnersAmong = (ids: readonly string[]) =>
  query(
    collections.partners,
    partnerSchema,
    where('status', '==', 'active'),
    where(DOCUMENT_ID, 'in', ids),
    limit(ids.length),
  );

export const premiumPartners = (most: number) =>
  query(
    collections.partners,
    partnerSchema,
    where('status', '==', 'active'),
    where('partnership_tier', 'in', ['premium', 'featured']),
    orderBy('name'),
    limit(most),
  );
