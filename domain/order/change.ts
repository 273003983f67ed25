import { type Booking, cancelBooking, type HuntChange, moveBooking } from '../booking/index.ts';
import { isIn, isOpen, partyTexts, refusedForParty, releasedTeams } from '../party/index.ts';
import { type Decision, decided } from '../problem/index.ts';
import type { WithId } from '../query/index.ts';
import type { ClosedDay } from '../tour/index.ts';
import type { BookedHunts, OrderWithHunts } from './order.ts';

/** Whether a link may move and cancel its order. A party's teams are moved by the organiser's link alone. */
function mayLinkChange(order: BookedHunts): Decision<null> {
  if (order.party) return isOpen(order);
  return order.hunts[0].party ? refusedForParty(partyTexts.organiserOnly) : decided(null);
}

/**
 * Changes every hunt of an order, or none. One team of a party that has started prevents the change. A
 * team that has ended stays as it is.
 */
function changeAll(
  order: BookedHunts,
  change: (booking: WithId<Booking>) => Decision<Partial<Booking>>,
): Decision<HuntChange[]> {
  const may = mayLinkChange(order);
  if (!may.ok) return may;
  const left = order.party ? order.hunts.filter(isIn) : order.hunts;
  if (order.party && left.some(({ started_at }) => started_at !== null)) return refusedForParty(partyTexts.hasBegun);
  const changed: HuntChange[] = [];
  for (const booking of left) {
    const decision = change(booking);
    if (!decision.ok) return decision;
    changed.push({ booking, changes: decision.value });
  }
  return changed.length > 0 ? decided(changed) : refusedForParty(partyTexts.allStarted);
}

/**
 * Moves every hunt of an order to another day, or to today, for whoever has its link.
 * @param day a London day, or null for today
 * @param closed the days on which the tour cannot be booked
 */
export const moveOrder = (
  order: BookedHunts,
  day: string | null,
  closed: readonly ClosedDay[],
  now: Date,
): Decision<HuntChange[]> => changeAll(order, (booking) => moveBooking(booking, day, closed, now));

/**
 * Whether an order gives back what its gift paid: all its hunts were given up unpaid, or were refunded in full. A
 * payment that a bank took back gives nothing: a person decides.
 */
export const givesBack = ({ gift, hunts }: OrderWithHunts): boolean =>
  gift !== null &&
  hunts.every(
    ({ status, confirmed_at, charged_back }) =>
      (status === 'refunded' && !charged_back) || (status === 'expired' && confirmed_at === null),
  );

/** What a cancellation changes. `released`: teams that wait for a GO which will not come. */
export type Cancellation = {
  readonly cancelled: readonly HuntChange[];
  readonly released: readonly HuntChange[];
  /** Pence that go back. */
  readonly due: number;
};

/**
 * Cancels every hunt of an order, for whoever has its link. Each hunt's money is a refund of its own,
 * so that each is booked on its hunt.
 */
export function cancelOrder(order: BookedHunts, requestId: string, now: Date): Decision<Cancellation> {
  const keyOf = ({ id }: WithId<Booking>) => (order.party ? `${requestId}_${id}` : requestId);
  const all = changeAll(order, (booking) => cancelBooking(booking, keyOf(booking), now));
  if (!all.ok) return all;
  const cancelled = all.value;
  return decided({
    cancelled,
    released: releasedTeams(order.hunts, new Set(cancelled.map(({ booking }) => booking.id))),
    due: cancelled.reduce((pence, { changes }) => pence + (changes.refund_due?.amount ?? 0), 0),
  });
}
