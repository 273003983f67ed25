import type { Booking } from '../booking/schema.ts';

/**
 * Whether a booking is still open, so that its numbers and texts may be needed: a hunt, a payment,
 * an undecided dispute, a refund that came back, or a refund that was asked for since `before`.
 */
export function isUnderWay(
  { status, disputed, payment_mismatch, refund_problem, refunding }: Booking,
  before: Date,
): boolean {
  if (status === 'confirmed' || status === 'pending_payment') return true;
  if (payment_mismatch || refund_problem) return true;
  // A lost dispute ends as a refund, and the booking stays marked as disputed.
  if (disputed && status !== 'refunded') return true;
  return refunding ? refunding.asked_at >= before : false;
}
