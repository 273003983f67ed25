import * as z from 'zod/mini';
import { documentId, emailAddress } from '../fields/index.ts';
import { huntStateSchema } from '../hunt/state.ts';
import { e164, phoneTexts, ukMobile } from '../phone/index.ts';
import { voucherCode } from '../voucher/index.ts';
import { MAX_PARTICIPANTS } from './limits.ts';
import { keptRefundsSchema } from './refunds.ts';
import { teamNameField } from './team-name.ts';

const bookingStatuses = ['pending_payment', 'confirmed', 'completed', 'expired', 'refunded'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/**
 * `bookings/{id}`: readable by the anonymous `uid` that made it, and admins. `amount` and `refunded_amount` are pence,
 * `total_amount` is the same in pounds for display. The hunt's state is inside; clues and answers never are.
 */
export const bookingSchema = z.object({
  uid: z.string(),
  tour_id: z.string(),
  tour_name: z.string(),
  stops_count: z.int(),
  payment_intent_id: z.nullable(z.string()),
  /** What Stripe said of the last failed attempt, shown to the customer. */
  payment_error: z.nullable(z.string()),
  participants: z.int(),
  phone_numbers: z.array(e164),
  /**
   * Positions (from 0) of the phone numbers that have opted out of texts, kept up to date from payment on. Never before that:
   * nobody may find out for free whether a stranger's number has opted out.
   */
  opted_out: z.optional(z.array(z.int())),
  email: z.nullable(z.string()),
  team_name: z.nullable(z.string()),
  /** Whether an admin has hidden it from the leaderboard; absent where none has. */
  unlisted: z.optional(z.boolean()),
  voucher_code: z.nullable(z.string()),
  amount: z.int().check(z.minimum(0)),
  total_amount: z.number(),
  refunded_amount: z.int().check(z.minimum(0)),
  /**
   * A payment of another sum than the price: what Stripe received and has given back of it, in hundredths of its currency. Such a
   * booking stays unconfirmed until an admin accepts the payment or gives it back.
   */
  payment_mismatch: z.optional(
    z.nullable(z.object({ received: z.int(), refunded: z.int(), currency: z.string(), at: z.date() })),
  ),
  /**
   * The latest refund asked for in the back office. It is under way until `refunded_amount` has come `up_to` what it gives back
   * in all, or until it is too old to be.
   */
  refunding: z.optional(z.nullable(z.object({ request_id: z.string(), up_to: z.int(), asked_at: z.date() }))),
  /** Stripe's refunds of it; absent before the first. What of them came back is not in `refunded_amount` any more. */
  refunds: z.optional(keptRefundsSchema),
  /** Refunds that the bank has rejected, in pence, until an admin refunds anew or closes it. `reason` is Stripe's code. */
  refund_problem: z.optional(z.nullable(z.object({ amount: z.int(), reason: z.nullable(z.string()), at: z.date() }))),
  disputed: z.boolean(),
  /** A dispute was lost: the bank has taken all of it, whatever becomes of refunds. Absent otherwise. */
  charged_back: z.optional(z.literal(true)),
  status: z.enum(bookingStatuses),
  current_stop: z.int().check(z.minimum(0)),
  hunt: huntStateSchema,
  created_at: z.date(),
  confirmed_at: z.nullable(z.date()),
  expires_at: z.nullable(z.date()),
  /** Hours from payment to START, as they were when it was booked; 24 where none are kept. */
  expiry_hours: z.optional(z.int()),
  /** When an answer was last accepted that the hunt, not started then, takes with its tour; absent where none was. */
  answer_accepted_at: z.optional(z.date()),
  started_at: z.nullable(z.date()),
  completed_at: z.nullable(z.date()),
  /** When those who booked and played were taken out of it because their period was over; null until then. */
  cleared_at: z.optional(z.nullable(z.date())),
});
export type Booking = z.infer<typeof bookingSchema>;

/** The message for a group that is empty or too large. */
export const GROUP_SIZE = 'A hunt takes 1 to 5 people';
const participants = z.int().check(z.minimum(1, GROUP_SIZE), z.maximum(MAX_PARTICIPANTS, GROUP_SIZE));

/** `stripe_events/{Stripe's id}`: an event that has taken effect, or a dispute that was closed; functions only. */
export const stripeEventSchema = z.object({ booking_id: z.string(), received_at: z.date(), type: z.string() });

/** What a visitor types on step 1; the booking form and the callable share it. */
const details = {
  participants,
  phone_numbers: z.array(ukMobile).check(z.minLength(1, phoneTexts.missing), z.maxLength(MAX_PARTICIPANTS, GROUP_SIZE)),
  email: z.nullable(emailAddress),
  team_name: z.nullable(teamNameField),
  voucher_code: z.nullable(voucherCode),
};

/**
 * Input of the callable `createBooking`. `booking_id` is chosen by the browser, so that a double click or a lost answer
 * leads to the same booking and the same PaymentIntent. The price is not in it: the server computes it.
 */
export const createBookingInput = z.strictObject({ booking_id: documentId, tour_id: documentId, ...details }).check(
  z.refine((input) => input.phone_numbers.length === input.participants, {
    path: ['phone_numbers'],
    message: phoneTexts.missing,
  }),
);
export type CreateBookingInput = z.infer<typeof createBookingInput>;

/** Answer of `createBooking`: `client_secret` is null when a voucher covered the total and no card is asked for. */
export const createBookingOutput = z.object({
  booking_id: z.string(),
  amount: z.int(),
  client_secret: z.nullable(z.string()),
});
export type CreateBookingOutput = z.infer<typeof createBookingOutput>;
