import { collections } from '../paths/index.ts';
import { limit, query, where } from '../query/index.ts';
import { movementSchema } from './schema.ts';

/** The movements of a gift, in no order: they are few. */
export const movementsOfGift = (giftId: string, most: number) =>
  query(collections.ledger, movementSchema, where('gift_id', '==', giftId), limit(most));
