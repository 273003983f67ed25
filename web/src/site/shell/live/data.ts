import { type Partner, premiumPartners } from '@streetlore/domain/partner';
import type { WithId } from '@streetlore/domain/query';
import { type Live, useQuery } from '../../../data/index.ts';

const PREMIUM_SHOWN = 4;

export const usePremiumPartners = (): Live<readonly WithId<Partner>[]> => useQuery(premiumPartners(PREMIUM_SHOWN));
