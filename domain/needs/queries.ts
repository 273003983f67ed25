import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, limit, orderBy, query, startAfter, type WithId, where } from '../query/index.ts';
import { type HuntNeeds, huntNeedsSchema } from './schema.ts';

/** @param behind the last hunt of the part before */
export const huntsInNeedSince = (before: Date, most: number, behind: WithId<Pick<HuntNeeds, 'from'>> | null) =>
  query(
    collections.huntNeeds,
    huntNeedsSchema,
    where('from', '>', new Date(0)),
    where('from', '<=', before),
    orderBy('from'),
    orderBy(DOCUMENT_ID),
    limit(most),
    ...(behind ? [startAfter(behind.from, behind.id)] : []),
  );

/**
 * The hunts that need an admin, the most urgent first, and those just seen to. Some need an admin only later:
 * the reader compares with the time, so that a row appears without a write.
 */
export const huntsInNeed = (most: number) =>
  query(collections.huntNeeds, huntNeedsSchema, where('order', '>', new Date(0)), orderBy('order'), limit(most));

/** Every hunt that is under way, and those that are over with somebody who may be in danger. */
export const everyHuntWatched = () => query(collections.huntNeeds, huntNeedsSchema);
