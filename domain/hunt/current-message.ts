import { pausedMessage } from './clock.ts';
import type { HuntMessage } from './messages.ts';
import { rewardAgain } from './reward.ts';
import { explainScore, scoring } from './score.ts';
import type { HuntState } from './state.ts';
import type { HuntTour } from './tour.ts';

/** A hunt's tour; null when it cannot be played. */
type Scored = Pick<HuntTour, 'scoring' | 'stops'> | null;

/** The message that tells the players what the hunt expects next, or how it went, at `now`. */
export function currentMessage(state: HuntState, tour: Scored, now: Date): HuntMessage {
  const { phase, stop_number } = state;
  if (phase === 'ready') return { kind: 'welcome' };
  if (phase === 'completed') return completionOf(state, tour);
  if (phase === 'reward')
    return {
      kind: 'reward_with_pause',
      stop_number,
      ...rewardAgain(state, tour?.stops[stop_number - 1], stop_number, now),
    };
  const looked = state.look_points !== undefined && { looked: true };
  return { kind: 'location_with_clue', stop_number, lead: 'none', from: 0, ...looked };
}

/**
 * What we tell a phone that joins a hunt: where the hunt stands, as RESEND would say it. Only the welcome names
 * us as the sender, so `joined` goes before the other texts. Empty for a hunt without a tour to play.
 */
export function messagesOnJoining(state: HuntState, tour: Scored, now: Date): HuntMessage[] {
  if (state.phase === 'ready') return [currentMessage(state, tour, now)];
  if (tour === null) return [];
  return [{ kind: 'joined' }, state.paused ? pausedMessage(state) : currentMessage(state, tour, now)];
}

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
