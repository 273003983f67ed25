import * as z from 'zod/mini';
import { documentId, emailAddress } from '../fields/index.ts';
import { giftCode } from '../gift-code/index.ts';
import { huntStateSchema } from '../hunt/state.ts';
import { invoiceToInput, invoiceToTexts } from '../invoice-to/index.ts';
import { e164, ukMobile } from '../phone/index.ts';
import type { WithId } from '../query/index.ts';
import { refundTold } from '../refund-reasons/index.ts';
import { MAX_PARTICIPANTS } from './limits.ts';
import { pagePlayerSchema } from './page-players.ts';
import { partOfPartySchema } from './party-schema.ts';
import { storedRefundsSchema } from './refunds.ts';
import { dayField, startWindowSchema } from './start-window-schema.ts';
import { teamNameField } from './team-name.ts';
import { pageNeedsEmail } from './texts.ts';

export const bookingStatuses = ['pending_payment', 'confirmed', 'completed', 'expired', 'refunded'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/**
 * `bookings/{id}`: who plays a hunt, and its share of an order's money. Readable by the anonymous `uid`
 * that made it, and by admins. `amount` and `refunded_amount` are pence; `total_amount` is `amount` in
 * pounds, for display. The hunt's state is part of the booking. Clues and answers never are.
 */
export const bookingSchema = z.object({
  uid: z.string(),
  /** The order that it was paid with. Its own id, unless it is a team of a party. */
  order_id: z.string(),
  tour_id: z.string(),
  tour_name: z.string(),
  stops_count: z.int(),
  participants: z.int(),
  phone_numbers: z.array(e164),
  /**
   * Positions (from 0) of the phone numbers that have opted out of texts, kept up to date from
   * payment on. The field is never set before payment: nobody may find out for free whether a
   * stranger's number has opted out.
   */
  opted_out: z.optional(z.array(z.int())),
  email: z.nullable(z.string()),
  team_name: z.nullable(z.string()),
  /** Set when an admin has taken the team's name away: the team does not name itself again. */
  name_removed: z.optional(z.literal(true)),
  /**
   * Whether a report or an admin has hidden the team's name: public places then show the neutral one.
   * Absent if nobody has.
   */
  name_hidden: z.optional(z.boolean()),
  /** Whether an admin has hidden the team from the leaderboard. Absent if no admin has decided. */
  unlisted: z.optional(z.boolean()),
  /**
   * Set when a hunt was completed faster than legs. Public boards leave a `kept` result out; an admin
   * has looked at a `shown` one. Absent for every other hunt.
   */
  too_fast: z.optional(z.enum(['kept', 'shown'])),
  amount: z.int().check(z.minimum(0)),
  total_amount: z.number(),
  refunded_amount: z.int().check(z.minimum(0)),
  /** What a gift or a voucher paid of the price, in pence, besides `amount`. Absent if none did. */
  paid_by: z.optional(z.object({ by: z.enum(['gift', 'voucher']), pence: z.int() })),
  /**
   * A payment of a different sum from the price: what Stripe has received and refunded, in
   * hundredths of its currency. The booking stays unconfirmed until an admin accepts or refunds the
   * payment.
   */
  payment_mismatch: z.optional(
    z.nullable(z.object({ received: z.int(), refunded: z.int(), currency: z.string(), at: z.date() })),
  ),
  /**
   * The latest refund that an admin asked for. It is under way until `refunded_amount` reaches
   * `up_to`, the total refunded after it, or until it is too old.
   */
  refunding: z.optional(
    z.nullable(
      z.object({
        request_id: z.string(),
        up_to: z.int(),
        asked_at: z.date(),
        /** Why, and how whoever paid is told of these pence; absent for the end of a hunt, which is told anyway. */
        tell: z.optional(z.object({ pence: z.int(), ...refundTold.shape })),
      }),
    ),
  ),
  /**
   * The refunds at Stripe; absent before the first. `refunded_amount` leaves out refunds that came
   * back.
   */
  refunds: z.optional(storedRefundsSchema),
  /**
   * The sum of refunds that the bank has rejected, in pence, until an admin refunds again or closes
   * the problem. `reason` is Stripe's code.
   */
  refund_problem: z.optional(z.nullable(z.object({ amount: z.int(), reason: z.nullable(z.string()), at: z.date() }))),
  disputed: z.boolean(),
  /**
   * Set when a dispute was lost: the bank has taken the whole payment, whatever the refunds. Absent
   * otherwise.
   */
  charged_back: z.optional(z.literal(true)),
  status: z.enum(bookingStatuses),
  current_stop: z.int().check(z.minimum(0)),
  hunt: huntStateSchema,
  created_at: z.date(),
  confirmed_at: z.nullable(z.date()),
  expires_at: z.nullable(z.date()),
  /** Hours from payment to START, as promised when the booking was made. Absent means 24. */
  expiry_hours: z.optional(z.int()),
  /** Absent or null for a hunt that can be started from the payment on. */
  start_window: z.optional(z.nullable(startWindowSchema)),
  /** How often its time was changed: moved or extended. Absent means never. */
  time_changes: z.optional(z.int()),
  /**
   * Set when the booking was moved after its time to cancel. No later move gives that time back.
   * Absent otherwise.
   */
  moved_late: z.optional(z.literal(true)),
  /**
   * The document in `booking_pages` that the booking's link opens: the hash of the link's token.
   * Null after an admin has ended the link; absent until the booking gets its first link.
   */
  page_id: z.optional(z.nullable(z.string())),
  /** Those who play on the team's page, in the order in which they joined. Absent before the first. */
  page_players: z.optional(z.array(pagePlayerSchema)),
  /** What it knows of the party that it is a team of. Absent for a booking of its own. */
  party: z.optional(partOfPartySchema),
  /** How many links have been replaced. Absent means none. */
  links_ended: z.optional(z.int()),
  /** When the visitor cancelled the booking. Absent if nobody has. */
  cancelled_at: z.optional(z.date()),
  /**
   * The refund that the visitor's cancellation promised, in pence, until Stripe has taken it over.
   * `request_id` is its idempotency key. Null or absent when no such refund is due.
   */
  refund_due: z.optional(z.nullable(z.object({ request_id: z.string(), amount: z.int(), at: z.date() }))),
  /**
   * When an admin last accepted another answer at the tour while this hunt waited for START. The
   * hunt reads the tour with that answer when it starts. Absent if there was no such answer.
   */
  answer_accepted_at: z.optional(z.date()),
  started_at: z.nullable(z.date()),
  completed_at: z.nullable(z.date()),
  /**
   * When the personal data of those who booked and played was deleted at the end of its period;
   * null until then.
   */
  cleared_at: z.optional(z.nullable(z.date())),
});
export type Booking = z.infer<typeof bookingSchema>;

/** What changes in a booking. */
export type HuntChange = { readonly booking: WithId<Booking>; readonly changes: Partial<Booking> };

/** The message for a group that is empty or too large. */
export const groupSizeError = 'A hunt takes 1 to 5 people';
/** The message for an order with more numbers than people. */
const tooManyPhonesError = 'There are more phone numbers than participants';
const participants = z.int().check(z.minimum(1, groupSizeError), z.maximum(MAX_PARTICIPANTS, groupSizeError));

/**
 * `stripe_events/{Stripe's id}`: an event that has taken effect, or a dispute that was closed.
 * Functions only.
 */
export const stripeEventSchema = z.object({ order_id: z.string(), received_at: z.date(), type: z.string() });

/** What a visitor types on step 1. The booking form and the callable share these fields. */
const details = {
  participants,
  /** One is enough: who has no number here plays on the team's page. None at all needs an e-mail address. */
  phone_numbers: z.array(ukMobile).check(z.maxLength(MAX_PARTICIPANTS, groupSizeError)),
  email: z.nullable(emailAddress),
  team_name: z.nullable(teamNameField),
  /** The code of a gift or a voucher. */
  gift_code: z.nullable(giftCode),
  /** Absent or null for no invoice. */
  invoice: z.optional(z.nullable(invoiceToInput)),
  /** Pages from before days could be chosen send no day. */
  day: z.optional(dayField),
};

/**
 * Input of the callable `createBooking`. The browser chooses `booking_id`, so that a double click
 * or a lost response leads to the same booking and the same PaymentIntent. The input has no price,
 * because the server computes it.
 */
export const createBookingInput = z
  .strictObject({
    booking_id: documentId,
    tour_id: documentId,
    ...details,
    /** True asks for the checks and the price of an order, and books nothing. */
    only_review: z.optional(z.boolean()),
    /** What the visitor has read in that answer: pence that a card and a gift pay. Absent if there was none. */
    seen: z.optional(z.strictObject({ amount: z.int(), covered: z.int() })),
  })
  .check(
    z.refine((input) => input.phone_numbers.length <= input.participants, {
      path: ['phone_numbers'],
      message: tooManyPhonesError,
    }),
    z.refine((input) => input.phone_numbers.length > 0 || input.email !== null, {
      path: ['email'],
      message: pageNeedsEmail,
    }),
    z.refine((input) => !input.invoice || input.email !== null, {
      path: ['email'],
      message: invoiceToTexts.needsEmail,
    }),
  );
export type CreateBookingInput = z.infer<typeof createBookingInput>;

/**
 * Output of `createBooking`. `amount`: pence for the card. `client_secret` is null when a gift covers the
 * total, so that no card is needed, and in the answer to `only_review`. `gift`: what its code pays.
 */
export const createBookingOutput = z.object({
  booking_id: z.string(),
  amount: z.int(),
  client_secret: z.nullable(z.string()),
  gift: z.nullable(
    z.object({
      by: z.enum(['gift', 'voucher']),
      /** Pence of the price that it pays. */
      covered: z.int(),
      /** In the answer to `only_review`: what is left on the gift afterwards, in words, and its last day. */
      left: z.nullable(z.string()),
      ends: z.nullable(z.string()),
    }),
  ),
});
export type CreateBookingOutput = z.infer<typeof createBookingOutput>;
