import { pausedMessage } from './clock.ts';
import type { HuntMessage } from './messages.ts';
import type { HuntStep, PlayableText, TextToHunt } from './text-to-hunt.ts';

type Effect<Input> = (input: Input) => HuntStep;

/** What a text does in each situation of a hunt; else the situation's common reply. */
export type Effects = {
  /** The hunt was ended, or nobody started it in time. */
  readonly stopped?: Effect<TextToHunt>;
  /** The time to start is over, and no text has ended the hunt yet. */
  readonly late?: Effect<TextToHunt>;
  /** The tour cannot be played. */
  readonly unavailable?: Effect<TextToHunt>;
  /** The day that the hunt was booked for has not come. */
  readonly early?: Effect<PlayableText>;
  /** The organiser of the party has not said GO. */
  readonly held?: Effect<PlayableText>;
  readonly ready?: Effect<PlayableText>;
  readonly puzzle?: Effect<PlayableText>;
  readonly reward?: Effect<PlayableText>;
  readonly paused?: Effect<PlayableText>;
  readonly completed?: Effect<PlayableText>;
};

/** A situation in which no text moves the hunt. */
type Unplayable = 'stopped' | 'late' | 'unavailable';

/** `playable`: the text with the hunt's tour, where a text can move the hunt. */
type Situation =
  | { readonly name: Unplayable; readonly playable: null }
  | { readonly name: Exclude<keyof Effects, Unplayable>; readonly playable: PlayableText };

/** The situation of a hunt when a text arrives. The first that applies decides. */
export function situationOf(input: TextToHunt): Situation {
  const { state, tour, expires_at, opens_at = null, held, now } = input;
  if (state.phase === 'stopped') return { name: 'stopped', playable: null };
  if (state.phase === 'ready' && expires_at !== null && expires_at <= now) return { name: 'late', playable: null };
  if (!tour) return { name: 'unavailable', playable: null };
  if (state.phase === 'ready' && opens_at !== null && opens_at > now)
    return { name: 'early', playable: { ...input, tour } };
  if (state.phase === 'ready' && held) return { name: 'held', playable: { ...input, tour } };
  const name = state.paused && state.phase !== 'completed' ? 'paused' : state.phase;
  return { name, playable: { ...input, tour } };
}

const commonReplies = {
  late: { kind: 'expired' },
  unavailable: { kind: 'unavailable' },
  early: { kind: 'early' },
  held: { kind: 'held' },
  ready: { kind: 'not_started' },
  puzzle: { kind: 'finish_puzzle_first' },
  reward: { kind: 'reward_waiting' },
  completed: { kind: 'all_done' },
} as const satisfies Partial<Record<keyof Effects, HuntMessage>>;

/** The reply of a situation to a text that has no effect there. */
export function commonReply(situation: keyof Effects, { state, ran_out }: TextToHunt): HuntMessage {
  if (situation === 'stopped') return { kind: ran_out ? 'expired' : 'stopped' };
  return situation === 'paused' ? pausedMessage(state) : commonReplies[situation];
}

/** The effects of a command that only asks: the same wherever a hunt can be played. */
export const inEverySituation = (effect: Effect<TextToHunt>): Effects => ({
  unavailable: effect,
  early: effect,
  held: effect,
  ready: effect,
  puzzle: effect,
  reward: effect,
  paused: effect,
  completed: effect,
});
