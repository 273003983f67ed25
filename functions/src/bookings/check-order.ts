import { bookingTexts, mayChoose, needsVoucher, priceOf, teamNameTexts } from '@streetlore/domain/booking';
import { type Gift, type GiftPart, payWith } from '@streetlore/domain/gift';
import { defaultHuntSettings } from '@streetlore/domain/hunt';
import {
  asSeen,
  draftOrder,
  type OrderInput,
  type OrderWithHunts,
  peopleOf,
  repeatOrder,
} from '@streetlore/domain/order';
import type { WithId } from '@streetlore/domain/query';
import { isDoubtful } from '@streetlore/domain/reviews/taking';
import type { Tour } from '@streetlore/domain/tour';
import { HttpsError } from 'firebase-functions/v2/https';
import type { Sending } from '../outbox/send.ts';
import type { Caller } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import { boardLinkOf } from '../platform/page-link.ts';
import { readOrder } from '../platform/read-order.ts';
import type { Services } from '../platform/services.ts';
import type { Writes } from '../store/writes.ts';
import { findGift } from './find-gift.ts';
import { asIfReleased } from './held-gift.ts';

export type Ordering = Sending & Services<'appKey' | 'textLimits' | 'payments' | 'trader'>;

/**
 * An order as it would be placed. `draftWith`: the same with what its gift pays then; it throws if that is nothing, or
 * not what the visitor has read.
 */
export type Drafted = {
  readonly existing: null;
  readonly draft: OrderWithHunts;
  readonly draftWith: (gift: WithId<Gift> | null) => OrderWithHunts;
  readonly offered: Tour;
  readonly gift: WithId<Gift> | null;
};

/** An order that was placed before, or a draft of the one that would be placed. */
type Ordered = { readonly existing: OrderWithHunts; readonly gift: WithId<Gift> | null } | Drafted;

/**
 * Finds an order that was placed before, or drafts it. Writes nothing.
 * @throws HttpsError naming the field at fault
 */
export async function checkOrder(
  services: Ordering,
  input: OrderInput,
  caller: Pick<Caller, 'uid' | 'ip'>,
): Promise<Ordered> {
  const { store } = services;
  const { uid } = caller;
  // Read before the order: a call of the same order that takes the last of the gift meanwhile is then seen.
  const gift = input.gift_code === null ? null : await findGift(services, input.gift_code, caller);
  const [existing, tour, settings] = await Promise.all([
    readOrder(services, input.order.id),
    store.tours.at(input.tour_id).read(),
    store.huntSettings.read(),
  ]);
  if (existing) return { existing: repeated(existing.order, input, { uid, giftId: gift?.id ?? null }), gift };

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
  // Only a voucher can pay for some orders, such as a party of a free tour.
  if (input.gift_code === null && needsVoucher(offered, peopleOf(input)))
    throw new HttpsError('failed-precondition', bookingTexts.voucherOnly, {
      field: isParty ? 'tour_id' : 'gift_code',
    });
  const { expiry_hours: expiryHours } = settings ?? defaultHuntSettings;
  const { page_id: board_id } = boardLinkOf(services, input.order.id, null);
  const seller = input.invoice ? services.trader : null;
  const draftWith = (found: WithId<Gift> | null) => {
    const part = input.gift_code === null ? null : giftPartOf(found, input, offered, services.now());
    const draft = draftOrder(input, offered, { uid, board_id, expiryHours, gift: part, seller }, now);
    const decision = asSeen(draft, input);
    if (!decision.ok) throw toHttpsError(decision.problem);
    return decision.value;
  };
  const free = await asIfReleased(services, gift, { orderId: input.order.id, uid });
  return { existing: null, draft: draftWith(free), draftWith, offered, gift: free };
}

/** @throws HttpsError for a gift that pays nothing */
function giftPartOf(gift: WithId<Gift> | null, input: OrderInput, offered: Tour, now: Date): GiftPart {
  const people = peopleOf(input);
  const part = payWith(gift, { tour_id: input.tour_id, people, price: priceOf(offered, people).total }, now);
  if (!part.ok) throw toHttpsError(part.problem);
  return part.value;
}

/** @throws HttpsError when the call is not for the same order again */
export function repeated(
  existing: OrderWithHunts,
  input: OrderInput,
  by: { readonly uid: string; readonly giftId: string | null },
): OrderWithHunts {
  const decision = repeatOrder(existing, input, by);
  if (!decision.ok) throw toHttpsError(decision.problem);
  return decision.value;
}

/** @throws HttpsError for a tour that cannot be booked */
function playable(tour: Tour | null): Tour {
  if (tour?.status !== 'published') throw new HttpsError('not-found', bookingTexts.notFound, { field: 'tour_id' });
  if (tour.stops_count < 1) throw new HttpsError('failed-precondition', bookingTexts.notPlayable, { field: 'tour_id' });
  return tour;
}

/** Adds an order and its hunts to a commit. */
export function createOrder({ store }: Services, commit: Writes, { hunts, ...order }: OrderWithHunts): void {
  commit.create(store.orders.at(order.id), order);
  for (const hunt of hunts) commit.create(store.bookings.at(hunt.id), hunt);
}
