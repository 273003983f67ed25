import * as z from 'zod/mini';

/** How one stop ended. `seconds` is the time from the stop's text to its end, `points` its share of the score. */
export const stopResultSchema = z.object({
  stop_number: z.int(),
  outcome: z.enum(['solved', 'skipped']),
  seconds: z.int(),
  wrong_answers: z.int(),
  hints: z.int(),
  points: z.int(),
  /** When it ended; absent in older hunts. */
  finished_at: z.optional(z.date()),
  /** When its reward was claimed, by the reply CLAIMED. */
  claimed_at: z.optional(z.date()),
  /** When a phone said instead that the partner was shut. */
  shut_at: z.optional(z.date()),
});
export type StopResult = z.infer<typeof stopResultSchema>;

/** What moves a hunt on. */
const movers = ['answer', 'SKIP', 'CONTINUE', 'CLAIMED', 'go_on'] as const;
export type Mover = (typeof movers)[number];

/**
 * The state of one hunt, stored inside its booking.
 * `ready` waits for START, `puzzle` for an answer, `reward` for CLAIMED or CONTINUE; `completed` and `stopped` are final.
 */
export const huntStateSchema = z.object({
  phase: z.enum(['ready', 'puzzle', 'reward', 'completed', 'stopped']),
  paused: z.boolean(),
  /** Since when an admin has paused it; that time is not counted. */
  paused_at: z.optional(z.nullable(z.date())),
  /** The stop being played, 1-based; 0 before START. */
  stop_number: z.int(),
  stop_started_at: z.nullable(z.date()),
  wrong_answers: z.int(),
  /** Answers to this stop that were close and cost nothing; absent in older hunts. */
  close_answers: z.optional(z.int()),
  /** Wrong answers to this stop, each as its mark (`markOf`), so that it counts once; absent in older hunts. */
  guessed: z.optional(z.array(z.int())),
  /** Wrong answers in a row, repeated ones included: from some on they are not answered; absent in older hunts. */
  tries: z.optional(z.int()),
  hints: z.int(),
  results: z.array(stopResultSchema),
  score: z.int().check(z.minimum(0)),
  /**
   * What moved it on last: which phone of the group (its place among them, -1 for an admin), when, from which stop and whether by
   * an answer or by which command; older hunts do not know which and say `go_on`, and START says so, from stop 0. Absent before START
   * and in still older ones.
   */
  moved: z.optional(z.object({ by: z.int(), at: z.date(), from: z.int(), said: z.enum(movers) })),
  /** When a text was last played, or an admin last took a step in it; absent in older hunts. */
  active_at: z.optional(z.date()),
  /** When it was stopped last; absent in hunts that were not, and in those of old. */
  stopped_at: z.optional(z.date()),
});
export type HuntState = z.infer<typeof huntStateSchema>;

/** The state of a hunt nobody has started. */
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

/** How much of a hunt is done, in whole percent: what STATUS tells the player. */
export const percentDone = ({ results }: Pick<HuntState, 'results'>, stops: number): number =>
  stops > 0 ? Math.round((100 * results.length) / stops) : 0;

/** A hunt ended from outside: refunded, expired or ended by an admin. A finished hunt stays finished. */
export function stoppedHunt(hunt: HuntState, now: Date): HuntState {
  return hunt.phase === 'completed' ? hunt : { ...hunt, phase: 'stopped', stop_started_at: null, stopped_at: now };
}
