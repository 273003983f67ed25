import { collections } from '../paths/index.ts';
import { limit, orderBy, query, where } from '../query/index.ts';
import { roundSchema } from './round.ts';
import { submissionSchema } from './schema.ts';

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
