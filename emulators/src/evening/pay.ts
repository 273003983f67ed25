import type { Booking } from '@streetlore/domain/booking';
import { CURRENCY } from '@streetlore/domain/money';
import type { WithId } from '@streetlore/domain/query';
import Stripe from 'stripe';
import { localVendors } from '../config.ts';

type Payments = {
  /** The booking with its payment, as `createBooking` opens one, not paid yet. */
  open(booking: WithId<Booking>): Promise<WithId<Booking>>;
  /**
   * Pays for a stored booking. Stripe's event finds it confirmed by this very payment, and changes
   * nothing. Without a payment at Stripe the hunt could not be refunded.
   */
  pay(booking: Booking): Promise<void>;
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
        metadata: { booking_id: booking.id },
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      });
      return { ...booking, payment_intent_id: id };
    },
    async pay({ payment_intent_id }) {
      if (payment_intent_id) await stripe.paymentIntents.confirm(payment_intent_id, { payment_method: 'pm_card_gb' });
    },
  };
}
