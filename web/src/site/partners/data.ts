import type { WithId } from '@streetlore/domain/document';
import type { Neighborhood } from '@streetlore/domain/neighborhood';
import { activePartnersOf, type Partner } from '@streetlore/domain/partner';
import { useQuery } from '../../data/firestore.ts';
import type { Live } from '../../data/live.ts';

/** The active partners of a neighbourhood, by name. */
export const usePartnersOf = (area: Neighborhood): Live<readonly WithId<Partner>[]> => useQuery(activePartnersOf(area));
