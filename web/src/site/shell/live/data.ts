import { type Partner, premiumPartners } from '@streetlore/domain/partner';
import type { WithId } from '@streetlore/domain/query';
import { type Live, useQuery } from '../../../data/index.ts';

/** How many premium partners the footer shows. */
const PREMIUM_SHOWN = 4;

/** The premium and featured partners of the footer. */
export const usePremiumPartners = (): Live<readonly WithId<Partner>[]> => useQuery(premiumPartners(PREMIUM_SHOWN));
