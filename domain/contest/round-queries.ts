import { collections } from '../paths/index.ts';
import { limit, orderBy, query, where } from '../query/index.ts';
import { roundSchema } from './round.ts';

/** The latest rounds whatever their status, the latest first. */
export const latestRounds = (most: number) =>
  query(collections.contestRounds, roundSchema, orderBy('week', 'desc'), limit(most));

/** The rounds whose winner is named, the latest first. */
export const confirmedRounds = (most: number) =>
  query(
    collections.contestRounds,
    roundSchema,
    where('status', '==', 'confirmed'),
    orderBy('week', 'desc'),
    limit(most),
  );
