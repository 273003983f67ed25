import { collections } from '../paths/index.ts';
import { groupQuery, limit, orderBy, query, type TimeSpan, type Ttl, where, within } from '../query/index.ts';
import { proposalsSchema } from './proposals.ts';
import { ticketSchema } from './ticket.ts';

/** Codes are drawn, so two tickets may have the same; more than a few never do. */
export const ticketsWithCode = (hashes: readonly string[]) =>
  query(collections.tickets, ticketSchema, where('code_hash', 'in', hashes), limit(5));

/** The newest first. */
export const ticketsRedeemedAt = (partnerId: string, span: TimeSpan, most: number) =>
  query(
    collections.tickets,
    ticketSchema,
    where('partner_id', '==', partnerId),
    ...within('redeemed_at', span),
    orderBy('redeemed_at', 'desc'),
    limit(most),
  );

export const proposalsWaiting = (most: number) =>
  groupQuery('private', proposalsSchema, where('waiting', '>', 0), orderBy('waiting', 'desc'), limit(most));

export const ticketsEnd: Ttl = { collection: collections.tickets, field: 'expires_at' };
