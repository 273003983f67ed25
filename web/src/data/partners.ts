import type { WithId } from '@streetlore/domain/document';
import type { Neighborhood } from '@streetlore/domain/neighborhood';
import { activePartners, activePartnersOf, type Partner, premiumPartners } from '@streetlore/domain/partner';
import { useQuery } from './firestore.ts';
import type { Live } from './live.ts';

/** Every active partner, by name. */
export const usePartners = (): Live<readonly WithId<Partner>[]> => useQuery(activePartners());

/** The active partners of a neighbourhood, by name. */
export const usePartnersOf = (area: Neighborhood): Live<readonly WithId<Partner>[]> => useQuery(activePartnersOf(area));

/** How many premium partners the footer shows. */
const PREMIUM_SHOWN = 4;

/** The premium and featured partners of the footer. */
export const usePremiumPartners = (): Live<readonly WithId<Partner>[]> => useQuery(premiumPartners(PREMIUM_SHOWN));
