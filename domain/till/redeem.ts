import * as z from 'zod/mini';
import type { Booking } from '../booking/schema.ts';
import { closedNow, closedWords } from '../hunt/reward.ts';
import type { HuntState } from '../hunt/state.ts';
import { after } from '../time/index.ts';
import { offerSentence } from '../wording/offer.ts';
import { REQUESTS_KEPT, type Redeemer, redeemers, type Ticket } from './ticket.ts';

/** How long (ms) a code is good after its hunt has ended. While the hunt runs, it is good. */
const GOOD_AFTER_END = 24 * 3_600_000;

/** How long (ms) a redeemed ticket can be taken back. */
export const UNDO_FOR = 2 * 60_000;

const shown = {
  offer: z.string(),
  /** The people who were paid for. */
  guests: z.int(),
  /** Null for a team without a name. */
  team: z.nullable(z.string()),
};
/** A callable answers in JSON, so times are in ISO form. */
const moment = z.iso.datetime();
const redeemedAt = { at: moment, by: z.enum(redeemers), undo_until: moment };

/**
 * What a ticket is worth at a till. `valid`: `closed` says that the offer does not hold now, and from when it
 * does. `redeemed`: by this very request. `used`: by another one, of this phone or any other. `undo_until`: until
 * when it can be taken back.
 */
export const verdictSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('valid'), ...shown, closed: z.nullable(z.string()) }),
  z.object({ is: z.literal('redeemed'), ...shown, ...redeemedAt }),
  z.object({ is: z.literal('used'), ...shown, ...redeemedAt }),
  z.object({ is: z.literal('over'), ...shown, at: moment }),
  z.object({ is: z.literal('cancelled'), ...shown }),
  z.object({ is: z.literal('elsewhere') }),
  z.object({ is: z.literal('unknown') }),
]);
export type Verdict = z.infer<typeof verdictSchema>;

type Of = Pick<
  Booking,
  'status' | 'participants' | 'team_name' | 'name_hidden' | 'completed_at' | 'cancelled_at' | 'hunt'
>;

/** @param request_id the request that asks: what it redeemed before is `redeemed`, not `used` */
export function verdictOf(ticket: Ticket, booking: Of, request_id: string, now: Date): Verdict {
  const about = {
    offer: offerSentence(ticket.offer, ticket.offer_kind),
    guests: booking.participants,
    team: booking.name_hidden ? null : booking.team_name,
  };
  const { redeemed_at: at, redeemed_by: by } = ticket;
  if (at && by) {
    const is = ticket.request_ids.at(-1) === request_id ? 'redeemed' : 'used';
    return { is, ...about, at: at.toISOString(), by, undo_until: after(at, UNDO_FOR).toISOString() };
  }
  if (booking.status === 'refunded' || booking.cancelled_at) return { is: 'cancelled', ...about };
  const end = goodUntil(booking);
  if (end && end <= now) return { is: 'over', ...about, at: end.toISOString() };
  const { closed } = closedNow({ partner: ticket }, now, ticket.created_at);
  return { is: 'valid', ...about, closed: closed ? closedWords(closed) : null };
}

/** Until when a hunt's codes are good; null while it runs. */
function goodUntil({ completed_at, hunt }: Pick<Of, 'completed_at' | 'hunt'>): Date | null {
  const end = completed_at ?? (hunt.phase === 'stopped' ? hunt.stopped_at : undefined);
  return end ? after(end, GOOD_AFTER_END) : null;
}

/** What a step does with a ticket and its hunt. */
export type Redemption = {
  readonly ticket: Pick<Ticket, 'redeemed_at' | 'redeemed_by' | 'request_ids'>;
  readonly hunt: HuntState;
};

type Stepping = Pick<Ticket, 'stop_number' | 'request_ids'>;

export const redeemed = (
  { stop_number, request_ids }: Stepping,
  hunt: HuntState,
  { by, request_id, now }: { by: Redeemer; request_id: string; now: Date },
): Redemption => ({
  ticket: { redeemed_at: now, redeemed_by: by, request_ids: withRequest(request_ids, request_id) },
  hunt: withRedeemed(hunt, stop_number, now),
});

export const takenBack = ({ stop_number, request_ids }: Stepping, hunt: HuntState, request_id: string): Redemption => ({
  ticket: { redeemed_at: null, redeemed_by: null, request_ids: withRequest(request_ids, request_id) },
  hunt: withRedeemed(hunt, stop_number, null),
});

const withRequest = (known: readonly string[], id: string): string[] => [...known, id].slice(-REQUESTS_KEPT);

function withRedeemed(hunt: HuntState, stopNumber: number, at: Date | null): HuntState {
  const results = hunt.results.map((result) => {
    if (result.stop_number !== stopNumber) return result;
    const { redeemed_at: _, ...rest } = result;
    return at ? { ...rest, redeemed_at: at } : rest;
  });
  return { ...hunt, results };
}
