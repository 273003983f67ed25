import { hasEndedToday, hoursOf, isOpenAt, nextOpening, openingWords, sharedHours } from '../opening-hours/open.ts';
import type { OpeningHours } from '../opening-hours/parse.ts';
import { REWARD_HOURS } from '../wording/figures.ts';
import type { HuntMessage } from './messages.ts';
import type { HuntState } from './state.ts';

/** How long (ms) a reward is valid. */
const REWARD_VALID_MS = REWARD_HOURS * 3_600_000;

type Reward = Extract<HuntMessage, { kind: 'reward_with_pause' }>;
type Hours = string | null | undefined;
/** A stop with the hours of its partner and of the offer. A stop on the team's page has them too. */
type Place = { readonly partner: { readonly opening_hours?: Hours; readonly offer_hours?: Hours } | null } | undefined;

/** When a reward can be fetched: while its place is open and its offer holds. Null when nobody has said. */
function hoursAt(stop: Place): { open: OpeningHours | null; both: OpeningHours | null } {
  const open = hoursOf(stop?.partner?.opening_hours ?? undefined);
  const offer = hoursOf(stop?.partner?.offer_hours ?? undefined);
  return { open, both: open && offer ? sharedHours(open, offer) : (offer ?? open) };
}

/**
 * When a reward ends: a day after it was earned. If it cannot be fetched when it is earned, it lasts at least
 * to the end of its next opening.
 */
function validUntil(stop: Place, earned: Date): Date {
  const day = new Date(earned.getTime() + REWARD_VALID_MS);
  const { both } = hoursAt(stop);
  const next = both && !isOpenAt(both, earned) ? nextOpening(both, earned) : null;
  return next && next.closes > day ? next.closes : day;
}

/**
 * Why a reward cannot be fetched at `now`: from when it can be, and until when it is valid if that is more
 * than a day. Empty if it can be fetched now, or if the hours are unknown.
 */
export function closedNow(stop: Place, now: Date, earned = now): Pick<Reward, 'closed'> {
  const { open, both } = hoursAt(stop);
  if (!both || isOpenAt(both, now)) return {};
  const until = validUntil(stop, earned);
  const isLonger = until.getTime() - earned.getTime() > REWARD_VALID_MS;
  const opens = nextOpening(both, now)?.opens ?? null;
  // A closed place says when it opens, unless its offer begins later than that.
  const isPlace = open && !isOpenAt(open, now) && nextOpening(open, now)?.opens.getTime() === opens?.getTime();
  const offer = isPlace ? undefined : hasEndedToday(both, now) ? 'over' : 'later';
  return { closed: { at: now, opens, ...(isLonger && { until }), ...(offer && { offer }) } };
}

/** 'Closed now, opens today 17:00.', 'Over for today, from tomorrow 12:00.' */
export function closedWords({ at, opens, offer }: NonNullable<Reward['closed']>): string {
  const when = opens && openingWords(opens, at);
  if (!offer) return when ? `Closed now, opens ${when}.` : 'Closed now.';
  const now = offer === 'over' ? 'Over for today' : 'Not now';
  return when ? `${now}, from ${when}.` : `${now}.`;
}

/**
 * Until when a repeated reward is valid, and whether it can be fetched now. Older hunts do not
 * store when a stop ended, so they cannot say.
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
