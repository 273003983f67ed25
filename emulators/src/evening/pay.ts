import type { Booking } from '@streetlore/domain/booking';
import { CURRENCY } from '@streetlore/domain/money';
import type { WithId } from '@streetlore/domain/query';
import Stripe from 'stripe';
import { localVendors } from '../config.ts';

type Payments = {
  /** The id of a payment for a booking, as `createBooking` opens one, not paid yet. */
  open(booking: WithId<Booking>): Promise<string>;
  /**
   * Pays for a stored order. Stripe's event finds it confirmed by this very payment, and changes
   * nothing. Without a payment at Stripe the hunt could not be refunded.
   */
  pay(intentId: string): Promise<void>;
};

/** Payments at the stand-in for Stripe. @param url its address */
export function paymentsAt(url: string): Payments {
  const { hostname, port } = new URL(url);
  const stripe = new Stripe(localVendors.stripeSecretKey, { host: hostname, port: Number(port), protocol: 'http' });
  return {
    async open(booking) {
      const { id } = await stripe.paymentIntents.create({
        amount: booking.amount,
        currency: CURRENCY,
        metadata: { order_id: booking.order_id },
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      });
      return id;
    },
    async pay(intentId) {
      await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_gb' });
    },
  };
}
