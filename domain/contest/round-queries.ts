import { collections } from '../paths/index.ts';
import { limit, orderBy, query, where } from '../query/index.ts';
import { ROUNDS_BACK, roundSchema } from './round.ts';
import { submissionSchema } from './schema.ts';

/** The round that goes on and those that are looked after, whatever their status, the latest first: all that may wait for a winner. */
export const latestRounds = () =>
  query(collections.contestRounds, roundSchema, orderBy('week', 'desc'), limit(1 + ROUNDS_BACK));

/** The rounds whose winner is named, the latest first. */
export const confirmedRounds = (most: number) =>
  query(
    collections.contestRounds,
    roundSchema,
    where('status', '==', 'confirmed'),
    orderBy('week', 'desc'),
    limit(most),
  );

/** The approved photos that were sent in a time (its end excluded), the newest first. */
export const photosSentWithin = ({ from, to }: { from: Date; to: Date }, most: number) =>
  query(
    collections.contestSubmissions,
    submissionSchema,
    where('status', '==', 'approved'),
    where('submitted_at', '>=', from),
    where('submitted_at', '<', to),
    orderBy('submitted_at', 'desc'),
    limit(most),
  );
