import * as z from 'zod/mini';
import { e164 } from '../phone/index.ts';

const count = z.int().check(z.minimum(0));

/**
 * `players/{number}`: one phone that is on a paid booking, its booker's or a teammate's; admins and functions only. Counted from
 * `bookings` and `sms_messages`, and gone when none of them has the number any more.
 */
export const playerSchema = z.object({
  phone_number: e164,
  /** That of their newest booking, if they made it, in lower case; null when none was given. */
  email: z.nullable(z.string()),
  /** What the back office finds them by, see `playerWords`; absent in older documents. */
  search: z.optional(z.array(z.string())),
  /** Paid bookings that name the number. */
  hunts: count,
  completed: count,
  /** Whether a hunt of theirs waits for START or is under way. */
  playing: z.boolean(),
  /** Texts from and to the number. */
  messages: count,
  /** Pence that stayed with us of the bookings they made. A teammate spends nothing: the first number of a booking is its booker's. */
  spend: count,
  opted_out: z.boolean(),
  /** When they last texted or were put on a paid booking, whichever is later. */
  last_seen_at: z.date(),
  /** Whether the number has never texted, so that nobody knows that ours reach it; absent for all others. */
  never_texted: z.optional(z.literal(true)),
  counted_at: z.date(),
});
export type Player = z.infer<typeof playerSchema>;
