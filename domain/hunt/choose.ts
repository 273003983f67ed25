import type { Booking } from '../booking/schema.ts';
import type { WithId } from '../query/index.ts';
import { understand } from './commands.ts';
import { isIdle, LEFT_LYING } from './idle.ts';

const DAY = 24 * 3_600_000;

/**
 * Which of a number's bookings a text belongs to: the hunt in progress that started last, else the oldest paid one that
 * waits for START, else a hunt that nobody has played for a day, else one that ended within a day (so that a late text gets
 * a fitting answer), else none. A hunt given up half-way weeks ago must not swallow the START of a new one.
 *
 * START goes to a waiting hunt as soon as nobody has played the one in progress for two hours: a group stuck
 * at its last stop cannot skip it, and must not wait for a day. Any other text goes on belonging to the hunt in progress.
 * Fixed for a given text and set of bookings, in whatever order they come.
 */
export function chooseHunt(bookings: readonly WithId<Booking>[], now: Date, text = ''): WithId<Booking> | null {
  const paid = bookings.filter((booking) => booking.confirmed_at !== null);
  const confirmed = paid.filter((booking) => booking.status === 'confirmed');
  const running = confirmed.filter((booking) => booking.hunt.phase !== 'ready');
  const waiting = confirmed.filter(
    (booking) => booking.hunt.phase === 'ready' && (!booking.expires_at || booking.expires_at > now),
  );
  const lively = running.filter((booking) => now.getTime() - lastStop(booking) < DAY);
  const recent = paid.filter((booking) => now.getTime() - endOf(booking) < DAY);
  const [current, next] = [newest(lively, startOf), oldest(waiting, paidAt)];
  const givesWay = current && next && isStart(text) && isIdle(current, LEFT_LYING, now);
  return (givesWay ? next : current) ?? next ?? newest(running, startOf) ?? newest(recent, endOf);
}

function isStart(text: string): boolean {
  const said = understand(text);
  return said.type === 'command' && said.command === 'START';
}

const paidAt = (booking: Booking) => booking.confirmed_at?.getTime() ?? 0;
const startOf = (booking: Booking) => booking.started_at?.getTime() ?? paidAt(booking);
const lastStop = (booking: Booking) => booking.hunt.stop_started_at?.getTime() ?? startOf(booking);
const endOf = (booking: Booking) => (booking.completed_at ?? booking.expires_at)?.getTime() ?? startOf(booking);

function newest(bookings: WithId<Booking>[], by: (booking: Booking) => number) {
  return sorted(bookings, by).at(-1) ?? null;
}

function oldest(bookings: WithId<Booking>[], by: (booking: Booking) => number) {
  return sorted(bookings, by).at(0) ?? null;
}

function sorted(bookings: WithId<Booking>[], by: (booking: Booking) => number) {
  return [...bookings].sort((a, b) => by(a) - by(b) || (a.id < b.id ? -1 : 1));
}
