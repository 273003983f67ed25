import type { HuntMessage } from './messages.ts';
import { pausedMessage } from './pause.ts';
import type { HuntStep, PlayableText, TextToHunt } from './text-to-hunt.ts';

type Effect<Input> = (input: Input) => HuntStep;

/**
 * What a text does in each situation of a hunt. A situation without an effect gives its common
 * reply.
 */
export type Effects = {
  /** The hunt was ended, or nobody started it in time. */
  readonly stopped?: Effect<TextToHunt>;
  /** The time to start is over, and no text has ended the hunt yet. */
  readonly late?: Effect<TextToHunt>;
  /** The tour cannot be played. */
  readonly unavailable?: Effect<TextToHunt>;
  readonly ready?: Effect<PlayableText>;
  readonly puzzle?: Effect<PlayableText>;
  readonly reward?: Effect<PlayableText>;
  readonly paused?: Effect<PlayableText>;
  readonly completed?: Effect<PlayableText>;
};

/** The reply of each situation to a text that has no effect there. */
const commonReplies = {
  late: { kind: 'expired' },
  unavailable: { kind: 'unavailable' },
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

/**
 * The effects of a command that only asks: the same in every situation of a hunt that can be
 * played.
 */
export const inEverySituation = (effect: Effect<TextToHunt>): Effects => ({
  unavailable: effect,
  ready: effect,
  puzzle: effect,
  reward: effect,
  paused: effect,
  completed: effect,
});
