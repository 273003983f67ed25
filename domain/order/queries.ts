import { collections } from '../paths/index.ts';
import { limit, query, where } from '../query/index.ts';
import { orderSchema } from './schema.ts';

/** The parties that the clock is to end by now. */
export const lastCallsDue = (now: Date, most: number) =>
  query(
    collections.orders,
    orderSchema,
    where('party.last_call.called_at', '==', null),
    where('party.last_call.ends_at', '<=', now),
    limit(most),
  );
