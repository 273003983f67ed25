import { collections } from '../paths/index.ts';
import { limit, orderBy, query, where } from '../query/index.ts';
import { huntNeedsSchema } from './schema.ts';

/** The hunts that have needed an admin since before an instant. */
export const huntsInNeedSince = (before: Date, most: number) =>
  query(
    collections.huntNeeds,
    huntNeedsSchema,
    where('from', '>', new Date(0)),
    where('from', '<=', before),
    orderBy('from'),
    limit(most),
  );

/**
 * The hunts that need an admin first, pleas before all others. Some may only need one later: the reader compares `from` with
 * the time, so that a row appears at its moment without a write.
 */
export const huntsInNeed = (most: number) =>
  query(collections.huntNeeds, huntNeedsSchema, where('order', '>', new Date(0)), orderBy('order'), limit(most));

/** Every hunt that is under way, and those that are over with somebody who may be in danger. */
export const everyHuntWatched = () => query(collections.huntNeeds, huntNeedsSchema);
