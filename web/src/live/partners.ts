import type { WithId } from '@streetlore/domain/document';
import type { Neighborhood } from '@streetlore/domain/neighborhood';
import { type Partner, partnerSchema } from '@streetlore/domain/partner';
import { collections } from '@streetlore/domain/paths';
import { limit, orderBy, where } from 'firebase/firestore';
import { useQueryOf } from './core/firestore.ts';
import type { Live } from './core/live.ts';

const active = () => where('status', '==', 'active');

/** Every active partner, by name. */
export function usePartners(): Live<readonly WithId<Partner>[]> {
  return useQueryOf('active by name', collections.partners, partnerSchema, () => [active(), orderBy('name')]);
}

/** The active partners of a neighbourhood, by name. */
export function usePartnersOf(area: Neighborhood): Live<readonly WithId<Partner>[]> {
  return useQueryOf(`active in ${area}`, collections.partners, partnerSchema, () => [
    active(),
    where('area', '==', area),
    orderBy('name'),
  ]);
}

/** How many premium partners the footer shows. */
const PREMIUM_SHOWN = 4;

/** The premium and featured partners of the footer. */
export function usePremiumPartners(): Live<readonly WithId<Partner>[]> {
  return useQueryOf('premium', collections.partners, partnerSchema, () => [
    active(),
    where('partnership_tier', 'in', ['premium', 'featured']),
    orderBy('name'),
    limit(PREMIUM_SHOWN),
  ]);
}
