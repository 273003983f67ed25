import { collections } from '../paths/index.ts';
import { limit, orderBy, query, where } from '../query/index.ts';
import { ROUNDS_BACK, roundSchema } from './round.ts';
import { submissionSchema } from './schema.ts';

/** The current round and the earlier ones that may still wait for a winner, the latest first. */
export const latestRounds = () =>
  query(collections.contestRounds, roundSchema, orderBy('week', 'desc'), limit(1 + ROUNDS_BACK));

export const confirmedRounds = (most: number) =>
  query(
    collections.contestRounds,
    roundSchema,
    where('status', '==', 'confirmed'),
    orderBy('week', 'desc'),
    limit(most),
  );

/** Photos sent exactly at `to` are left out. */
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
