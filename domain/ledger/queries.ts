import { collections } from '../paths/index.ts';
import { limit, orderBy, query, summed, type TimeSpan, where, within } from '../query/index.ts';
import { type Movement, movementSchema } from './schema.ts';

/** Every movement of a span, oldest first. */
export const movementsWithin = (span: TimeSpan) =>
  query(collections.ledger, movementSchema, ...within('at', span), orderBy('at'));

/** Movements whose fee Stripe has not said yet. */
export const feesOpenWithin = (span: TimeSpan) =>
  query(collections.ledger, movementSchema, where('fee', '==', null), ...within('at', span));

export const movedWithin = (kinds: readonly Movement['kind'][], span: TimeSpan) =>
  summed(
    query(collections.ledger, movementSchema, where('kind', 'in', kinds), ...within('at', span)),
    'card',
    'fee',
    'gift',
  );

/** Card payments for hunts: those that sell no gift. */
export const huntPaymentsWithin = (span: TimeSpan) =>
  summed(
    query(
      collections.ledger,
      movementSchema,
      where('kind', '==', 'payment'),
      where('gift_id', '==', null),
      ...within('at', span),
    ),
    'card',
    'discount',
  );

/** The movements of a gift, in no order: they are few. */
export const movementsOfGift = (giftId: string, most: number) =>
  query(collections.ledger, movementSchema, where('gift_id', '==', giftId), limit(most));
