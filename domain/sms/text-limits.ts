import { londonDay } from '../time/index.ts';
import type { SmsPhone } from './schema.ts';

/** What texts may cost on one London day, and whom it answers who has never paid: the deployment's parameters. */
export type TextLimits = {
  /** Beginnings of E.164 numbers, such as `+44`. */
  countries: readonly string[];
  /** Segments out, of all texts together. */
  dailySegments: number;
};

/** Replies to one phone on one London day. A long hunt takes a hundred, and a phone may play two. */
export const MAX_REPLIES_A_DAY = 300;

/** The London day that a phone's replies count for. A text that came late does not bring back the day before. */
const dayOf = (kept: string | undefined, at: Date): string => {
  const day = londonDay(at);
  return kept !== undefined && kept > day ? kept : day;
};

/** What is kept of the day's replies after `replies` more at `at`; `null` when those would exceed the cap and are not owed. */
export function afterDay({ replied }: SmsPhone, replies: number, at: Date, isOwed = false): SmsPhone['replied'] | null {
  const day = dayOf(replied?.day, at);
  const before = replied?.day === day ? replied.texts : 0;
  if (replies > 0 && !isOwed && before + replies > MAX_REPLIES_A_DAY) return null;
  return replies > 0 ? { day, texts: before + replies } : replied;
}

type Stranger = {
  number: string;
  phone: SmsPhone;
  /** Whether somebody has ever paid for a hunt of this number. */
  isPlayer: boolean;
  at: Date;
};

/** What stands against an answer to a number without a hunt. */
export type StrangerPolicy = Pick<TextLimits, 'countries'> & { isBudgetSpent: boolean };

/**
 * Whether a number without a hunt is told where to book: once a London day. To strangers only in the countries where hunts are sold,
 * and while the day's budget lasts: anybody can text us, from any number, and each reply is paid for.
 */
export function isTold(
  { number, phone, isPlayer, at }: Stranger,
  { countries, isBudgetSpent }: StrangerPolicy,
): boolean {
  if (phone.turned_away !== undefined && phone.turned_away >= londonDay(at)) return false;
  return isPlayer || (!isBudgetSpent && countries.some((prefix) => number.startsWith(prefix)));
}
