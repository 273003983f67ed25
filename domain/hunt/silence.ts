import { formatClock } from '../time/index.ts';
import { resumedHunt } from './clock.ts';
import { currentMessage } from './current-message.ts';
import type { HuntMessage } from './messages.ts';
import { withQuestion } from './questions.ts';
import type { HuntState } from './state.ts';
import type { HuntTour } from './tour.ts';

/** The shortest silence (ms) after which a team is asked whether it needs help. */
const MIN_SILENCE_MS = 15 * 60_000;

/** The silence (ms) at a stop that too few teams have left to know what is usual. */
const USUAL_SILENCE_MS = 20 * 60_000;

/** How many times a team is asked in one hunt. */
const MAX_NUDGES = 3;

/** A nudge that could not be sent for so long (ms) is not sent any more. */
const STALE_AFTER_MS = 30 * 60_000;

/** From when until when (London time) nobody gets a text that is no reply. */
const NIGHT = { from: '22:00', to: '08:00' } as const;

/**
 * When a hunt that has just had a text or an admin's step must be looked at again: at the end of
 * its pause, or of the silence usual at its stop. A team is asked once a stop and three times a
 * hunt.
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

/** What becomes of a hunt that somebody must look at, and the text to all its phones, if any. */
export type Look = { state: HuntState; message: HuntMessage | null };

/**
 * Looks at a hunt whose team has been silent for long, or whose pause is over. (`remindOfDay` looks
 * at one that waits for START.)
 * 1. A pause that is over ends, and the team gets its clue or reward again.
 * 2. A silent team is asked once whether it needs help, and its hint is free; not at night, nor
 * long after the time.
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
