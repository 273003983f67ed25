import type { Booking } from '../booking/schema.ts';

/**
 * Whether something is still to come of a booking, for which its numbers and texts may be needed: a hunt, a payment, a dispute that is
 * not decided, a refund that came back, or one that was asked for since `before`.
 */
export function isUnderWay(
  { status, disputed, payment_mismatch, refund_problem, refunding }: Booking,
  before: Date,
): boolean {
  if (status === 'confirmed' || status === 'pending_payment') return true;
  if (payment_mismatch || refund_problem) return true;
  // A lost dispute ends as a refund, and stays a disputed one.
  if (disputed && status !== 'refunded') return true;
  return refunding ? refunding.asked_at >= before : false;
}
