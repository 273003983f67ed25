import * as z from 'zod/mini';
import { e164 } from '../phone/index.ts';

const count = z.int().check(z.minimum(0));

/**
 * `players/{number}`: one phone on a paid booking, the booker's or a teammate's; admins and
 * functions only. Counted from `bookings` and `sms_messages`, and deleted when none of them has the
 * number any more.
 */
export const playerSchema = z.object({
  phone_number: e164,
  /**
   * The e-mail address of their newest booking, in lower case; null if somebody else made that
   * booking, or gave no address.
   */
  email: z.nullable(z.string()),
  /** The words that the back office finds them by (`playerWords`); absent in older documents. */
  search: z.optional(z.array(z.string())),
  /** Paid bookings that name the number. */
  hunts: count,
  completed: count,
  /** Whether a hunt of theirs waits for START or is under way. */
  playing: z.boolean(),
  /** Texts from and to the number. */
  messages: count,
  /**
   * Pence that they paid for their bookings, less refunds. The first number of a booking is the
   * booker's: a teammate spends nothing.
   */
  spend: count,
  opted_out: z.boolean(),
  /** When they last texted or were put on a paid booking, whichever is later. */
  last_seen_at: z.date(),
  /**
   * True when the number has never texted, so nobody knows whether our texts reach it; absent
   * otherwise.
   */
  never_texted: z.optional(z.literal(true)),
  /** The party of their newest booking; absent if that is not a team of one. */
  party_id: z.optional(z.string()),
  counted_at: z.date(),
});
export type Player = z.infer<typeof playerSchema>;
