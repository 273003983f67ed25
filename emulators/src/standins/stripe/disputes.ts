import { stripeId, unixSeconds } from '../core/ids.ts';
import type { Attempt } from './confirm.ts';
import { invalidRequest } from './errors.ts';
import type { Charge, Dispute } from './types.ts';

/** The cardholder asks their bank for the money back; Stripe takes it from the account until the dispute is closed. */
export function openDispute({ store, emit, cause }: Attempt, charge: Charge, reason: string): Dispute {
  if (charge.disputed)
    throw invalidRequest(`Charge ${charge.id} has already been disputed.`, 'charge_disputed', 'charge');
  if (!charge.paid) throw invalidRequest(`Charge ${charge.id} was not paid.`, undefined, 'charge');
  const dispute: Dispute = {
    id: stripeId('du'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    charge: charge.id,
    created: unixSeconds(),
    currency: charge.currency,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  };
  charge.disputed = true;
  charge.dispute = dispute.id;
  store.disputes.set(dispute.id, dispute);
  emit('charge.dispute.created', dispute, cause);
  return dispute;
}

/** The bank has decided: won keeps the money, lost gives it back. */
export function closeDispute({ emit, cause }: Attempt, dispute: Dispute, status: 'won' | 'lost'): Dispute {
  if (dispute.status !== 'needs_response') throw invalidRequest(`This dispute is already closed (${dispute.status}).`);
  dispute.status = status;
  emit('charge.dispute.closed', dispute, cause);
  return dispute;
}
