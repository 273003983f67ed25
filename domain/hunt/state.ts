import * as z from 'zod/mini';

/** How one stop ended. `seconds`: from the text of the stop to its end. `points`: its share of the score. */
export const stopResultSchema = z.object({
  stop_number: z.int(),
  outcome: z.enum(['solved', 'skipped', 'gone']),
  seconds: z.int(),
  wrong_answers: z.int(),
  hints: z.int(),
  /** The points that the stop's hint cost; absent in older hunts, where a hint had one price. */
  hint_points: z.optional(z.int()),
  points: z.int(),
  /** The points of the stop's look, beside `points`; absent until it is found. */
  look_points: z.optional(z.int()),
  /** When the stop ended; absent in older hunts. */
  finished_at: z.optional(z.date()),
  /** When a player replied CLAIMED to the stop's reward. */
  claimed_at: z.optional(z.date()),
  /** When the partner redeemed the reward's code at its till; absent before, and after it was taken back. */
  redeemed_at: z.optional(z.date()),
  /** When a player replied instead that the partner was shut. */
  shut_at: z.optional(z.date()),
});
export type StopResult = z.infer<typeof stopResultSchema>;

/** The texts and steps that move a hunt on. */
const movers = ['answer', 'SKIP', 'GONE', 'CONTINUE', 'CLAIMED', 'go_on'] as const;
export type Mover = (typeof movers)[number];

/** What our last message asked, so that a plain yes or no is understood. */
const questions = ['gone', 'still_there', 'the_way', 'end'] as const;
export type Question = (typeof questions)[number];

/**
 * A hunt, stored inside its booking. `ready` waits for START, `puzzle` for an answer, `reward` for
 * CLAIMED or CONTINUE.
 */
export const huntStateSchema = z.object({
  phase: z.enum(['ready', 'puzzle', 'reward', 'completed', 'stopped']),
  /** Whether an admin or the team has paused the hunt. */
  paused: z.boolean(),
  /** Since when the hunt is paused. Resuming moves `stop_started_at` on by the length of the pause. */
  paused_at: z.optional(z.nullable(z.date())),
  /** When a pause that the team began ends by itself; absent or null for an admin's pause. */
  pause_ends_at: z.optional(z.nullable(z.date())),
  /** The stop that is being played, 1-based; 0 before START. */
  stop_number: z.int(),
  stop_started_at: z.nullable(z.date()),
  wrong_answers: z.int(),
  /** Close answers to this stop, which cost nothing; absent in older hunts. */
  close_answers: z.optional(z.int()),
  /** Hashes of the wrong answers to this stop (`hashAnswer`): each counts once. Absent in older hunts. */
  guessed: z.optional(z.array(z.int())),
  /** Wrong answers in a row, repeated ones included; see `MAX_ANSWERED_TRIES`. */
  tries: z.optional(z.int()),
  hints: z.int(),
  /** The points that the hint of this stop cost; absent in older hunts. */
  hint_points: z.optional(z.int()),
  /** The points of this stop's look, which are in the score; absent until it is found. */
  look_points: z.optional(z.int()),
  /** Wrong answers to the look of this stop, which cost nothing. */
  look_tries: z.optional(z.int()),
  /** Pleas at this stop that were answered with commands that help; absent in older hunts. */
  pleas: z.optional(z.int()),
  /** When talk at this stop was last answered; null or absent before the first time. */
  talk_answered_at: z.optional(z.nullable(z.date())),
  /** Since when the clock stands because a player may be in danger; absent or null while it runs. */
  danger_at: z.optional(z.nullable(z.date())),
  /** The question of our last message, and when it was asked; absent or null without one. */
  asked: z.optional(z.nullable(z.object({ about: z.enum(questions), at: z.date() }))),
  /** Whether a greeting at this stop has been answered; absent in older hunts. */
  greeted: z.optional(z.boolean()),
  /** The places of the players who were told the commands in their own language; absent before the first. */
  told_language: z.optional(z.array(z.int())),
  /** Whether the team was nudged at this stop because it was silent; absent in older hunts. */
  nudged: z.optional(z.boolean()),
  /** How many times the team was nudged in the whole hunt; absent before the first time. */
  nudges: z.optional(z.int()),
  /** When the team will have been silent for long, or its pause ends; null or absent while neither is due. */
  look_at: z.optional(z.nullable(z.date())),
  results: z.array(stopResultSchema),
  score: z.int().check(z.minimum(0)),
  /**
   * The last move of the hunt; absent before START and in the oldest hunts. `by`: the mover's place in the
   * group, -1 for an admin. `from`: the stop before, 0 for START. `said`: the answer or command; `go_on`
   * stands for START, and for every move in older hunts.
   */
  moved: z.optional(z.object({ by: z.int(), at: z.date(), from: z.int(), said: z.enum(movers) })),
  /** When a text last changed the hunt, or an admin did; absent in older hunts. */
  active_at: z.optional(z.date()),
  /**
   * When the team last wrote, by text or on its page, even if that did not change the hunt; absent before.
   */
  heard_at: z.optional(z.date()),
  /** When the phones on duty last got a text about this hunt; absent before the first time. */
  called_at: z.optional(z.date()),
  /**
   * When the phones on duty last got a text about danger here, and how many so far; absent before the first.
   */
  danger_called: z.optional(z.object({ at: z.date(), times: z.int() })),
  /** The phones that have opted out and play on: each one's place in the group, and since when. */
  unheard: z.optional(z.array(z.object({ phone: z.int(), at: z.date() }))),
  /** When the hunt was last stopped; absent in hunts that were never stopped, and in older ones. */
  stopped_at: z.optional(z.date()),
});
export type HuntState = z.infer<typeof huntStateSchema>;

export function newHunt(): HuntState {
  return {
    phase: 'ready',
    paused: false,
    stop_number: 0,
    stop_started_at: null,
    wrong_answers: 0,
    hints: 0,
    results: [],
    score: 0,
  };
}

/** How much of a hunt is done, in whole percent, as STATUS tells the player. */
export const percentDone = ({ results }: Pick<HuntState, 'results'>, stops: number): number =>
  stops > 0 ? Math.round((100 * results.length) / stops) : 0;

/** A hunt that was refunded, expired or ended by an admin. A completed hunt stays completed. */
export function stoppedHunt(hunt: HuntState, now: Date): HuntState {
  return hunt.phase === 'completed'
    ? hunt
    : { ...hunt, phase: 'stopped', stop_started_at: null, stopped_at: now, look_at: null };
}
