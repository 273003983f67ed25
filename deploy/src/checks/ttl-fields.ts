import { collections } from '@streetlore/domain/paths';
import type { TtlField } from './firestore.ts';

/** What the product writes to expire by itself. */
export const ttlFields: readonly TtlField[] = [
  collections.rateLimits,
  collections.voters,
  collections.articleTries,
  collections.functionErrors,
].map((collectionGroup) => ({ collectionGroup, fieldPath: 'expires_at' }));
