import type { HuntMessage } from './messages.ts';
import type { HuntState } from './state.ts';

/** The message that tells the players what the hunt expects next, or how it went. */
export function whereItStands(state: HuntState): HuntMessage {
  const { phase, stop_number } = state;
  if (phase === 'ready') return { kind: 'welcome' };
  if (phase === 'completed') return completionOf(state);
  if (phase === 'reward') return { kind: 'reward_with_pause', stop_number };
  return { kind: 'location_with_clue', stop_number, lead: 'none', from: 0 };
}

/** How a completed hunt went. */
export function completionOf({ score, results }: HuntState): HuntMessage {
  return {
    kind: 'completion',
    score,
    solved: results.filter(({ outcome }) => outcome === 'solved').length,
    seconds: results.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}
