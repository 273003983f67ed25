import { collections } from '../paths/index.ts';
import { limit, orderBy, query, where } from '../query/index.ts';
import { submissionSchema } from './schema.ts';

/** The most cells that Firestore takes in one query. */
export const MAX_CELLS = 30;

/**
 * The newest approved photos around 1 to `MAX_CELLS` cells. Each photo stores the cells around it,
 * so one query finds the photos near a whole tour.
 */
export const photosNear = (cells: readonly string[], most: number) =>
  query(
    collections.contestSubmissions,
    submissionSchema,
    where('status', '==', 'approved'),
    where('near_cells', 'array-contains-any', cells),
    orderBy('submitted_at', 'desc'),
    limit(most),
  );
