import type { Neighborhood } from '../neighborhood/index.ts';
import { collections } from '../paths/index.ts';
import { limit, orderBy, query, where } from '../query/index.ts';
import { partnerSchema } from './schema.ts';

/** Every active partner, by name. */
export const activePartners = () =>
  query(collections.partners, partnerSchema, where('status', '==', 'active'), orderBy('name'));

/** The active partners of a neighbourhood, by name. */
export const activePartnersOf = (area: Neighborhood | 'unknown') =>
  query(
    collections.partners,
    partnerSchema,
    where('status', '==', 'active'),
    where('area', '==', area),
    orderBy('name'),
  );

/** The premium and featured partners among the active ones, by name. */
export const premiumPartners = (most: number) =>
  query(
    collections.partners,
    partnerSchema,
    where('status', '==', 'active'),
    where('partnership_tier', 'in', ['premium', 'featured']),
    orderBy('name'),
    limit(most),
  );
