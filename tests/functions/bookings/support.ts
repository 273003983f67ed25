import { localVendors } from '@streetlore/emulators/config';
import { type StandIns, startStandIns } from '@streetlore/emulators/standins/index';
import Stripe from 'stripe';
import { createBooking, type placeBooking } from '../../../functions/src/bookings/place-order.ts';
import { receiveStripeEvent, type StripeWebhookAnswer } from '../../../functions/src/bookings/stripe-webhook.ts';
import { type TestServices, testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';
import { aCaller } from '../../support/visitors.ts';

/** Stripe's documented test cards, by the ids of their payment methods. */
export const cards = {
  pays: 'pm_card_visa',
  isDeclined: 'pm_card_chargeDeclined',
  refundIsSlow: 'pm_card_pendingRefund',
  refundFails: 'pm_card_refundFail',
} as const;

/** An order of one person for `color-vinyl`. */
export function anOrder(given: Partial<TestOrder> = {}): TestOrder {
  return {
    booking_id: crypto.randomUUID(),
    tour_id: 'color-vinyl',
    participants: 1,
    phone_numbers: ['+447700900123'],
    email: null,
    team_name: null,
    gift_code: null,
    ...given,
  };
}
export type TestOrder = Parameters<typeof placeBooking>[1];

/** The uid of the visitor who places an order with `Checkout.place`. */
export const ownerOf = (order: TestOrder) => `visitor-${order.booking_id}`;

export type Checkout = {
  services: TestServices;
  standIns: StandIns;
  /** Stripe as the shop's owner and the customer's bank see it. */
  stripe: Stripe;
  /**
   * Places an order. Each order has its own visitor, who may place it a few times before the rate
   * limit refuses.
   */
  place(order?: TestOrder): ReturnType<typeof placeBooking>;
  /**
   * Pays an order with a card.
   * @returns the PaymentIntent
   */
  pay(bookingId: string, card?: string): Promise<Stripe.PaymentIntent>;
  /** Delivers an event as Stripe would, with a signature over its bytes. */
  deliver(event: object): Promise<StripeWebhookAnswer>;
  /** Stripe's events about one PaymentIntent so far, oldest first. */
  eventsOf(intentId: string): Promise<Stripe.Event[]>;
  /** The booking as stored. */
  booking(id: string): Promise<Record<string, unknown>>;
  /** The PaymentIntent of the order of one hunt. */
  intentOf(bookingId: string): Promise<string>;
  /** The numbers that have a queued welcome text, in order. */
  welcomed(bookingId: string): Promise<string[]>;
  /** How many requests reached Stripe's API since the last call of this function. */
  reached(): number;
  /** Leaves nothing in the database but the tour `color-vinyl`. */
  reset(): Promise<void>;
  end(): Promise<void>;
};

/**
 * Starts what a test of bookings needs: the real operations, the Firestore emulator and a private
 * Stripe stand-in.
 */
export async function openCheckout(projectId: string): Promise<Checkout> {
  const standIns = await startStandIns({ port: 0, stripeWebhookUrl: null, twilioInboundUrl: null });
  const services = testServices(projectId, { standIns: standIns.url });
  const reset = async () => {
    await services.clear();
    await storeTour(services.db, 'color-vinyl');
  };
  await reset();
  const stripe = new Stripe(localVendors.stripeSecretKey, {
    host: 'localhost',
    port: standIns.port,
    protocol: 'http',
    maxNetworkRetries: 0,
  });
  let calls = 0;
  standIns.onCall((call) => {
    if (call.provider === 'stripe' && call.direction === 'in') calls += 1;
  });
  let visitors = 0;
  const checkout: Checkout = {
    services,
    standIns,
    stripe,
    place(order = anOrder()) {
      visitors += 1;
      const ip = `198.51.${visitors >> 8}.${visitors & 255}`;
      return createBooking.operate(services, order, aCaller(ownerOf(order), ip));
    },
    async pay(bookingId, card = cards.pays) {
      return await stripe.paymentIntents.confirm(await checkout.intentOf(bookingId), { payment_method: card });
    },
    deliver(event) {
      const payload = JSON.stringify(event);
      return receiveStripeEvent(services, Buffer.from(payload), sign(payload));
    },
    async eventsOf(intentId) {
      const { data } = await stripe.events.list({ limit: 100 });
      return data.filter((event) => JSON.stringify(event.data.object).includes(intentId)).reverse();
    },
    async booking(id) {
      return (await services.db.doc(`bookings/${id}`).get()).data() ?? {};
    },
    async intentOf(bookingId) {
      return (await services.store.orders.at(bookingId).read())?.payment_intent_id ?? '';
    },
    async welcomed(bookingId) {
      const { docs } = await services.db.collection('sms_messages').where('booking_id', '==', bookingId).get();
      const welcomes = docs.filter((message) => message.get('message_type') === 'welcome');
      return welcomes.map((message) => String(message.get('phone_number'))).sort();
    },
    reached() {
      const before = calls;
      calls = 0;
      return before;
    },
    reset,
    async end() {
      await services.end();
      await standIns.close();
    },
  };
  return checkout;
}

/**
 * The `Stripe-Signature` header of a payload, made with Stripe's own SDK. `at` is in seconds since
 * 1970.
 */
export function sign(payload: string, at?: number, secret: string = localVendors.stripeWebhookSecret): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, ...(at === undefined ? {} : { timestamp: at }) });
}
