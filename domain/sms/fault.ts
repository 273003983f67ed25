/** What kept a text from its phone, in our own words. `other`: what we have no word for. */
export type FaultName =
  | 'invalid_number'
  | 'unknown_number'
  | 'not_mobile'
  | 'landline'
  | 'opted_out'
  | 'too_long'
  | 'filtered'
  | 'out_of_reach'
  | 'unexplained'
  | 'queue_full'
  | 'rate_limited'
  | 'outage'
  | 'no_connection'
  | 'wrong_credentials'
  | 'other';

/**
 * Why a text was refused, or came back undelivered. The vendor's module reads it from the vendor's answer.
 */
export type DeliveryFault = {
  name: FaultName;
  /** The vendor's own code. It is stored and shown, and `name` says what it means. */
  code: number | null;
  /** The words that are stored and that admins read. */
  reason: string;
  /** Whether the fault passes by itself. */
  retry: boolean;
  /** Whether admins are told at once. */
  alert: boolean;
};
