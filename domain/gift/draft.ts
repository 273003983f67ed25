import { RECHECK_AFTER } from '../booking/limits.ts';
import { priceOf } from '../booking/price.ts';
import { SMALLEST_CHARGE } from '../money/index.ts';
import { type Decision, decided, type Problem, refused } from '../problem/index.ts';
import type { WithId } from '../query/index.ts';
import { after } from '../time/index.ts';
import type { Tour } from '../tour/index.ts';
import type { BuyGiftInput } from './buy.ts';
import { activated, mayDeliverOn, withDue } from './life.ts';
import type { Gift, GiftOrigin, GiftWorth } from './schema.ts';
import { giftTexts as texts } from './texts.ts';

type Offered = Pick<Tour, 'name' | 'price' | 'status' | 'stops_count'>;

/** What a gift of some worth begins with, whoever gives it. */
const blank = (origin: GiftOrigin, worth: GiftWorth, now: Date) => ({
  origin,
  worth,
  pence_left: 0,
  hunts_left: 0,
  codes_ended: 0,
  uid: '',
  buyer_email: null,
  recipient_name: null,
  recipient_email: null,
  message: null,
  delivery: null,
  purchase: null,
  reason: '',
  submission_id: null,
  created_at: now,
  active_from: null,
  expires_at: null,
  first_used_at: null,
  held_by: null,
  frozen: false,
  cancelled_at: null,
  extended: null,
  reminded_at: null,
  ended: null,
  due_at: null,
  cleared_at: null,
});

/** The worth of a gift that somebody buys. @param tour the tour that is given; null for a sum or an unknown tour */
export function worthOf(worth: BuyGiftInput['worth'], tour: Offered | null): Decision<GiftWorth> {
  if (worth.kind === 'value') return decided(worth);
  const no = (code: Problem['code'], message: string) => refused({ code, message, field: 'worth.tour_id' });
  if (tour?.status !== 'published' || tour.stops_count < 1) return no('not-found', texts.notPlayable);
  const pence = priceOf(tour, worth.people).total;
  if (pence < SMALLEST_CHARGE) return no('failed-precondition', texts.tooCheap);
  return decided({ ...worth, tour_name: tour.name, pence });
}

/** A gift as first written, before its payment. Its rest begins with the payment. */
export function draftGift(
  input: BuyGiftInput,
  worth: GiftWorth,
  by: { readonly uid: string; readonly code_hash: string },
  now: Date,
): Decision<WithId<Gift>> {
  const { gift_id: id, delivery, email, recipient_name, message } = input;
  const on = delivery.to === 'mail' ? delivery.on : null;
  const may = mayDeliverOn(on, now);
  if (!may.ok) return may;
  return decided({
    ...blank('bought', worth, now),
    ...by,
    id,
    buyer_email: email,
    recipient_name: recipient_name || null,
    recipient_email: delivery.to === 'mail' ? delivery.email : null,
    message: message || null,
    delivery: { to: delivery.to, on, sent_at: null, resent_on: null },
    purchase: {
      paid: 0,
      refunded: 0,
      refunds: {},
      refund_due: null,
      refund_problem: null,
      refund_closed: 0,
      mismatch: null,
      dispute: null,
    },
    due_at: after(now, RECHECK_AFTER),
  });
}

/** Whether a call with the id of an existing gift is the same purchase again, and may continue with it. */
export function repeatGift(gift: WithId<Gift>, input: BuyGiftInput, uid: string): Decision<WithId<Gift>> {
  const no = (code: Problem['code'], message: string) => refused({ code, message, field: 'gift_id' });
  if (gift.uid !== uid) return no('permission-denied', texts.taken);
  const { worth, delivery } = input;
  const isSame =
    gift.buyer_email === input.email &&
    gift.recipient_name === (input.recipient_name || null) &&
    gift.message === (input.message || null) &&
    gift.worth.kind === worth.kind &&
    (worth.kind === 'value'
      ? gift.worth.kind === 'value' && gift.worth.pence === worth.pence
      : gift.worth.kind === 'tour' && gift.worth.tour_id === worth.tour_id && gift.worth.people === worth.people) &&
    gift.delivery?.to === delivery.to &&
    (delivery.to === 'print' || (gift.recipient_email === delivery.email && gift.delivery.on === delivery.on));
  if (!isSame) return no('failed-precondition', texts.changed);
  return gift.cancelled_at ? no('failed-precondition', texts.closed) : decided(gift);
}

export const fullRest = (worth: GiftWorth) => ({
  pence_left: worth.kind === 'hunts' ? 0 : worth.pence,
  hunts_left: worth.kind === 'hunts' ? worth.hunts : 0,
});

/** A prize or a voucher of ours: it needs no payment, so it is active at once. */
export function givenGift(
  origin: 'prize' | 'admin',
  worth: GiftWorth,
  of: Pick<Gift, 'code_hash' | 'reason'> & Partial<Pick<Gift, 'submission_id' | 'expires_at' | 'recipient_email'>>,
  now: Date,
): Gift {
  const { recipient_email = null } = of;
  const delivery = recipient_email === null ? null : { to: 'mail' as const, on: null, sent_at: null, resent_on: null };
  const gift = { ...blank(origin, worth, now), ...fullRest(worth), ...activated(now), delivery, ...of };
  return { ...gift, ...withDue(gift, {}) };
}
