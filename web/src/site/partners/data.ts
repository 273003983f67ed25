import type { Neighborhood } from '@streetlore/domain/neighborhood';
import { activePartnersOf, type Partner } from '@streetlore/domain/partner';
import type { WithId } from '@streetlore/domain/query';
import { type Live, useQuery } from '../../data/index.ts';

/** The active partners of a neighbourhood, by name. */
export const usePartnersOf = (area: Neighborhood): Live<readonly WithId<Partner>[]> => useQuery(activePartnersOf(area));
