import { IDLE_AFTER_MS, isIdle, lastPlayed } from '../booking/idle.ts';
import type { Booking } from '../booking/schema.ts';
import { type GameCommand, parseText } from '../commands/commands.ts';
import { CROSSING_MS } from '../hunt/text-to-hunt.ts';
import type { WithId } from '../query/index.ts';
import type { LastHunt } from '../sms/schema.ts';

const DAY = 24 * 3_600_000;

type Bookings = readonly WithId<Booking>[];

/**
 * Chooses the booking that a text from a number belongs to, before anybody reads its words (`destinationOf`
 * does). The first of:
 * 1. the hunt that the phone played last, if it ended within half a minute (the sender had not read its end)
 *    and the text is not START;
 * 2. the hunt under way that the phone played last, unless nobody has played it for two hours;
 * 3. the hunt under way that started last, within the same limit;
 * 4. the hunts of 2 and 3 with a limit of a day;
 * 5. the waiting hunt that can be started and was paid first;
 * 6. any hunt under way;
 * 7. for START and MOVE, the waiting hunt whose day comes first;
 * 8. a hunt that ended within a day, so a late text gets a fitting reply;
 * 9. the waiting hunt whose day comes first.
 * A hunt that was given up weeks ago must not swallow the START of a new one. A hunt under way therefore
 * gives way to START after two hours, because a group stuck at its last stop cannot skip it, and to other
 * texts after a day.
 * @param last the hunt that the phone played last; `null` when unknown
 * @returns `null` when none of these exists
 */
export function chooseHunt(bookings: Bookings, now: Date, last: LastHunt | null, text = ''): WithId<Booking> | null {
  const { paid, running, waiting, early } = sorted(bookings, now);
  const isLast = ({ id }: WithId<Booking>) => id === last?.booking_id;
  const restsFor = (booking: WithId<Booking>) =>
    now.getTime() - Math.max(lastPlayed(booking).getTime(), isLast(booking) && last ? last.at.getTime() : 0);
  // A waiting hunt counts as under way for a phone that has switched to it.
  const open = [...running, ...[...waiting, ...early].filter(isLast)];
  const pick = (rest: number) => {
    const some = open.filter((booking) => restsFor(booking) < rest);
    return some.find(isLast) ?? newest(some, startOf);
  };
  const justEnded = paid.find((booking) => isLast(booking) && hasJustEnded(booking, now));
  const command = commandOf(text);
  if (justEnded && command !== 'START') return justEnded;
  const [current, next = null] = [pick(IDLE_AFTER_MS) ?? pick(DAY), waiting[0]];
  const givesWay = current && isUnderWay(current) && next && command === 'START' && isIdle(current, IDLE_AFTER_MS, now);
  const recent = paid.filter((booking) => now.getTime() - endOf(booking, now) < DAY);
  // A refund has its own text, so a refunded hunt that was never started needs no other reply.
  const played = recent.filter(({ status, started_at }) => status !== 'refunded' || started_at !== null);
  const ended = newest(played.length > 0 ? played : recent, (booking) => endOf(booking, now));
  const isForLater = command === 'START' || command === 'MOVE';
  const [later = null] = early;
  const over = isForLater ? (later ?? ended) : (ended ?? later);
  return (givesWay ? next : current) ?? next ?? pick(Number.POSITIVE_INFINITY) ?? over;
}

/**
 * The hunts that SWITCH goes round: under way by start, then waiting for START by payment, then
 * waiting for their day.
 */
export function openHunts(bookings: Bookings, now: Date): WithId<Booking>[] {
  const { running, waiting, early } = sorted(bookings, now);
  return [...running, ...waiting, ...early];
}

const isUnderWay = ({ hunt }: Booking) => hunt.phase === 'puzzle' || hunt.phase === 'reward';

function sorted(bookings: Bookings, now: Date) {
  const paid = bookings.filter((booking) => booking.confirmed_at !== null);
  const confirmed = paid.filter((booking) => booking.status === 'confirmed');
  const running = confirmed.filter((booking) => booking.hunt.phase !== 'ready');
  const waiting = confirmed.filter(
    (booking) => booking.hunt.phase === 'ready' && (!booking.expires_at || booking.expires_at > now),
  );
  const opens = ({ start_window }: Booking) => start_window?.opens_at.getTime() ?? 0;
  const isEarly = (booking: Booking) => opens(booking) > now.getTime();
  return {
    paid,
    running: ordered(running, startOf),
    waiting: ordered(
      waiting.filter((booking) => !isEarly(booking)),
      paidAt,
    ),
    early: ordered(waiting.filter(isEarly), opens),
  };
}

function commandOf(text: string): GameCommand | null {
  const meaning = parseText(text);
  return meaning.type === 'command' ? meaning.command : null;
}

function hasJustEnded({ completed_at }: Booking, now: Date): boolean {
  return completed_at !== null && now.getTime() - completed_at.getTime() < CROSSING_MS;
}

const paidAt = (booking: Booking) => booking.confirmed_at?.getTime() ?? 0;
const startOf = (booking: Booking) => booking.started_at?.getTime() ?? paidAt(booking);

/** When a hunt ended, as far as we know; for a hunt that has not ended, its start or payment. */
function endOf(booking: Booking, now: Date): number {
  const { completed_at, hunt, expires_at } = booking;
  const ranOut = expires_at && expires_at <= now ? expires_at : null;
  return (completed_at ?? hunt.stopped_at ?? ranOut)?.getTime() ?? startOf(booking);
}

function newest(bookings: Bookings, by: (booking: Booking) => number) {
  return ordered(bookings, by).at(-1) ?? null;
}

function ordered(bookings: Bookings, by: (booking: Booking) => number) {
  return [...bookings].sort((a, b) => by(a) - by(b) || (a.id < b.id ? -1 : 1));
}
