import { collections } from '../paths/index.ts';
import { limit, orderBy, query, where } from '../query/index.ts';
import { ROUNDS_BACK, roundSchema } from './round.ts';
import { submissionSchema } from './schema.ts';

/**
 * The current round and the rounds before it that are still looked after, in any status, the latest
 * first. Only these rounds can wait for a winner.
 */
export const latestRounds = () =>
  query(collections.contestRounds, roundSchema, orderBy('week', 'desc'), limit(1 + ROUNDS_BACK));

/** The rounds with a confirmed winner, the latest first. */
export const confirmedRounds = (most: number) =>
  query(
    collections.contestRounds,
    roundSchema,
    where('status', '==', 'confirmed'),
    orderBy('week', 'desc'),
    limit(most),
  );

/** The approved photos sent within a span (its end excluded), the newest first. */
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
