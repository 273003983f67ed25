import { ttls } from '../../../domain/indexes/catalogue.ts';
import type { TtlField } from './firestore.ts';

/** What the product writes to expire by itself. */
export const ttlFields: readonly TtlField[] = ttls.map(({ collection, field }) => ({
  collectionGroup: collection,
  fieldPath: field,
}));
