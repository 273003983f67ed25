import { readingsOf } from '../answers/readings.ts';
import { isToldByMail } from '../booking/opted-out.ts';
import type { Booking } from '../booking/schema.ts';
import { canonical, type TextMeaning } from '../commands/commands.ts';
import { isRightInHunt, verdictAtStop } from '../hunt/crossing.ts';
import { meaningInHunt } from '../hunt/meaning.ts';
import { CROSSING_MS, type TextToHunt } from '../hunt/text-to-hunt.ts';
import type { HuntTour } from '../hunt/tour.ts';
import type { WithId } from '../query/index.ts';
import { reviewIn, type SubmittedReview, type UnclearReview } from '../reviews/taking/asked.ts';
import type { PageMessage } from '../sms/page-message.ts';
import type { SmsMessage, SmsPhone } from '../sms/schema.ts';
import { chooseHunt, openHunts } from './choose-hunt.ts';

export type Sender = {
  /** What is stored about the phone; undefined when nothing is. */
  phone: SmsPhone | undefined;
  bookings: readonly WithId<Booking>[];
  /** The tours of the phone's hunts under way, by booking, if it has several hunts. */
  tours: ReadonlyMap<string, HuntTour | null>;
};

export type HuntOfText = {
  booking: WithId<Booking>;
  /** Whether the text only asks for this hunt and means nothing else. */
  is_switch: boolean;
  /** The tour of the hunt that SWITCH leads to from here. */
  other: string | null;
  /** The tours that a START may mean, if the phone has not said which; absent otherwise. */
  which?: readonly string[];
};

/** What a text is for. `id` is the booking of the hunt, else the sender's number. */
export type Destination = { id: string } & (
  | { for: 'review'; review: SubmittedReview | UnclearReview }
  | ({ for: 'hunt' } & HuntOfText)
  | { for: 'no_hunt' }
);

type Text = Pick<SmsMessage, 'phone_number' | 'message_content' | 'opt_out_type' | 'sent_at'>;

/** Finds what a text is for. Each text has exactly one destination. */
export function destinationOf(text: Text, sender: Sender): Destination {
  const { phone_number } = text;
  const review = reviewIn(text, sender.phone, sender.bookings);
  if (review) return { for: 'review', id: phone_number, review };
  const hunt = huntOf(text, sender);
  return hunt ? { for: 'hunt', id: hunt.booking.id, ...hunt } : { for: 'no_hunt', id: phone_number };
}

/**
 * The hunts that a text may belong to. Earlier texts from their other phones may decide what this text does.
 */
export function possibleHunts(text: Text, { phone, bookings }: Omit<Sender, 'tours'>): WithId<Booking>[] {
  const own = reviewIn(text, phone, bookings) ? null : chosenHunt(text, phone, bookings);
  return own ? [...new Set([own, ...openHunts(bookings, text.sent_at)])] : [];
}

/**
 * The hunts whose tours must be read. If a text may belong to several hunts, the tours of those under way
 * tell which one it answers.
 */
export const huntsWithTours = (possible: readonly WithId<Booking>[]): readonly WithId<Booking>[] =>
  possible.length > 1
    ? possible.filter(({ status, hunt }) => status === 'confirmed' && hunt.phase !== 'ready')
    : possible;

const chosenHunt = (text: Text, phone: SmsPhone | undefined, bookings: Sender['bookings']) =>
  chooseHunt(bookings, text.sent_at, phone?.hunt ?? null, text.message_content);

/**
 * The hunt that a text belongs to; `null` when its sender has none. It is the choice of `chooseHunt`, except:
 * 1. An answer belongs to the hunt in which it is right, so a right answer is never wrong in another hunt.
 * 2. SWITCH, or the first words of another hunt's tour, switch to that hunt.
 * 3. While several hunts wait and none is chosen, we ask the sender of START which one is meant. The first
 *    words of a tour then choose.
 * What may mean danger stays with `chooseHunt`, unless it is another hunt's answer to the letter.
 */
function huntOf(text: Text, { phone, bookings, tours }: Sender): HuntOfText | null {
  const own = chosenHunt(text, phone, bookings);
  if (!own) return null;
  const round = openHunts(bookings, text.sent_at);
  const to = (booking: WithId<Booking>, is_switch = false): HuntOfText => {
    const other = after(booking, round)[0]?.tour_name ?? null;
    return { booking, is_switch, other };
  };
  const inHunt = (booking: WithId<Booking>) => textForHunt(booking, tours.get(booking.id) ?? null, text);
  const others = after(own, round);
  const [next] = others;
  const meaning = meaningInHunt(inHunt(own));
  if (next && meaning.type === 'command' && meaning.command === 'SWITCH') return to(next, true);
  const startable = phone?.hunt?.booking_id === own.id ? [] : round.filter((one) => canStart(one, text.sent_at));
  const which = startable.includes(own) ? [...new Set(startable.map(({ tour_name }) => tour_name))] : [];
  if (which.length > 1 && meaning.type === 'command' && meaning.command === 'START') return { ...to(own), which };
  if (isPlain(meaning) || isRightInHunt(inHunt(own), CROSSING_MS)) return to(own);
  const right =
    others.find((booking) => isRightInHunt(inHunt(booking), CROSSING_MS)) ??
    [own, ...others].find((booking) => isRightInHunt(inHunt(booking)));
  if (right) return to(right);
  if (meaning.type !== 'answer' && meaning.type !== 'talk') return to(own);
  const said = canonical(text.message_content);
  const chosen = which.length > 1 ? startable.filter((booking) => isNamed(booking, said)) : [];
  if (chosen[0] && chosen.length === 1) return to(chosen[0], true);
  const named = others.find((booking) => isNamed(booking, said) && !isNamed(own, said));
  return named && verdictAtStop(inHunt(own), said) === 'wrong' ? to(named, true) : to(own);
}

/** Whether START would begin a hunt. */
const canStart = ({ hunt, start_window }: Booking, now: Date) =>
  hunt.phase === 'ready' && !(start_window && start_window.opens_at > now);

/** Whether a text cannot be an answer in any hunt. Small talk in one hunt may be an answer in another. */
const isPlain = ({ type }: TextMeaning) => !['answer', 'danger', 'plea', 'chatter', 'talk'].includes(type);

/** The other hunts, in the order that SWITCH takes from `one`. */
function after(one: WithId<Booking>, round: readonly WithId<Booking>[]): WithId<Booking>[] {
  const place = round.findIndex(({ id }) => id === one.id);
  return [...round.slice(place + 1), ...round.slice(0, Math.max(0, place))];
}

/**
 * A page message is for the hunt of its page, whatever it says.
 * @throws Error when the booking was not read
 */
export function destinationOfPageMessage(
  { booking_id }: PageMessage,
  bookings: readonly WithId<Booking>[],
): { id: string; for: 'hunt' } & HuntOfText {
  const booking = bookings.find(({ id }) => id === booking_id);
  if (!booking) throw new Error(`Booking ${booking_id} was not read`);
  return { for: 'hunt', id: booking_id, booking, is_switch: false, other: null };
}

/** A text or a page message in the form that `playText` takes. */
export function textForHunt(booking: Booking, tour: HuntTour | null, text: Text | PageMessage): TextToHunt {
  const { hunt, phone_numbers, page_players = [], expires_at, start_window, party } = booking;
  const from =
    text.phone_number === null ? { sender: text.page_player, seen: text.seen } : { sender: text.phone_number };
  return {
    state: hunt,
    tour,
    ...from,
    phones: [...new Set(phone_numbers)],
    page_players: page_players.map(({ name }) => name),
    text: text.message_content,
    opt_out_type: text.opt_out_type,
    now: text.sent_at,
    expires_at,
    opens_at: start_window?.opens_at ?? null,
    ...(isToldByMail(booking) && { is_answered_by_mail: true }),
    ...(party && { of_party: true, held: party.held }),
  };
}

/** Whether a text is the first word or words of the name of a booking's tour: "brixton". */
function isNamed({ tour_name }: Booking, text: string): boolean {
  const [words = [], name = []] = [readingsOf(text).at(-1), readingsOf(tour_name).at(-1)];
  return words.length > 0 && words.every((word, n) => word === name[n]);
}
