import { bookingTexts, mayChoose, needsVoucher, teamNameTexts } from '@streetlore/domain/booking';
import { defaultHuntSettings } from '@streetlore/domain/hunt';
import { draftOrder, type OrderInput, type OrderWithHunts, peopleOf, repeatOrder } from '@streetlore/domain/order';
import { isDoubtful } from '@streetlore/domain/reviews/taking';
import type { Tour } from '@streetlore/domain/tour';
import { HttpsError } from 'firebase-functions/v2/https';
import type { Sending } from '../outbox/send.ts';
import { toHttpsError } from '../platform/errors.ts';
import { boardLinkOf } from '../platform/page-link.ts';
import { readOrder } from '../platform/read-order.ts';
import type { Services } from '../platform/services.ts';
import type { Writes } from '../store/writes.ts';

export type Ordering = Sending & Services<'appKey' | 'textLimits' | 'trader'>;

/** An order that was placed before, or a draft of the one that would be placed. */
type Ordered =
  | { readonly existing: OrderWithHunts }
  | { readonly existing: null; readonly draft: OrderWithHunts; readonly offered: Tour };

/**
 * Finds an order that was placed before, or drafts it. Writes nothing.
 * @throws HttpsError naming the field at fault
 */
export async function checkOrder(services: Ordering, input: OrderInput, uid: string): Promise<Ordered> {
  const { store } = services;
  const [existing, tour, settings] = await Promise.all([
    readOrder(services, input.order.id),
    store.tours.at(input.tour_id).read(),
    store.huntSettings.read(),
  ]);
  if (existing) return { existing: repeated(existing.order, input, uid) };

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
  if (input.voucher_code === null && needsVoucher(offered, peopleOf(input)))
    throw new HttpsError('failed-precondition', bookingTexts.voucherOnly, {
      field: isParty ? 'tour_id' : 'voucher_code',
    });
  const { expiry_hours: expiryHours } = settings ?? defaultHuntSettings;
  const { page_id: board_id } = boardLinkOf(services, input.order.id, null);
  const seller = input.invoice ? services.trader : null;
  return { existing: null, draft: draftOrder(input, offered, { uid, board_id, expiryHours, seller }, now), offered };
}

/** @throws HttpsError when the call is not for the same order again */
export function repeated(existing: OrderWithHunts, input: OrderInput, uid: string): OrderWithHunts {
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

/** Adds an order and its hunts to a commit. */
export function createOrder({ store }: Services, commit: Writes, { hunts, ...order }: OrderWithHunts): void {
  commit.create(store.orders.at(order.id), order);
  for (const hunt of hunts) commit.create(store.bookings.at(hunt.id), hunt);
}
