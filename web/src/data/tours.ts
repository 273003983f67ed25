import { collections } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { type Tour, tourSchema } from '@streetlore/domain/tour';
import { useDocumentOf } from './firestore.ts';
import type { Live } from './live.ts';

export const useTour = (id: string): Live<WithId<Tour> | null> =>
  useDocumentOf(`${collections.tours}/${id}`, tourSchema);
