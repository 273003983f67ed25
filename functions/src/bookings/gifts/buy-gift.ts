import { bookingRateLimits, bookingTexts } from '@streetlore/domain/booking';
import {
  type BuyGiftInput,
  type BuyGiftOutput,
  buyGiftInput,
  draftGift,
  type Gift,
  giftTexts,
  repeatGift,
  worthOf,
} from '@streetlore/domain/gift';
import type { Order } from '@streetlore/domain/order';
import type { WithId } from '@streetlore/domain/query';
import { isDoubtful } from '@streetlore/domain/reviews/taking';
import { HttpsError } from 'firebase-functions/v2/https';
import { type Caller, callable } from '../../platform/callable.ts';
import { toHttpsError } from '../../platform/errors.ts';
import { giftToken, newCode } from '../../platform/gift-code.ts';
import { readSold } from '../../platform/read-order.ts';
import type { Services } from '../../platform/services.ts';
import { alreadyExists } from '../../store/conflict.ts';
import { openPayment } from '../order-payment.ts';

type Selling = Services<'appKey' | 'payments' | 'texting' | 'site' | 'privacyKey'>;

/** Sells a gift: makes it with its order and its PaymentIntent, or finds them again when it is bought again. */
export const buyGift = callable('buyGift', {
  input: buyGiftInput,
  who: 'signed-in',
  needs: ['appKey', 'payments', 'texting', 'site', 'privacyKey'],
  limit: { counter: 'booking', ...bookingRateLimits, refusal: bookingTexts.tooManyAttempts },
  run: sellGift,
});

/**
 * If it crashes between two steps, the same call again repairs that:
 * 1. One commit writes the gift and its order. The code works only once the gift is paid.
 * 2. The PaymentIntent is made under the order's id, and its id is kept on the order.
 * @throws HttpsError naming the field at fault, or saying that Stripe failed and the form may be sent again
 */
async function sellGift(services: Selling, input: BuyGiftInput, caller: Pick<Caller, 'uid'>): Promise<BuyGiftOutput> {
  const gift = await storedGift(services, input, caller.uid);
  const read = await readSold(services, gift.id);
  if (!read) throw new HttpsError('failed-precondition', giftTexts.taken, { field: 'gift_id' });
  const answer = { gift_id: gift.id, amount: read.order.amount, token: giftToken(services, 'buyer', gift) };
  if (gift.active_from) return { ...answer, client_secret: null };
  return { ...answer, client_secret: await openPayment(services, read.order, 'gift') };
}

/** The gift as it is stored: the existing one, or a new one with its order. */
async function storedGift(services: Selling, input: BuyGiftInput, uid: string): Promise<WithId<Gift>> {
  const { store } = services;
  const existing = await store.gifts.at(input.gift_id).read();
  if (existing) return repeated(existing, input, uid);
  for (const [field, text] of [
    ['recipient_name', input.recipient_name],
    ['message', input.message],
  ] as const)
    if (text && isDoubtful(text)) throw new HttpsError('invalid-argument', giftTexts.doubtful, { field });
  const tour = input.worth.kind === 'tour' ? await store.tours.at(input.worth.tour_id).read() : null;
  const worth = worthOf(input.worth, tour);
  if (!worth.ok) throw toHttpsError(worth.problem);
  const now = services.now();
  const { code_hash } = newCode(services, { id: input.gift_id, origin: 'bought', codes_ended: 0 });
  const draft = draftGift(input, worth.value, { uid, code_hash }, now);
  if (!draft.ok) throw toHttpsError(draft.problem);
  const commit = store.commit();
  commit.create(store.gifts.at(draft.value.id), draft.value);
  commit.create(store.orders.at(draft.value.id), orderOf(draft.value, uid, now));
  try {
    await commit.run();
    return draft.value;
  } catch (error) {
    if (!alreadyExists(error)) throw error;
    const first = await store.gifts.at(input.gift_id).read();
    // An order of hunts has the id. The form takes another.
    if (!first) throw new HttpsError('failed-precondition', giftTexts.taken, { field: 'gift_id' });
    return repeated(first, input, uid);
  }
}

function repeated(gift: WithId<Gift>, input: BuyGiftInput, uid: string): WithId<Gift> {
  const decision = repeatGift(gift, input, uid);
  if (!decision.ok) throw toHttpsError(decision.problem);
  return decision.value;
}

/** The order that sells a gift: it has no hunts. */
function orderOf({ id, worth }: WithId<Gift>, uid: string, now: Date): Order {
  if (worth.kind === 'hunts') throw new Error('Nobody buys hunts by number');
  const tour = worth.kind === 'tour' ? worth : { tour_id: '', tour_name: '', people: 0 };
  return {
    uid,
    tour_id: tour.tour_id,
    tour_name: tour.tour_name,
    people: tour.people,
    amount: worth.pence,
    gift: null,
    sells: { gift_id: id, worth },
    payment_intent_id: null,
    booking_ids: [],
    created_at: now,
    confirmed_at: null,
    cancelled_at: null,
    settled_at: null,
    party: null,
    cleared_at: null,
  };
}
