import { stripeId, unixSeconds } from '../core/ids.ts';
import type { Attempt } from './attempt.ts';
import { disputeReinstates, disputeWithdraws } from './balance.ts';
import { invalidRequest } from './errors.ts';
import type { Charge, Dispute } from './types.ts';

const noEvidence: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/**
 * Opens a dispute: the cardholder asks their bank for the money back. Stripe takes the money from
 * the account until the dispute is closed.
 */
export function openDispute({ store, emit, cause }: Attempt, charge: Charge, reason: string): Dispute {
  if (charge.disputed)
    throw invalidRequest(`Charge ${charge.id} has already been disputed.`, 'charge_disputed', 'charge');
  if (!charge.paid) throw invalidRequest(`Charge ${charge.id} was not paid.`, undefined, 'charge');
  const dispute: Dispute = {
    id: stripeId('du'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: unixSeconds(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: unixSeconds() + 7 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  };
  charge.disputed = true;
  store.disputes.set(dispute.id, dispute);
  emit('charge.dispute.created', dispute, cause);
  dispute.balance_transactions.push(disputeWithdraws(store, dispute));
  emit('charge.dispute.funds_withdrawn', dispute, cause);
  return dispute;
}

/**
 * Closes a dispute. After 'won' the merchant keeps the money; after 'lost' the cardholder gets it.
 */
export function closeDispute({ store, emit, cause }: Attempt, dispute: Dispute, status: 'won' | 'lost'): Dispute {
  if (dispute.status !== 'needs_response') throw invalidRequest(`This dispute is already closed (${dispute.status}).`);
  dispute.status = status;
  emit('charge.dispute.closed', dispute, cause);
  if (status === 'lost') return dispute;
  dispute.balance_transactions.push(disputeReinstates(store, dispute));
  emit('charge.dispute.funds_reinstated', dispute, cause);
  return dispute;
}
