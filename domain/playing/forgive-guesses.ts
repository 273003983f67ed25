import { pointsFor, scoring, wrongCost } from '../hunt/score.ts';
import type { HuntState, StopResult } from '../hunt/state.ts';
import { withResults } from '../hunt/stop.ts';
import type { HuntTour } from '../hunt/tour.ts';

export type Forgiven = {
  hunt: HuntState;
  /** The stop's new result; null while the stop is being played, or if the hunt has not reached it. */
  result: StopResult | null;
  /** The number of forgiven wrong answers. */
  forgiven: number;
  /** The points that the forgiven answers had cost. */
  points: number;
};

/**
 * Gives back what wrong answers to a stop have cost, even after the stop or the hunt has ended.
 * @param most the most answers to forgive; fewer if fewer have counted
 */
export function forgiveGuesses(
  { hunt, tour }: { hunt: HuntState; tour: HuntTour },
  stop_number: number,
  most: number,
): Forgiven {
  const rules = tour.scoring ?? scoring;
  const before = hunt.results.find((result) => result.stop_number === stop_number);
  if (before) {
    const forgiven = Math.min(most, before.wrong_answers);
    const fewer = { ...before, wrong_answers: before.wrong_answers - forgiven };
    const result = fewer.outcome === 'solved' ? { ...fewer, points: pointsFor(fewer, rules) } : fewer;
    const scored = withResults(
      hunt,
      hunt.results.map((one) => (one === before ? result : one)),
      rules,
    );
    return { hunt: scored, result, forgiven, points: scored.score - hunt.score };
  }
  const isHere = hunt.phase === 'puzzle' && hunt.stop_number === stop_number;
  const forgiven = isHere ? Math.min(most, hunt.wrong_answers) : 0;
  const state = forgiven > 0 ? { ...hunt, wrong_answers: hunt.wrong_answers - forgiven } : hunt;
  const points = wrongCost(hunt.wrong_answers, rules) - wrongCost(state.wrong_answers, rules);
  return { hunt: state, result: null, forgiven, points };
}
