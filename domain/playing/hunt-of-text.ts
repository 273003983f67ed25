import { readingsOf } from '../answers/readings.ts';
import type { Booking } from '../booking/schema.ts';
import { isRightInHunt, verdictAtStop } from '../hunt/crossing.ts';
import { meaningInHunt } from '../hunt/meaning.ts';
import type { TextToHunt } from '../hunt/text-to-hunt.ts';
import type { HuntTour } from '../hunt/tour.ts';
import type { WithId } from '../query/index.ts';
import type { LastHunt, SmsMessage } from '../sms/schema.ts';
import { chooseHunt, openHunts } from './choose-hunt.ts';

/** The facts about the phone that a text comes from. */
export type Sender = {
  bookings: readonly WithId<Booking>[];
  /** The hunt that the phone played last. */
  last: LastHunt | null;
  /** The tours of the phone's hunts under way, by booking, if it has several hunts. */
  tours: ReadonlyMap<string, HuntTour | null>;
};

export type Address = {
  booking: WithId<Booking>;
  /** Whether the text only asks for this hunt and means nothing else. */
  is_switch: boolean;
  /** The tour of the hunt that SWITCH leads to from here. */
  other: string | null;
};

type Text = Pick<SmsMessage, 'phone_number' | 'message_content' | 'opt_out_type' | 'sent_at'>;

/**
 * Finds the hunt that a text belongs to; `null` when its sender has none. That is the hunt of
 * `chooseHunt`, with two exceptions:
 * 1. an answer belongs to the hunt in which it is right;
 * 2. SWITCH, or the first words of another hunt's tour, switch to the other hunt.
 * A right answer for one hunt is never a wrong one in another, and each text belongs to exactly one
 * hunt.
 */
export function addressOf(text: Text, { bookings, last, tours }: Sender): Address | null {
  const own = chooseHunt(bookings, text.sent_at, last, text.message_content);
  if (!own) return null;
  const round = openHunts(bookings, text.sent_at);
  const to = (booking: WithId<Booking>, is_switch = false): Address => {
    const other = after(booking, round)[0]?.tour_name ?? null;
    return { booking, is_switch, other };
  };
  const heardBy = (booking: WithId<Booking>) => heard(text, booking, tours.get(booking.id) ?? null);
  const others = after(own, round);
  const [next] = others;
  const said = meaningInHunt(heardBy(own));
  if (next && said.type === 'command' && said.command === 'SWITCH') return to(next, true);
  if (said.type !== 'answer' || isRightInHunt(heardBy(own))) return to(own);
  const right = others.find((booking) => isRightInHunt(heardBy(booking)));
  if (right) return to(right);
  const named = others.find((booking) => isNamed(booking, said.answer) && !isNamed(own, said.answer));
  return named && verdictAtStop(heardBy(own), said.answer) === 'wrong' ? to(named, true) : to(own);
}

/** The other hunts, in the order that SWITCH takes from `one`. */
function after(one: WithId<Booking>, round: readonly WithId<Booking>[]): WithId<Booking>[] {
  const place = round.findIndex(({ id }) => id === one.id);
  return [...round.slice(place + 1), ...round.slice(0, Math.max(0, place))];
}

function heard(text: Text, { hunt, phone_numbers, expires_at }: Booking, tour: HuntTour | null): TextToHunt {
  return {
    state: hunt,
    tour,
    sender: text.phone_number,
    phones: [...new Set(phone_numbers)],
    text: text.message_content,
    opt_out_type: text.opt_out_type,
    now: text.sent_at,
    expires_at,
  };
}

/** Whether a text is the first word or words of the name of a booking's tour: "brixton". */
function isNamed({ tour_name }: Booking, text: string): boolean {
  const [said = [], name = []] = [readingsOf(text).at(-1), readingsOf(tour_name).at(-1)];
  return said.length > 0 && said.every((word, n) => word === name[n]);
}
