import * as z from 'zod/mini';
import { documentId } from '../fields/index.ts';
import { tokenForm, tokenInFragment } from '../link-token/index.ts';
import { ukMobile } from '../phone/index.ts';
import type { RateLimit } from './limits.ts';
import { isKeptBack } from './listed.ts';
import { partOnPageOf, partOnPageSchema } from './party-schema.ts';
import type { Booking } from './schema.ts';
import { bookingSchema, bookingStatuses } from './schema.ts';
import { dayField, startWindowSchema } from './start-window-schema.ts';
import { bookingTexts } from './texts.ts';

/** The random part of a link: 22 letters and digits are 131 bits. */
export const LINK_TOKEN_LENGTH = 22;
const form = tokenForm(LINK_TOKEN_LENGTH);

/** The token behind `#` in the link to a page: of a booking, a team, a party or a board. */
export const pageToken = z.string().check(z.regex(new RegExp(`^${form}$`), 'This is not one of our links'));

/** The token in what stands behind `#`; null when the token is not whole. */
export const pageTokenIn = (fragment: string): string | null => tokenInFragment(fragment, new RegExp(`^${form}`));

/** What a page says of a link that lacks a part of its token. */
export const cutLink = 'A part of this link is missing. Open it from the text or mail once more, or copy all of it.';

/** The heading of a page whose link opens nothing. */
export const brokenLink = 'This link does not work';

/** The sentence in place of a QR code that could not be drawn. */
export const codeFailed = 'The code could not be drawn. Share the link instead.';

/**
 * `booking_pages/{hash of the token}`: what the link to a booking shows. Whoever has the token can
 * find the document, and nobody can list the collection. So it has no number, no address, no clue
 * and no answer. Every commit that changes a booking writes it (`bookingPageOf`).
 */
export const bookingPageSchema = z.object({
  booking_id: z.string(),
  tour_id: z.string(),
  tour_name: z.string(),
  team_name: z.nullable(z.string()),
  participants: z.int(),
  /** The phones of the booking by position. */
  phones: z.array(z.object({ last_digits: z.string(), opted_out: z.boolean() })),
  status: z.enum(bookingStatuses),
  /** Pence by card. */
  amount: z.int(),
  /** What a gift or a voucher paid besides; absent if none did. */
  paid_by: bookingSchema.shape.paid_by,
  refunded_amount: z.int(),
  start_window: z.nullable(startWindowSchema),
  /**
   * How often its time was changed; absent means never. A calendar replaces an entry only by one with a
   * higher number.
   */
  time_changes: z.optional(z.int()),
  /** Present for a booking that no move can make cancellable again. */
  moved_late: z.optional(z.literal(true)),
  confirmed_at: z.nullable(z.date()),
  expires_at: z.nullable(z.date()),
  cancelled_at: z.nullable(z.date()),
  started_at: z.nullable(z.date()),
  completed_at: z.nullable(z.date()),
  phase: z.enum(['ready', 'puzzle', 'reward', 'completed', 'stopped']),
  paused: z.boolean(),
  stop_number: z.int(),
  stops_count: z.int(),
  solved: z.int(),
  score: z.int(),
  /** Set for a result faster than legs that no admin shows on public boards. */
  too_fast: z.optional(z.literal(true)),
  /** For a team of a party, which its organiser moves and cancels. */
  party: z.optional(partOnPageSchema),
});
export type BookingPage = z.infer<typeof bookingPageSchema>;

/** What the link to a booking shows; null for a booking whose personal data was deleted. */
export function bookingPageOf(id: string, booking: Booking): BookingPage | null {
  const { hunt, opted_out = [] } = booking;
  if (booking.cleared_at) return null;
  return {
    booking_id: id,
    tour_id: booking.tour_id,
    tour_name: booking.tour_name,
    team_name: booking.team_name,
    participants: booking.participants,
    phones: booking.phone_numbers.map((number, place) => ({
      last_digits: number.slice(-3),
      opted_out: opted_out.includes(place),
    })),
    status: booking.status,
    amount: booking.amount,
    ...(booking.paid_by && { paid_by: booking.paid_by }),
    refunded_amount: booking.refunded_amount,
    start_window: booking.start_window ?? null,
    ...(booking.time_changes && { time_changes: booking.time_changes }),
    ...(booking.moved_late && { moved_late: true }),
    confirmed_at: booking.confirmed_at,
    expires_at: booking.expires_at,
    cancelled_at: booking.cancelled_at ?? null,
    started_at: booking.started_at,
    completed_at: booking.completed_at,
    phase: hunt.phase,
    paused: hunt.paused,
    stop_number: hunt.stop_number,
    stops_count: booking.stops_count,
    solved: hunt.results.filter(({ outcome }) => outcome === 'solved').length,
    score: hunt.score,
    ...(isKeptBack(booking) && { too_fast: true }),
    ...(booking.party && { party: partOnPageOf(booking.party) }),
  };
}

export type BookingState =
  | 'ready'
  | 'early'
  /** A team of a party that waits for its organiser's GO. */
  | 'held'
  | 'under_way'
  | 'paused'
  | 'completed'
  | 'expired'
  | 'cancelled'
  | 'refunded'
  | 'stopped';

type StateFields = Pick<
  BookingPage,
  'status' | 'phase' | 'paused' | 'start_window' | 'expires_at' | 'cancelled_at' | 'started_at' | 'party'
>;

/** What a booking is to the group that has it, at `now`. */
export function stateOfBooking(page: StateFields, now: Date): BookingState {
  const { status, phase, start_window, expires_at } = page;
  if (page.cancelled_at) return 'cancelled';
  if (status === 'refunded') return 'refunded';
  if (status === 'completed') return 'completed';
  const isWaiting = phase === 'ready';
  if (status === 'expired' || (isWaiting && expires_at !== null && expires_at <= now))
    return page.started_at ? 'stopped' : 'expired';
  if (phase === 'stopped') return 'stopped';
  if (isWaiting && page.party?.held) return 'held';
  if (isWaiting) return start_window && start_window.opens_at > now ? 'early' : 'ready';
  return page.paused ? 'paused' : 'under_way';
}

const ended: ReadonlySet<BookingState> = new Set(['completed', 'expired', 'cancelled', 'refunded', 'stopped']);

/** Whether nothing can be played or changed any more. */
export const hasEnded = (state: BookingState): boolean => ended.has(state);

/**
 * How the group of a booking begins. A team that waits for its organiser's GO sends no START, and one
 * without a phone gets no texts.
 */
export function startStepsOf({ party, phones }: Pick<BookingPage, 'party'> & { readonly phones: readonly unknown[] }) {
  if (phones.length === 0) return party?.held ? bookingTexts.heldPageSteps : bookingTexts.pageSteps;
  return party?.held ? bookingTexts.heldSteps : bookingTexts.startSteps;
}

/** The short form of a booking's id, which people read out and type. */
export const referenceOf = (bookingId: string): string =>
  bookingId
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 8)
    .toUpperCase();

/** Input of the callables behind the link. `request_id` makes a repeated request harmless. */
const byLink = { token: pageToken, request_id: documentId };
export const moveBookingInput = z.strictObject({ ...byLink, day: dayField });
export const cancelBookingInput = z.strictObject(byLink);
export const resendToGroupInput = z.strictObject(byLink);
/** `place`: the position of the phone that the new one replaces; null to add one. */
export const changePhoneInput = z.strictObject({
  ...byLink,
  phone_number: ukMobile,
  place: z.nullable(z.int().check(z.minimum(0))),
});
export const renewLinkInput = z.strictObject(byLink);
export const renewLinkOutput = z.object({ token: pageToken });
/** Input of `findLink`, which gives the link to the browser that made the booking. */
export const findLinkInput = z.strictObject({ booking_id: documentId });
export const findLinkOutput = z.object({ token: pageToken });
/** Input of `endLink`, by which an admin ends a link that has leaked. */
export const endLinkInput = z.strictObject({ booking_id: documentId, request_id: documentId });

/**
 * How often the callables behind links may be called: by a visitor, by a network, and for one
 * booking.
 */
export const linkRateLimits = {
  visitor: { calls: 10, milliseconds: 60_000 },
  address: { calls: 60, milliseconds: 60_000 },
} as const satisfies Record<string, RateLimit>;

/** How often the texts and mails that a link's holder sets off may be sent for one booking or party. */
export const groupTextLimits = {
  resend: { calls: 2, milliseconds: 3_600_000 },
  move: { calls: 5, milliseconds: 24 * 3_600_000 },
  phone: { calls: 5, milliseconds: 24 * 3_600_000 },
  link: { calls: 5, milliseconds: 24 * 3_600_000 },
} as const satisfies Record<string, RateLimit>;

export const bookingLinkTexts = {
  unknown:
    'This link does not open a booking. It may have been replaced: the current one is in your e-mail, or comes by text if you send LINK.',
  tooOften: 'That was done often already. Please try again later.',
} as const;
