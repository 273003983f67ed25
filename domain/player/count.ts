import type { Booking } from '../booking/schema.ts';
import type { SmsMessage } from '../sms/schema.ts';
import { normaliseEmail } from '../subscriber/index.ts';
import type { Player } from './schema.ts';
import { playerWords } from './search.ts';

/** How many of a player's newest teams the search knows. */
const MAX_TEAMS = 5;

/** The facts about a number besides its bookings. `last` is the number's newest text to us. */
export type PlayerTexts = { messages: number; last: Date | null; optedOut: boolean };

type Counted = Pick<
  Booking,
  | 'phone_numbers'
  | 'email'
  | 'team_name'
  | 'status'
  | 'amount'
  | 'refunded_amount'
  | 'created_at'
  | 'confirmed_at'
  | 'party'
  | 'order_id'
>;

/**
 * The figures of a number, from all bookings that name it. Money counts for the booker, who is the
 * booking's first number, so a hunt of five is not counted five times.
 * @returns `null` when none of the bookings was paid: abandoning a checkout makes nobody a player
 */
export function countPlayer(
  number: string,
  bookings: readonly Counted[],
  { messages, last, optedOut }: PlayerTexts,
): Omit<Player, 'counted_at'> | null {
  const paid = bookings
    .filter(({ phone_numbers, confirmed_at }) => phone_numbers.includes(number) && confirmed_at !== null)
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
  const [newest] = paid;
  if (!newest) return null;
  const made = paid.filter(({ phone_numbers }) => phone_numbers[0] === number);
  const mail = newest.phone_numbers[0] === number ? newest.email : null;
  const email = mail === null ? null : normaliseEmail(mail);
  const teams = new Set(paid.map(({ team_name }) => team_name));
  return {
    phone_number: number,
    email,
    search: playerWords(number, [email, ...[...teams].slice(0, MAX_TEAMS)]),
    hunts: paid.length,
    completed: paid.filter(({ status }) => status === 'completed').length,
    playing: paid.some(({ status }) => status === 'confirmed'),
    messages,
    spend: made.reduce((sum, { amount, refunded_amount }) => sum + amount - refunded_amount, 0),
    opted_out: optedOut,
    ...(last === null && { never_texted: true as const }),
    ...(newest.party && { party_id: newest.order_id }),
    last_seen_at: last && last > newest.created_at ? last : newest.created_at,
  };
}

/** What some more texts change in a player's figures, the same as `countPlayer` makes of all their texts. */
export function playerAfter(
  before: Player,
  more: readonly Pick<SmsMessage, 'direction' | 'sent_at'>[],
  opted_out: boolean,
): Pick<Player, 'messages' | 'last_seen_at' | 'opted_out'> & { hasTexted: boolean } {
  const said = more.filter(({ direction }) => direction === 'inbound').map(({ sent_at }) => sent_at.getTime());
  return {
    messages: before.messages + more.length,
    last_seen_at: new Date(Math.max(before.last_seen_at.getTime(), ...said)),
    opted_out,
    hasTexted: said.length > 0,
  };
}
