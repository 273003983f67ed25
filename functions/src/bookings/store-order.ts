import {
  type Booking,
  bookingTexts,
  confirm,
  mayChoose,
  needsVoucher,
  teamNameTexts,
  unpaidWelcomeLimit,
} from '@streetlore/domain/booking';
import { defaultHuntSettings } from '@streetlore/domain/hunt';
import {
  changedOrder,
  draftOrder,
  type OrderInput,
  type OrderWithHunts,
  peopleOf,
  repeatOrder,
} from '@streetlore/domain/order';
import { isDoubtful } from '@streetlore/domain/reviews/taking';
import type { Tour } from '@streetlore/domain/tour';
import { redeem } from '@streetlore/domain/voucher';
import { HttpsError } from 'firebase-functions/v2/https';
import { segmentsLeft } from '../budgets/segments-left.ts';
import { enqueueBookingMail, queueConfirmation } from '../mailing/order-mails.ts';
import type { Sending } from '../outbox/send.ts';
import { sendNow } from '../outbox/send-now.ts';
import { toHttpsError } from '../platform/errors.ts';
import { boardLinkOf } from '../platform/page-link.ts';
import { readOrder } from '../platform/read-order.ts';
import type { Services } from '../platform/services.ts';
import { alreadyExists, withoutConflict } from '../store/conflict.ts';
import { keyedHashes } from '../store/keyed-hash.ts';
import type { Writes } from '../store/writes.ts';
import { queueWelcome, welcomedFields } from './queue-welcome.ts';

export type Ordering = Sending & Services<'appKey' | 'textLimits'>;

/** A welcome takes two segments at most, even with the longest names that the editor accepts. */
const MAX_WELCOME_SEGMENTS = 2;

/** An order that was placed before, or a draft of the one that would be placed. */
type Ordered =
  | { readonly existing: OrderWithHunts }
  | { readonly existing: null; readonly draft: OrderWithHunts; readonly offered: Tour };

/** @throws HttpsError naming the field at fault */
async function check(services: Ordering, input: OrderInput, uid: string): Promise<Ordered> {
  const { store } = services;
  const [existing, tour, settings] = await Promise.all([
    readOrder(services, input.order.id),
    store.tours.at(input.tour_id).read(),
    store.huntSettings.read(),
  ]);
  if (existing) return { existing: again(existing.order, input, uid) };

  const isParty = input.order.kind === 'party';
  const doubtful = input.hunts.findIndex(({ team_name }) => team_name !== null && isDoubtful(team_name));
  if (doubtful >= 0) {
    const field = isParty ? `teams.${doubtful}.name` : 'team_name';
    throw new HttpsError('invalid-argument', teamNameTexts.refused, { field });
  }
  const offered = playable(tour);
  const now = services.now();
  const chosen = mayChoose(input.day, offered.closed_days, now);
  if (!chosen.ok) throw toHttpsError(chosen.problem);
  // Vouchers pay for bookings, so a party of a free tour cannot be booked.
  if (input.voucher_code === null && needsVoucher(offered, peopleOf(input)))
    throw new HttpsError('failed-precondition', bookingTexts.voucherOnly, {
      field: isParty ? 'tour_id' : 'voucher_code',
    });
  const { expiry_hours: expiryHours } = settings ?? defaultHuntSettings;
  const { page_id: board_id } = boardLinkOf(services, input.order.id, null);
  return { existing: null, draft: draftOrder(input, offered, { uid, board_id, expiryHours }, now), offered };
}

/**
 * Says what an order would cost, in pence, and writes nothing.
 * @throws HttpsError naming the field at fault
 */
export async function reviewOrder(services: Ordering, input: OrderInput, uid: string): Promise<number> {
  const ordered = await check(services, input, uid);
  if (!ordered.existing) await checkVoucher(services, input);
  return (ordered.existing ?? ordered.draft).amount;
}

/**
 * Returns an order: the existing one, or a new one. A new order is confirmed at once if a voucher pays
 * for it.
 * @throws HttpsError naming the field at fault; nothing is written then
 */
export async function storeOrder(services: Ordering, input: OrderInput, uid: string): Promise<OrderWithHunts> {
  const ordered = await check(services, input, uid);
  if (ordered.existing) return ordered.existing;
  const { draft, offered } = ordered;
  if (input.voucher_code !== null) return await orderWithVoucher(services, input, draft, offered);
  const { store } = services;
  // A bare batch instead of a transaction, so that a double click waits for no lock.
  const commit = store.commit();
  create(services, commit, draft);
  try {
    await commit.run();
    return draft;
  } catch (error) {
    if (!alreadyExists(error)) throw error;
    const first = await readOrder(services, input.order.id);
    // Another booking has the id of a team. The form takes another id.
    if (!first) throw new HttpsError('failed-precondition', bookingTexts.taken, { field: `${input.order.kind}_id` });
    return again(first.order, input, uid);
  }
}

function create({ store }: Services, commit: Writes, { hunts, ...order }: OrderWithHunts): void {
  commit.create(store.orders.at(order.id), order);
  for (const hunt of hunts) commit.create(store.bookings.at(hunt.id), hunt);
}

function again(existing: OrderWithHunts, input: OrderInput, uid: string): OrderWithHunts {
  const decision = repeatOrder(existing, input, uid);
  if (!decision.ok) throw toHttpsError(decision.problem);
  return decision.value;
}

/** @throws HttpsError for a tour that cannot be booked */
function playable(tour: Tour | null): Tour {
  if (tour?.status !== 'published') throw new HttpsError('not-found', bookingTexts.notFound, { field: 'tour_id' });
  if (tour.stops_count < 1) throw new HttpsError('failed-precondition', bookingTexts.notPlayable, { field: 'tour_id' });
  return tour;
}

/** @throws HttpsError for a voucher that does not pay */
async function checkVoucher(
  { store, now }: Pick<Ordering, 'store' | 'now'>,
  { voucher_code }: Pick<OrderInput, 'voucher_code'>,
): Promise<void> {
  if (voucher_code === null) return;
  const redeemed = redeem(await store.vouchers.at(voucher_code).read(), now());
  if (!redeemed.ok) throw toHttpsError(redeemed.problem);
}

/**
 * Refuses a hunt without a payment in two cases: its welcome would exceed the day's budget of texts, or
 * one of its numbers has been sent enough of such welcomes. A wrong code is refused before that:
 * guessing must not use up a number's share.
 */
async function limitUnpaid(services: Ordering, draft: Booking): Promise<void> {
  const { store, appKey, now } = services;
  if ((await segmentsLeft(services)) < MAX_WELCOME_SEGMENTS * new Set(draft.phone_numbers).size)
    throw new HttpsError('resource-exhausted', bookingTexts.noTextsLeft);
  for (const number of new Set(draft.phone_numbers)) {
    const keys = keyedHashes(appKey, 'booking/unpaid', number);
    if (await store.withinRateLimit(keys, unpaidWelcomeLimit, now())) continue;
    const field = `phone_numbers.${draft.phone_numbers.indexOf(number)}`;
    throw new HttpsError('resource-exhausted', bookingTexts.tooManyUnpaid(number), { field });
  }
}

/**
 * Takes a use of the voucher, confirms the order and queues the welcome and the mail, all or
 * nothing. Then they are sent.
 */
async function orderWithVoucher(
  services: Ordering,
  input: OrderInput,
  order: OrderWithHunts,
  tour: Tour,
): Promise<OrderWithHunts> {
  const { store } = services;
  const { voucher_code } = input;
  await checkVoucher(services, input);
  for (const hunt of order.hunts) await limitUnpaid(services, hunt);
  let mail: string | null = null;
  const placed = await withoutConflict(async () => {
    const [existing, voucher] = await Promise.all([
      readOrder(services, order.id),
      voucher_code === null ? null : store.vouchers.at(voucher_code).readVersioned(),
    ]);
    if (existing) return again(existing.order, input, order.uid);
    const now = services.now();
    const commit = store.commit();
    if (voucher) {
      const redeemed = redeem(voucher.value, now);
      if (!redeemed.ok) throw toHttpsError(redeemed.problem);
      if (voucher.value) commit.update(voucher, { uses_left: redeemed.value.uses_left });
    }
    const changed = await Promise.all(
      order.hunts.map(async (booking) => {
        const welcomed = await welcomedFields(services, booking.id, booking);
        return { booking, changes: { ...confirm(booking, now), ...welcomed } };
      }),
    );
    const confirmed = changedOrder(order, { confirmed_at: now }, changed);
    create(services, commit, confirmed);
    for (const hunt of confirmed.hunts) queueWelcome(services, commit, hunt.id, hunt, now, { tour });
    mail = queueConfirmation(services, commit, { order: confirmed, tour, now });
    await commit.run();
    return confirmed;
  });
  const phones = placed.hunts.flatMap(({ phone_numbers }) => phone_numbers);
  await Promise.all([sendNow(services, phones), enqueueBookingMail(services, mail)]);
  return placed;
}
