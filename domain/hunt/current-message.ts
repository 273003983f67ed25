import type { HuntMessage } from './messages.ts';
import { explainScore, scoring } from './score.ts';
import type { HuntState } from './state.ts';
import type { HuntTour } from './tour.ts';

/** The figures by which the stops of a hunt are scored; null when its tour cannot be played. */
type Scored = Pick<HuntTour, 'scoring'> | null;

/** How long (ms) a reward is valid after the answer that earned it. */
const REWARD_VALID_MS = 24 * 3_600_000;

/** The message that tells the players what the hunt expects next, or how it went, at `now`. */
export function currentMessage(state: HuntState, tour: Scored, now: Date): HuntMessage {
  const { phase, stop_number } = state;
  if (phase === 'ready') return { kind: 'welcome' };
  if (phase === 'completed') return completionOf(state, tour);
  if (phase === 'reward') return { kind: 'reward_with_pause', stop_number, ...rewardValidity(state, stop_number, now) };
  return { kind: 'location_with_clue', stop_number, lead: 'none', from: 0 };
}

/**
 * Until when the reward of a stop is valid, for a message that repeats the reward. The result is
 * empty in an older hunt, which does not store when a stop ended.
 */
export function rewardValidity({ results }: HuntState, stop: number, now: Date): Pick<Reward, 'again'> {
  const earned = results.find(({ stop_number }) => stop_number === stop)?.finished_at;
  if (!earned) return {};
  const until = new Date(earned.getTime() + REWARD_VALID_MS);
  return { again: { until, is_over: until <= now } };
}

type Reward = Extract<HuntMessage, { kind: 'reward_with_pause' }>;

/** How a completed hunt went: its score, solved stops and time. */
export function completionOf(state: HuntState, tour: Scored): HuntMessage {
  const { score, results } = state;
  return {
    kind: 'completion',
    score,
    solved: results.filter(({ outcome }) => outcome === 'solved').length,
    seconds: secondsPlayed(state),
    parts: explainScore(results, tour?.scoring ?? scoring),
  };
}

/** How long (s) a hunt was played: the time at its walls, without rewards and pauses. */
export const secondsPlayed = ({ results }: Pick<HuntState, 'results'>): number =>
  results.reduce((sum, { seconds }) => sum + seconds, 0);
