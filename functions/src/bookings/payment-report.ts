import type { DisputeMovement, DisputeState } from '@streetlore/domain/booking';
import type { StripeBookingEvent, StripePayment } from '../vendors/stripe.ts';

/**
 * `repeated`: the event had taken effect before. `unknown`: the payment names nothing that exists
 * here. After a refund of ours that is a fault, which `book-refund.ts` makes somebody see.
 */
export type SettledAs = 'settled' | 'repeated' | 'unknown';

/** What Stripe said, and the event that brought it. A look-up of our own has no event. */
export type PaymentReport = {
  payment: StripePayment;
  dispute?: { id: string; state: DisputeState; disputed: readonly DisputeMovement[] };
  event?: StripeBookingEvent['event'];
};
