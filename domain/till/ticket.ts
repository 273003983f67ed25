import * as z from 'zod/mini';
import type { Booking } from '../booking/schema.ts';
import type { HuntState } from '../hunt/state.ts';
import type { HuntTour } from '../hunt/tour.ts';
import { stopId } from '../paths/collections.ts';
import type { WithId } from '../query/index.ts';
import { rewardKinds } from '../wording/reward-kinds.ts';

/** Who redeemed a ticket: the partner at its till, or the team by the partner's PIN. */
export const redeemers = ['till', 'pin'] as const;
export type Redeemer = (typeof redeemers)[number];

/**
 * `tickets/{bookingId}_{n}`: the reward of a stop, as a till finds it by its code. It names nobody: guests, team
 * and the hunt's end are read from the booking. Functions write, admins read.
 */
export const ticketSchema = z.object({
  /** A keyed hash of the code. The code itself stands on the team's page, and in the reward's text. */
  code_hash: z.string(),
  booking_id: z.string(),
  tour_id: z.string(),
  /** The stop's number in the hunt. */
  stop_number: z.int(),
  partner_id: z.string(),
  offer: z.string(),
  offer_kind: z.nullable(z.enum(rewardKinds)),
  /** The hours of the place and of the offer, as the hunt keeps them; null when unknown. */
  opening_hours: z.nullable(z.string()),
  offer_hours: z.nullable(z.string()),
  created_at: z.date(),
  redeemed_at: z.nullable(z.date()),
  redeemed_by: z.nullable(z.enum(redeemers)),
  /** The latest requests that redeemed it or took that back, oldest first: a late repeat of one changes nothing. */
  request_ids: z.array(z.string()),
  /** When the document is deleted. */
  expires_at: z.date(),
});
export type Ticket = z.infer<typeof ticketSchema>;

/** How many requests a ticket remembers. A code is redeemed once or, by mistake, a few times. */
export const REQUESTS_KEPT = 10;

/** How long (ms) a ticket is kept: longer than any hunt, and long enough to answer a partner's question. */
const KEPT = 90 * 24 * 3_600_000;

/** The tickets of the rewards that a team has earned between two states of its hunt. */
export function earnedTickets(
  before: HuntState,
  { id, tour_id, hunt }: WithId<Pick<Booking, 'tour_id' | 'hunt'>>,
  tour: HuntTour | null,
  hashOf: (stopNumber: number) => string,
): WithId<Ticket>[] {
  const known = new Set(before.results.map(({ stop_number }) => stop_number));
  return hunt.results.flatMap(({ stop_number, outcome, finished_at }) => {
    const partner = tour?.stops[stop_number - 1]?.partner;
    if (!partner || !finished_at || outcome !== 'solved' || known.has(stop_number)) return [];
    return {
      id: stopId(id, stop_number),
      code_hash: hashOf(stop_number),
      booking_id: id,
      tour_id,
      stop_number,
      partner_id: partner.id,
      offer: partner.offer,
      offer_kind: partner.offer_kind ?? null,
      opening_hours: partner.opening_hours ?? null,
      offer_hours: partner.offer_hours ?? null,
      created_at: finished_at,
      redeemed_at: null,
      redeemed_by: null,
      request_ids: [],
      expires_at: new Date(finished_at.getTime() + KEPT),
    };
  });
}
