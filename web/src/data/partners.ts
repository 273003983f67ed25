import { activePartners, type Partner } from '@streetlore/domain/partner';
import type { WithId } from '@streetlore/domain/query';
import { useQuery } from './firestore.ts';
import type { Live } from './live.ts';

/** Every active partner, by name. */
export const usePartners = (): Live<readonly WithId<Partner>[]> => useQuery(activePartners());
