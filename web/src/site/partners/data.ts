import type { Neighborhood } from '@streetlore/domain/city';
import { activePartnersAt, activePartnersInArea, type Partner } from '@streetlore/domain/partner';
import type { WithId } from '@streetlore/domain/query';
import { type Live, mapLive, useQuery } from '../../data/index.ts';
import { type GrowingList, useGrowingList } from '../shell/use-growing-list.ts';

const PARTNERS_PAGE = 24;

/** By name. */
export const usePartnersOf = (area: Neighborhood): Live<GrowingList<Partner>> =>
  useGrowingList(`partners of ${area}`, PARTNERS_PAGE, (most) => activePartnersInArea(area, most));

export const usePartnerAt = (area: string, slug: string): Live<WithId<Partner> | null> =>
  mapLive(useQuery(activePartnersAt(area, slug)), ([partner]) => partner ?? null);
