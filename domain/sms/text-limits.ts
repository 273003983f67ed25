import { londonDay } from '../time/index.ts';
import type { SmsPhone } from './schema.ts';

/** The deployment's limits: the cost of a London day, and the countries that get a reply without a booking. */
export type TextLimits = {
  /** Beginnings of E.164 numbers, such as `+44`. */
  countries: readonly string[];
  /** The segments of all outbound texts together. */
  dailySegments: number;
};

/** The most replies to one phone on one London day. A long hunt takes a hundred. */
export const MAX_REPLIES_A_DAY = 300;

/** The day on which to count. A late text does not bring back the day before. */
const dayOf = (kept: string | undefined, at: Date): string => {
  const day = londonDay(at);
  return kept !== undefined && kept > day ? kept : day;
};

/** The day's count after `replies` more; `null` if they exceed the cap and are not owed. */
export function afterDay({ replied }: SmsPhone, replies: number, at: Date, isOwed = false): SmsPhone['replied'] | null {
  const day = dayOf(replied?.day, at);
  const before = replied?.day === day ? replied.texts : 0;
  if (replies > 0 && !isOwed && before + replies > MAX_REPLIES_A_DAY) return null;
  return replies > 0 ? { day, texts: before + replies } : replied;
}

type Stranger = {
  number: string;
  phone: SmsPhone;
  /** Whether anybody has ever paid for a hunt with this number. */
  isPlayer: boolean;
  at: Date;
};

/**
 * The limits on replies to a number without a hunt. `segmentsLeft` of the day are below 0 past its budget.
 */
export type StrangerPolicy = Pick<TextLimits, 'countries'> & { segmentsLeft: number };

/** The segments past the day's budget that only danger may take. */
export const DANGER_RESERVE = 300;

/** How often (ms) a number without a hunt gets the reply to danger and makes us call the phones on duty. */
const STRANGER_IN_DANGER_EVERY_MS = 60 * 60_000;

/** Past its caps a phone gets the reply to danger once in this time (ms). */
const CAPPED_DANGER_EVERY_MS = 10 * 60_000;

/**
 * Whether a number without a hunt is told where to book, once a London day at most. A stranger is told only
 * in the countries where we sell, and while the day's budget lasts: anybody can text us, and we pay for each
 * reply.
 */
export function getsReply(
  { number, phone, isPlayer, at }: Stranger,
  { countries, segmentsLeft }: StrangerPolicy,
): boolean {
  if (phone.turned_away !== undefined && phone.turned_away >= londonDay(at)) return false;
  return isPlayer || (segmentsLeft > 0 && countries.some((prefix) => number.startsWith(prefix)));
}

/**
 * Whether danger at a number without a hunt gets a reply and a call: from any country, but once an hour. Past
 * the day's budget only the reserve pays, so strangers cannot make us pay without limit.
 */
export const hearsDanger = ({ phone, at }: Pick<Stranger, 'phone' | 'at'>, { segmentsLeft }: StrangerPolicy): boolean =>
  segmentsLeft > -DANGER_RESERVE && !isRecent(phone, at, STRANGER_IN_DANGER_EVERY_MS);

/**
 * Whether a phone past its caps gets the reply to danger all the same. It does not get it every time, because
 * a phone that answers by itself may answer this too.
 */
export const mayExceedCap = (phone: SmsPhone, at: Date): boolean => !isRecent(phone, at, CAPPED_DANGER_EVERY_MS);

/** Whether the phone got the reply to danger within this time. A late text does not get another. */
const isRecent = ({ danger_at }: SmsPhone, at: Date, within: number) =>
  danger_at !== undefined && at.getTime() - danger_at.getTime() < within;
