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

/** A late text does not bring back the day before. */
const dayOf = (kept: string | undefined, at: Date): string => {
  const day = londonDay(at);
  return kept !== undefined && kept > day ? kept : day;
};

/** The day's count after `replies` more; `null` past the cap for those that are not owed. */
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

/** The limits on replies to a number without a hunt. `segmentsLeft`: of the day, below 0 past its budget. */
export type StrangerPolicy = Pick<TextLimits, 'countries'> & { segmentsLeft: number };

/** The segments past the day's budget that only danger may take. */
export const DANGER_RESERVE = 300;

/** A number without a hunt gets the reply to danger, and has us called, once in this time (ms). */
const STRANGER_IN_DANGER_EVERY_MS = 60 * 60_000;

/** Past its caps a phone gets the reply to danger once in this time (ms). */
const CAPPED_DANGER_EVERY_MS = 10 * 60_000;

/**
 * Whether a number without a hunt is told where to book: once a London day, strangers only from the
 * countries where we sell, while the day's budget lasts. Anybody can text us, and we pay for each
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
 * Danger at a number without a hunt gets reply and call from any country, once an hour, past the
 * budget from the reserve: strangers can make us pay for so much and no more.
 */
export const hearsDanger = ({ phone, at }: Pick<Stranger, 'phone' | 'at'>, { segmentsLeft }: StrangerPolicy): boolean =>
  segmentsLeft > -DANGER_RESERVE && !isRecent(phone, at, STRANGER_IN_DANGER_EVERY_MS);

/**
 * Whether a phone past its caps gets the reply to danger all the same. Not every time: a phone that
 * answers by itself may answer this too.
 */
export const mayExceedCap = (phone: SmsPhone, at: Date): boolean => !isRecent(phone, at, CAPPED_DANGER_EVERY_MS);

/** Whether the phone got the reply to danger within this time. A late text does not get another. */
const isRecent = ({ danger_at }: SmsPhone, at: Date, within: number) =>
  danger_at !== undefined && at.getTime() - danger_at.getTime() < within;
