import {
  bookingRateLimits,
  bookingTexts,
  type CreateBookingInput,
  type CreateBookingOutput,
  createBookingInput,
  unpaidMailLimits,
  unpaidWelcomeLimit,
} from '@streetlore/domain/booking';
import { type Gift, lastDayOf, nameOf, restInWords, wrongCodeLimits } from '@streetlore/domain/gift';
import { type OrderInput, type OrderWithHunts, orderFromBooking, orderFromParty } from '@streetlore/domain/order';
import { type CreatePartyInput, type CreatePartyOutput, createPartyInput } from '@streetlore/domain/party';
import { KEPT_WARM } from '../base/config.ts';
import { callable } from '../platform/callable.ts';
import { limitInWords, rateInWords } from '../platform/limit-words.ts';
import { SHARED } from '../platform/machines.ts';
import type { Services } from '../platform/services.ts';
import type { Ordering } from './check-order.ts';
import { openPayment } from './order-payment.ts';
import { type Placer, reviewOrder, storeOrder } from './store-order.ts';

type Placing = Ordering & Services<'payments'>;
/** An order that stands, and what the card form needs; null if there is nothing to pay any more. */
type Placed = { readonly order: OrderWithHunts; readonly client_secret: string | null };

/**
 * Makes a booking and its PaymentIntent, or finds both again when the same order is placed again.
 * With `only_review` it says what the order would cost.
 */
export const createBooking = callable('createBooking', {
  input: createBookingInput,
  who: 'signed-in',
  needs: ['appKey', 'payments', 'texting', 'textLimits', 'trader', 'site', 'privacyKey'],
  // Card testers try cards by the hundred, and guessers try codes. Both are stopped before
  // Stripe is asked or a gift is read.
  limit: { counter: 'booking', ...bookingRateLimits, refusal: bookingTexts.tooManyAttempts },
  limitedBy: `wrong codes: ${limitInWords(wrongCodeLimits)}; a voucher without a phone: ${limitInWords(unpaidMailLimits)}, a mailbox ${rateInWords(unpaidMailLimits.mailbox)}, a voucher twice its uses a day; with phones a number ${rateInWords(unpaidWelcomeLimit)}`,
  machine: { ...SHARED, ...KEPT_WARM },
  run: placeBooking,
});

/** Makes a party with its teams and its PaymentIntent, or finds both again when it is ordered again. */
export const createParty = callable('createParty', {
  input: createPartyInput,
  who: 'signed-in',
  needs: ['appKey', 'payments', 'texting', 'textLimits', 'trader', 'site', 'privacyKey'],
  limit: { counter: 'booking', ...bookingRateLimits, refusal: bookingTexts.tooManyAttempts },
  run: placeParty,
});

/** @throws HttpsError as `placeOrder` */
export async function placeBooking(
  services: Placing,
  input: CreateBookingInput,
  caller: Placer,
): Promise<CreateBookingOutput> {
  const asked = orderFromBooking(input);
  const { booking_id } = input;
  if (!input.only_review) {
    const { order, client_secret } = await placeOrder(services, asked, caller);
    return { booking_id, client_secret, ...priceOf(order, null) };
  }
  const { order, gift } = await reviewOrder(services, asked, caller);
  return { booking_id, client_secret: null, ...priceOf(order, gift) };
}

/** What a card pays of an order, and what a gift pays. `gift`: the gift as the order leaves it; null if nobody asks. */
function priceOf(
  { amount, gift: part }: OrderWithHunts,
  gift: Gift | null,
): Pick<CreateBookingOutput, 'amount' | 'gift'> {
  if (!part) return { amount, gift: null };
  const ends = gift?.expires_at ? lastDayOf(gift.expires_at) : null;
  return { amount, gift: { by: nameOf(part), covered: part.covered, left: gift && restInWords(gift), ends } };
}

/** @throws HttpsError as `placeOrder` */
export async function placeParty(
  services: Placing,
  input: CreatePartyInput,
  caller: Placer,
): Promise<CreatePartyOutput> {
  const { order, client_secret } = await placeOrder(services, orderFromParty(input), caller);
  return { party_id: input.party_id, amount: order.amount, client_secret };
}

/**
 * Places an order. If it crashes between two steps, placing the same order again repairs that:
 * 1. The order is written, with a booking for each hunt.
 * 2. The PaymentIntent is made under the order's id.
 * 3. The PaymentIntent's id is kept on the order.
 * @throws HttpsError naming the field at fault, or saying that Stripe failed and the form may be
 *   sent again
 */
async function placeOrder(services: Placing, input: OrderInput, caller: Placer): Promise<Placed> {
  const order = await storeOrder(services, input, caller);
  const { amount, confirmed_at } = order;
  // An order that a voucher pays for and that is not confirmed waits for the press in its mail.
  if (confirmed_at !== null || amount === 0) return { order, client_secret: null };
  return { order, client_secret: await openPayment(services, order, input.order.kind) };
}
