import type { HuntMessage } from './messages.ts';
import type { HuntStep, PlayableText, TextToHunt } from './text-to-hunt.ts';

type Effect<Input> = (input: Input) => HuntStep;

/**
 * What a text does in each phase of a hunt. A phase without an effect gives its common reply.
 * Nothing has an effect in a stopped hunt.
 */
export type Effects = {
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

/** The reply of each phase to a text that has no effect there. */
export const commonReplies = {
  late: { kind: 'expired' },
  unavailable: { kind: 'unavailable' },
  ready: { kind: 'not_started' },
  puzzle: { kind: 'finish_puzzle_first' },
  reward: { kind: 'reward_waiting' },
  paused: { kind: 'paused' },
  completed: { kind: 'all_done' },
} as const satisfies Record<keyof Effects, HuntMessage>;

/** The effects of a command that only asks: the same in every phase of a hunt that can be played. */
export const inEveryPhase = (effect: Effect<TextToHunt>): Effects => ({
  unavailable: effect,
  ready: effect,
  puzzle: effect,
  reward: effect,
  paused: effect,
  completed: effect,
});
