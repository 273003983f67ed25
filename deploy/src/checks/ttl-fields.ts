import { ttls } from '../../../domain/indexes/catalogue.ts';
import type { TtlField } from './firestore.ts';

/** The fields by which the product's documents expire. */
export const ttlFields: readonly TtlField[] = ttls.map(({ collection, field }) => ({
  collectionGroup: collection,
  fieldPath: field,
}));
