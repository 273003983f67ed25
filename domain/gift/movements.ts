import type { Movement } from '../ledger/index.ts';
import type { WithId } from '../query/index.ts';
import type { Gift } from './schema.ts';

type Kind = Extract<Movement['kind'], `gift_${string}`>;

/** A movement with the id under which it is written, once. */
export type GiftMovement = { readonly id: string; readonly movement: Movement };

/**
 * A movement of a gift's rest. Its id says what moved, so that a repeated write finds it.
 * @param of.cause what it happened for, once: an order's id, a refund's; the gift's id for what happens once
 * @param of.pence by how much its pence changed; negative when they were used
 */
export function giftMovement(
  kind: Kind,
  { id, worth }: Pick<WithId<Gift>, 'id' | 'worth'>,
  of: {
    readonly cause: string;
    readonly pence: number;
    readonly hunts: number;
    readonly order_id: string | null;
    readonly tour_id?: string | null;
  },
  at: Date,
): GiftMovement {
  const { cause, pence, hunts, order_id, tour_id = worth.kind === 'tour' ? worth.tour_id : null } = of;
  return {
    id: `${kind}_${cause}`,
    movement: {
      ...{ at, kind, order_id, booking_id: null, gift_id: id, tour_id },
      ...{ card: 0, gift: pence, hunts, discount: 0, fee: 0, stripe_id: null },
    },
  };
}
