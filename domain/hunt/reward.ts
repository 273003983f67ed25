import { hoursOf, isOpenAt, nextOpening } from '../opening-hours/open.ts';
import type { HuntMessage } from './messages.ts';
import type { HuntState } from './state.ts';

/** How long (ms) a reward is valid after the answer that earned it. */
const REWARD_VALID_MS = 24 * 3_600_000;

type Reward = Extract<HuntMessage, { kind: 'reward_with_pause' }>;
/** A stop with the opening hours of its partner. A stop on the team's page has them too. */
type Place = { readonly partner: { readonly opening_hours?: string | null | undefined } | null } | undefined;

/**
 * Until when a reward is valid that was earned at an instant: for a day, or until the end of the
 * first time at which its closed place opens, if that is later.
 */
function validUntil(stop: Place, earned: Date): Date {
  const day = new Date(earned.getTime() + REWARD_VALID_MS);
  const hours = hoursOf(stop?.partner?.opening_hours ?? undefined);
  const next = hours && !isOpenAt(hours, earned) ? nextOpening(hours, earned) : null;
  return next && next.closes > day ? next.closes : day;
}

/**
 * What a reward says about its place when it is closed at `now`: when it opens, and until when the
 * reward is valid if that is not a day. Empty when the place is open, or its hours are unknown.
 */
export function closedNow(stop: Place, now: Date, earned = now): Pick<Reward, 'closed'> {
  const hours = hoursOf(stop?.partner?.opening_hours ?? undefined);
  if (!hours || isOpenAt(hours, now)) return {};
  const until = validUntil(stop, earned);
  const isLonger = until.getTime() - earned.getTime() > REWARD_VALID_MS;
  return { closed: { at: now, opens: nextOpening(hours, now)?.opens ?? null, ...(isLonger && { until }) } };
}

/**
 * Until when the reward of a stop is valid, and whether its place is closed, for a message that
 * repeats the reward. The validity is missing in an older hunt, which does not store when a stop
 * ended.
 */
export function rewardAgain(
  { results }: Pick<HuntState, 'results'>,
  stop: Place,
  number: number,
  now: Date,
): Pick<Reward, 'again' | 'closed'> {
  const earned = results.find(({ stop_number }) => stop_number === number)?.finished_at;
  const until = earned && validUntil(stop, earned);
  return {
    ...(until && { again: { until, is_over: until <= now } }),
    ...(until && until <= now ? {} : closedNow(stop, now, earned)),
  };
}
