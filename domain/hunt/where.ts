import type { HuntMessage } from './messages.ts';
import type { HuntState } from './state.ts';

/** The message that tells the players what the hunt expects next. */
export function whereItStands({ phase, stop_number }: HuntState): HuntMessage {
  if (phase === 'ready') return { kind: 'welcome' };
  if (phase === 'reward') return { kind: 'reward_with_pause', stop_number };
  return { kind: 'location_with_clue', stop_number, lead: 'none', from: 0 };
}
