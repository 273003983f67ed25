import { formatClock } from '../time/index.ts';
import { resumedHunt } from './clock.ts';
import { currentMessage } from './current-message.ts';
import type { HuntMessage } from './messages.ts';
import { withQuestion } from './questions.ts';
import type { HuntState } from './state.ts';
import type { HuntTour } from './tour.ts';

/** The shortest silence (ms) after which a team is asked whether it needs help. */
const MIN_SILENCE_MS = 15 * 60_000;

/** The silence (ms) that we allow at a stop where too few teams have been to know what is usual. */
const USUAL_SILENCE_MS = 20 * 60_000;

/** How many times a team is asked in one hunt. */
const MAX_NUDGES = 3;

/** A text that is this late (ms) is not sent any more. */
const STALE_AFTER_MS = 30 * 60_000;

/** The hours (London time) in which players get nothing but replies. */
const NIGHT = { from: '22:00', to: '08:00' } as const;

/**
 * Sets when to look at a hunt next, after a text or an admin's step: when its pause ends, or when the team
 * has been silent longer than usual at its stop. We ask a team once a stop, and three times a hunt.
 */
export function withNextLook(state: HuntState, tour: Pick<HuntTour, 'stops'> | null, now: Date): HuntState {
  // A hunt that waits for START keeps the time of its next reminder.
  if (state.phase === 'ready') return state;
  if (state.paused) return { ...state, look_at: state.pause_ends_at ?? null };
  // A team that may be in danger is not asked how it gets on.
  if (state.danger_at) return { ...state, look_at: null };
  const isAsked = state.phase !== 'puzzle' || state.nudged || (state.nudges ?? 0) >= MAX_NUDGES;
  if (isAsked) return state.look_at ? { ...state, look_at: null } : state;
  const usual = tour?.stops[state.stop_number - 1]?.silent_after;
  const silence = usual ? Math.max(MIN_SILENCE_MS, usual * 1000) : USUAL_SILENCE_MS;
  return { ...state, look_at: new Date(now.getTime() + silence) };
}

/** The hunt after a look, and the text to all its phones; null for no text. */
export type Look = { state: HuntState; message: HuntMessage | null };

/**
 * Looks at a hunt whose team has been silent for long, or whose pause is over. `remindOfDay` looks at a hunt
 * that waits for START.
 * 1. A pause that is over ends, and the team gets its clue or reward again.
 * 2. A silent team is asked once whether it needs help, and its hint is free. We do not ask at night, nor
 *    long after the time.
 * @returns null when it is not time yet
 */
export function lookAtHunt(state: HuntState, tour: HuntTour, now: Date, mayNudge = true): Look | null {
  const { look_at } = state;
  if (!look_at || look_at > now) return null;
  const clock = formatClock(now);
  const isNight = clock >= NIGHT.from || clock < NIGHT.to;
  const late = now.getTime() - look_at.getTime();
  const isSendable = !isNight && late < STALE_AFTER_MS;
  if (state.paused) {
    const resumed = withNextLook(resumedHunt(state, look_at), tour, now);
    return { state: resumed, message: isSendable ? currentMessage(resumed, tour, now) : null };
  }
  const looked = { ...state, look_at: null };
  if (state.phase !== 'puzzle' || state.danger_at || !isSendable || !mayNudge) return { state: looked, message: null };
  const { stop_number, hints, nudges = 0 } = state;
  const hasHint = tour.stops[stop_number - 1]?.hint != null && hints === 0;
  const message: HuntMessage = { kind: 'nudge', stop_number, hint: hasHint };
  return { state: withQuestion({ ...looked, nudged: true, nudges: nudges + 1 }, message, now), message };
}
