import {
  bookingRateLimits,
  bookingTexts,
  type CreateBookingInput,
  type CreateBookingOutput,
  createBookingInput,
} from '@streetlore/domain/booking';
import {
  type Order,
  type OrderId,
  type OrderInput,
  orderFromBooking,
  orderFromParty,
  payerOf,
} from '@streetlore/domain/order';
import { type CreatePartyInput, type CreatePartyOutput, createPartyInput } from '@streetlore/domain/party';
import { KEPT_WARM } from '../base/config.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { SHARED } from '../platform/machines.ts';
import { readOrder } from '../platform/read-order.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import type { StripePayment } from '../vendors/stripe.ts';
import { atStripe, ended } from './at-stripe.ts';
import { settleOrder } from './settle-order.ts';
import { type Ordering, reviewOrder, storeOrder } from './store-order.ts';

type Placing = Ordering & Services<'payments'>;
type Placed = Pick<CreateBookingOutput, 'amount' | 'client_secret'>;

/**
 * Makes a booking and its PaymentIntent, or finds both again when the same order is placed again.
 * With `only_review` it says what the order would cost.
 */
export const createBooking = callable('createBooking', {
  input: createBookingInput,
  who: 'signed-in',
  needs: ['appKey', 'payments', 'texting', 'textLimits', 'site', 'privacyKey'],
  // Card testers try cards by the hundred, and guessers try vouchers. Both are stopped before
  // Stripe is asked or a voucher is read.
  limit: { counter: 'booking', ...bookingRateLimits, refusal: bookingTexts.tooManyAttempts },
  machine: { ...SHARED, ...KEPT_WARM },
  run: placeBooking,
});

/** Makes a party with its teams and its PaymentIntent, or finds both again when it is ordered again. */
export const createParty = callable('createParty', {
  input: createPartyInput,
  who: 'signed-in',
  needs: ['appKey', 'payments', 'texting', 'textLimits', 'site', 'privacyKey'],
  limit: { counter: 'booking', ...bookingRateLimits, refusal: bookingTexts.tooManyAttempts },
  run: placeParty,
});

/** @throws HttpsError as `placeOrder` */
export async function placeBooking(
  services: Placing,
  input: CreateBookingInput,
  { uid }: Pick<Caller, 'uid'>,
): Promise<CreateBookingOutput> {
  const order = orderFromBooking(input);
  const placed = input.only_review
    ? { amount: await reviewOrder(services, order, uid), client_secret: null }
    : await placeOrder(services, order, uid);
  return { booking_id: input.booking_id, ...placed };
}

/** @throws HttpsError as `placeOrder` */
export async function placeParty(
  services: Placing,
  input: CreatePartyInput,
  { uid }: Pick<Caller, 'uid'>,
): Promise<CreatePartyOutput> {
  return { party_id: input.party_id, ...(await placeOrder(services, orderFromParty(input), uid)) };
}

/**
 * Places an order. If it crashes between two steps, placing the same order again repairs that:
 * 1. The booking is written, or the party and a booking for each team.
 * 2. The PaymentIntent is made under the order's id.
 * 3. The PaymentIntent's id is kept on the order and on every hunt.
 * @returns the price in pence, and what the card form needs; null if there is nothing to pay any more
 * @throws HttpsError naming the field at fault, or saying that Stripe failed and the form may be
 *   sent again
 */
async function placeOrder(services: Placing, input: OrderInput, uid: string): Promise<Placed> {
  const order = await storeOrder(services, input, uid);
  const { amount, confirmed_at } = payerOf(order);
  if (confirmed_at !== null) return { amount, client_secret: null };
  const payment = await paymentFor(services, order, input.order);
  if (payment.facts.state === 'canceled') throw ended(input.order);
  if (payment.facts.state !== 'succeeded') return { amount, client_secret: payment.clientSecret };
  await settleOrder(services, { payment });
  return { amount, client_secret: null };
}

/**
 * The order's PaymentIntent. It is made if need be, and its id is kept. If a hunt was given up
 * meanwhile, the PaymentIntent is cancelled: nobody may be charged for such an order.
 */
async function paymentFor(services: Placing, order: Order, id: OrderId): Promise<StripePayment> {
  const { payments } = services;
  const { payment_intent_id } = payerOf(order);
  const payment = await atStripe(id, () =>
    payment_intent_id === null ? payments.intend(order) : payments.payment(payment_intent_id),
  );
  if (payment_intent_id !== null) return payment;
  const { intent_id } = payment.facts;
  const isGivenUp = await withoutConflict(() => keepIntent(services, id, intent_id));
  return isGivenUp ? await atStripe(id, () => payments.cancel(intent_id)) : payment;
}

/** Keeps the PaymentIntent's id on the order and its hunts. @returns whether a hunt was given up */
async function keepIntent(services: Services, id: OrderId, payment_intent_id: string): Promise<boolean> {
  const read = await readOrder(services, id);
  if (!read) return false;
  const { order, party, seen } = read;
  if (order.hunts.some(({ status }) => status === 'expired')) return true;
  if (payerOf(order).payment_intent_id !== null) return false;
  const commit = services.store.commit();
  if (party) commit.update(party, { payment_intent_id });
  for (const hunt of order.hunts) commit.update(seen(hunt.id), { payment_intent_id });
  await commit.run();
  return false;
}
