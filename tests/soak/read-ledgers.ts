import { type Booking, extendedUntil, hoursOf } from '@streetlore/domain/booking';
import type { Movement } from '@streetlore/domain/ledger';
import type { Order } from '@streetlore/domain/order';
import { collections } from '@streetlore/domain/paths';
import type { DocumentData } from 'firebase-admin/firestore';
import Stripe from 'stripe';
import { localVendors, ports } from '../../emulators/src/config.ts';
import { withDates } from '../../functions/src/store/convert.ts';
import { platformFirestore } from '../support/admin-sdk.ts';
import { textsAtTwilio } from '../support/function-logs.ts';
import type { StoredText } from './archive-texts.ts';
import type { SoakLedger } from './ledger.ts';
import type { SoakHunt } from './plan.ts';
import { photoId } from './votes.ts';

/**
 * Reads the six ledgers.
 * @param said the ids of the texts that phones have sent and Twilio has delivered to us
 * @param archived the texts that were stored before and then moved out of Firestore
 */
export async function readLedgers(
  said: readonly string[],
  photos: number,
  archived: readonly StoredText[] = [],
): Promise<SoakLedger[]> {
  const [stripe, moved, orders, movements, bookings, stored, listed, audit, contactMessages, counted] =
    await Promise.all([
      paidAtStripe(),
      movedAtStripe(),
      all<Order>(collections.orders),
      all<Movement>(collections.ledger),
      all<Booking>(collections.bookings),
      all(collections.smsMessages),
      textsAtTwilio(),
      all(collections.auditLog),
      all(collections.contactMessages),
      countsOf(photos),
    ]);
  const texts = [...archived, ...stored];
  const ofOrder = Map.groupBy(movements, ({ data }) => data.order_id);
  const keptOf = (order: string) => (ofOrder.get(order) ?? []).reduce((sum, { data }) => sum + data.card, 0);
  return [
    {
      name: 'Stripe | orders',
      left: stripe.payments,
      right: orders.flatMap(({ id, data }) => {
        const hunts = bookings.filter((booking) => booking.data.order_id === id);
        const refunded = hunts.reduce((sum, hunt) => sum + hunt.data.refunded_amount, 0);
        return data.payment_intent_id && data.confirmed_at
          ? [paid(id, data.payment_intent_id, data.amount, refunded)]
          : [];
      }),
    },
    {
      name: 'Stripe | ledger',
      left: moved,
      right: [...Map.groupBy(movements, ({ data: { kind, stripe_id } }) => `${kind} ${stripe_id}`)].map(
        ([key, parts]) => {
          const card = parts.reduce((sum, { data }) => sum + data.card, 0);
          const fee = parts.reduce((sum, { data }) => sum + (data.fee ?? 0), 0);
          return movement(key, card, fee);
        },
      ),
    },
    {
      name: 'orders | ledger',
      left: orders.flatMap(({ id, data }) => {
        const hunts = bookings.filter((booking) => booking.data.order_id === id);
        const refunded = hunts.reduce((sum, hunt) => sum + hunt.data.refunded_amount, 0);
        return data.payment_intent_id && data.confirmed_at ? [`${id}: ${data.amount - refunded} p kept`] : [];
      }),
      right: [...ofOrder.keys()].map((id) => `${id}: ${keptOf(id ?? '')} p kept`),
    },
    {
      name: 'Twilio | texts',
      left: [...said, ...listed.filter(({ direction }) => direction === 'outbound-api').map(({ sid }) => sid)],
      right: texts.flatMap(({ id, data }) => {
        if (data.direction === 'inbound') return data.settled ? [id] : [`${id}, not settled`];
        return [...(data.retired_sids ?? []), data.twilio_sid ?? `${id}, not sent`];
      }),
    },
    { name: 'votes | counts', ...counted },
    {
      name: 'changes | audit',
      left: [
        ...stripe.refunds,
        ...bookings.flatMap(({ id, data }) => extensions(id, data)),
        ...texts.flatMap(({ id, data }) => (data.message_type === 'answer' ? [`answer ${id}`] : [])),
        ...contactMessages.flatMap(({ id, data }) => (data.read ? [`read ${id}`] : [])),
      ],
      right: audit.flatMap(({ data }) => loggedChange(data)),
    },
  ];
}

/**
 * The replies that each phone should get from the hunts, one line a text, against what Twilio
 * accepted.
 */
export async function repliesDue(hunts: readonly SoakHunt[]): Promise<SoakLedger> {
  const due = hunts.flatMap(({ phones, steps }) =>
    phones.flatMap((phone, index) => steps.flatMap(({ replies }) => Array<string>(replies[index] ?? 0).fill(phone))),
  );
  const known = new Set(due);
  const got = (await textsAtTwilio()).filter(({ direction, to }) => direction === 'outbound-api' && known.has(to));
  return { name: 'replies due | at phones', left: due, right: got.map(({ to }) => to) };
}

/** The votes that should stand, against the stored documents. */
export async function votesStored(standing: Iterable<string>, photos: number): Promise<SoakLedger> {
  const stored = await Promise.all(Array.from({ length: photos }, (_, n) => votesOf(n)));
  return { name: 'votes cast | stored', left: [...standing], right: stored.flat() };
}

const paid = (order: string, intent: string, amount: number, refunded: number) =>
  `${order} ${intent}: ${amount} p paid, ${refunded} p given back`;

const movement = (key: string, pence: number, fee: number) => `${key}: ${pence} p, fee ${fee} p`;

const stripeClient = () =>
  new Stripe(localVendors.stripeSecretKey, { host: 'localhost', port: ports.standIns, protocol: 'http' });

/** Each movement of Stripe's balance, as the ledger names it. */
async function movedAtStripe(): Promise<string[]> {
  const moved: string[] = [];
  for await (const { id, amount, fee, source } of stripeClient().balanceTransactions.list({
    limit: 100,
    expand: ['data.source'],
  })) {
    if (typeof source !== 'object') continue;
    if (source?.object === 'charge') moved.push(movement(`payment ${source.payment_intent}`, amount, fee));
    if (source?.object === 'refund')
      moved.push(movement(`${amount > 0 ? 'refund_returned' : 'refund'} ${source.id}`, amount, fee));
    if (source?.object === 'dispute') moved.push(movement(`charge_disputed ${id}`, amount, fee));
  }
  return moved;
}

async function paidAtStripe(): Promise<{ payments: string[]; refunds: string[] }> {
  const stripe = stripeClient();
  const payments: string[] = [];
  const refunds: string[] = [];
  const back = new Map<string, number>();
  for await (const charge of stripe.charges.list({ limit: 100 })) {
    if (charge.paid && typeof charge.payment_intent === 'string')
      back.set(charge.payment_intent, charge.amount_refunded);
  }
  for await (const { id, metadata, status, amount_received } of stripe.paymentIntents.list({ limit: 100 })) {
    if (status === 'succeeded')
      payments.push(paid(metadata.order_id ?? 'no order', id, amount_received, back.get(id) ?? 0));
  }
  for await (const { metadata, amount, status } of stripe.refunds.list({ limit: 100 }))
    if (status === 'succeeded') refunds.push(`refund ${metadata?.booking_id} ${amount} p`);
  return { payments, refunds };
}

function extensions(id: string, booking: Booking): string[] {
  const until = extendedUntil(booking);
  if (!until || !booking.confirmed_at) return [];
  const more = until.getTime() - booking.confirmed_at.getTime() - hoursOf(booking);
  return [`extend ${id} ${more / 3_600_000} h`];
}

function loggedChange({ action, target, detail }: DocumentData): string[] {
  const id = String(target).split('/').at(-1);
  if (action === 'refund_requested') return [`refund ${id} ${detail.amount} p`];
  if (action === 'expiry_extended') return [`extend ${id} ${detail.hours} h`];
  if (action === 'player_answered') return [`answer ${id}`];
  return action === 'contact_message_read' ? [`read ${id}`] : [];
}

async function countsOf(photos: number): Promise<Pick<SoakLedger, 'left' | 'right'>> {
  const db = platformFirestore();
  const sides = await Promise.all(
    Array.from({ length: photos }, async (_, n) => {
      const photo = photoId(n);
      const [votes, head] = await Promise.all([votesOf(n), db.doc(`${collections.contestSubmissions}/${photo}`).get()]);
      return { left: votes.map(() => photo), right: Array<string>(Number(head.get('votes') ?? 0)).fill(photo) };
    }),
  );
  return { left: sides.flatMap(({ left }) => left), right: sides.flatMap(({ right }) => right) };
}

async function votesOf(photo: number): Promise<string[]> {
  const path = `${collections.contestSubmissions}/${photoId(photo)}/votes`;
  const { docs } = await platformFirestore().collection(path).get();
  return docs.filter((vote) => !vote.get('voided')).map(({ ref }) => ref.path);
}

async function all<T = DocumentData>(collection: string): Promise<{ id: string; data: T }[]> {
  const { docs } = await platformFirestore().collection(collection).get();
  return docs.map((one) => ({ id: one.id, data: withDates(one.data()) as T }));
}
