import type { Gift } from './schema.ts';

/** What became of a gift, in pence, or in whole hunts. What was issued is the sum of the others. */
export type GiftSums = {
  readonly unit: 'pence' | 'hunts';
  readonly issued: number;
  readonly used: number;
  readonly left: number;
  /** What went back to the buyer or is due to them, what a rejected or closed refund was for, what a bank took. */
  readonly refunded: number;
  /** What its end left with us. */
  readonly expired: number;
};

/** The sums of a gift's movements, from its document. Of a cancelled gift whatever was not used went back. */
export function giftSums({
  worth,
  pence_left,
  hunts_left,
  active_from,
  cancelled_at,
  ended,
  purchase,
}: Gift): GiftSums {
  const unit = worth.kind === 'hunts' ? 'hunts' : 'pence';
  const whole = worth.kind === 'hunts' ? worth.hunts : worth.pence;
  const issued = active_from ? whole : 0;
  const left = unit === 'hunts' ? hunts_left : pence_left;
  const expired = (unit === 'hunts' ? ended?.hunts : ended?.pence) ?? 0;
  const rest = issued - left - expired;
  const { refunded: back = 0, refund_due, refund_problem, refund_closed = 0 } = purchase ?? {};
  const closed = cancelled_at ? refund_closed : 0;
  const returned = back + (refund_due?.amount ?? 0) + (refund_problem?.amount ?? 0) + closed;
  const refunded = unit === 'hunts' || issued === 0 ? 0 : Math.min(rest, returned);
  const isTakenBack = cancelled_at !== null && purchase?.dispute === 'lost';
  return {
    unit,
    issued,
    left,
    expired,
    ...(isTakenBack ? { used: 0, refunded: rest } : { used: rest - refunded, refunded }),
  };
}
