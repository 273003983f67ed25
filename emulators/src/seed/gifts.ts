import {
  activated,
  draftGift,
  fullRest,
  type Gift,
  type GiftWorth,
  giftMovement,
  giftSchema,
  withDue,
} from '@streetlore/domain/gift';
import { movementSchema } from '@streetlore/domain/ledger';
import { type Order, orderSchema } from '@streetlore/domain/order';
import { collections } from '@streetlore/domain/paths';
import { seededIntentOf } from './hunts/order.ts';
import { allOf, type SeedLedger } from './ledger.ts';
import { SHOWN_GIFT, seededCodeOf } from './links.ts';

const DAY = 24 * 3_600_000;

/** A sum that has paid for a hunt, and a tour that nobody has used. */
const plans: readonly { id: string; worth: GiftWorth; to: string; message: string; days: number }[] = [
  {
    id: SHOWN_GIFT,
    worth: { kind: 'value', pence: 5_000 },
    to: 'Priya',
    message: 'Happy birthday! Go and find the foxes.',
    days: 9,
  },
  {
    id: '5eed0000-0000-4000-8000-000000000002',
    worth: { kind: 'tour', tour_id: 'color-vinyl', tour_name: 'Color & Vinyl', people: 2, pence: 1_800 },
    to: 'Tom and Bea',
    message: 'One Sunday, two walkers, no excuses.',
    days: 3,
  },
];

/** Writes the bought gifts with their orders and movements. The seeded orders say how much of each gift is used. */
export function writeGifts(ledger: SeedLedger, now: Date): void {
  const orders = allOf<Order>(ledger, collections.orders);
  for (const { id, worth, to, message, days } of plans) {
    const at = new Date(now.getTime() - days * DAY);
    const uses = orders.filter(({ gift }) => gift?.gift_id === id);
    const gift = paidGift(id, worth, { to, message, uses }, at);
    ledger.put(`${collections.gifts}/${id}`, giftSchema, gift);
    const amount = worth.kind === 'hunts' ? 0 : worth.pence;
    const tour = worth.kind === 'tour' ? worth : { tour_id: '', tour_name: '', people: 0 };
    ledger.put(`${collections.orders}/${id}`, orderSchema, {
      ...{ uid: 'seed-giver', tour_id: tour.tour_id, tour_name: tour.tour_name, people: tour.people, amount },
      ...{ gift: null, sells: { gift_id: id, worth }, payment_intent_id: seededIntentOf(id), booking_ids: [] },
      ...{ created_at: at, confirmed_at: at, settled_at: at, cancelled_at: null, party: null, cleared_at: null },
    });
    const issued = giftMovement('gift_issued', { id, worth }, { cause: id, pence: amount, hunts: 0, order_id: id }, at);
    const used = uses.map(({ id: order_id, tour_id, gift: part, created_at }) => {
      const of = { cause: order_id, pence: -(part?.pence ?? 0), hunts: 0, order_id, tour_id };
      return giftMovement('gift_used', { id, worth }, of, created_at);
    });
    for (const one of [issued, ...used]) ledger.put(`${collections.ledger}/${one.id}`, movementSchema, one.movement);
  }
}

function paidGift(
  id: string,
  worth: GiftWorth,
  { to, message, uses }: { to: string; message: string; uses: readonly Order[] },
  at: Date,
): Gift {
  const name = to.toLowerCase().split(' ')[0] ?? '';
  const drafted = draftGift(
    {
      gift_id: id,
      worth: worth.kind === 'tour' ? worth : { kind: 'value', pence: 5_000 },
      email: 'giver@example.org',
      recipient_name: to,
      message,
      delivery: { to: 'mail', email: `${name}@example.org`, on: null },
    },
    worth,
    { uid: 'seed-giver', code_hash: seededCodeOf(id).code_hash },
    at,
  );
  if (!drafted.ok) throw new Error(drafted.problem.message);
  const { id: _, ...gift } = drafted.value;
  const rest = fullRest(worth);
  const paid: Gift = {
    ...gift,
    ...activated(at),
    ...rest,
    pence_left: uses.reduce((left, order) => left - (order.gift?.pence ?? 0), rest.pence_left),
    first_used_at: uses[0]?.created_at ?? null,
    purchase: gift.purchase && { ...gift.purchase, paid: rest.pence_left },
    delivery: { to: 'mail', on: null, sent_at: at, resent_on: null },
  };
  return { ...paid, ...withDue(paid, {}) };
}
