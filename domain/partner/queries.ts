import type { Neighborhood } from '../city/index.ts';
import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, limit, orderBy, query, where } from '../query/index.ts';
import { partnerSchema } from './schema.ts';

/** Every active partner, by name. */
export const activePartners = () =>
  query(collections.partners, partnerSchema, where('status', '==', 'active'), orderBy('name'));

/** The active partners of a neighbourhood, by name. */
export const activePartnersInArea = (area: Neighborhood | 'unknown', most: number) =>
  query(
    collections.partners,
    partnerSchema,
    where('status', '==', 'active'),
    where('area', '==', area),
    orderBy('name'),
    limit(most),
  );

/**
 * The active partner whose page has this address. No two partners share an address. Saving a
 * partner uses the second result to find a clash.
 */
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

/** The active ones of these partners (30 at most), in no order. */
export const activePartnersAmong = (ids: readonly string[]) =>
  query(
    collections.partners,
    partnerSchema,
    where('status', '==', 'active'),
    where(DOCUMENT_ID, 'in', ids),
    limit(ids.length),
  );

/** The active partners that are premium or featured, by name. */
export const premiumPartners = (most: number) =>
  query(
    collections.partners,
    partnerSchema,
    where('status', '==', 'active'),
    where('partnership_tier', 'in', ['premium', 'featured']),
    orderBy('name'),
    limit(most),
  );
