import { pointsFor, scoring } from './score.ts';
import type { HuntState, StopResult } from './state.ts';
import type { PlayableText, TextToHunt } from './text-to-hunt.ts';
import type { HuntStop } from './tour.ts';

/**
 * The current stop of a hunt under way.
 * @throws Error when its tour has no such stop
 */
export function currentStop({ state, tour }: PlayableText): HuntStop {
  const stop = tour.stops[state.stop_number - 1];
  if (!stop) throw new Error(`Hunt of ${tour.tour_id} is at stop ${state.stop_number} of ${tour.stops.length}`);
  return stop;
}

export const isLast = ({ state, tour }: Pick<PlayableText, 'state' | 'tour'>): boolean =>
  state.stop_number >= tour.stops.length;

/** The state of a hunt that arrives at a stop. */
export function atStop(state: HuntState, stop_number: number, now: Date): HuntState {
  const fresh = { wrong_answers: 0, close_answers: 0, guessed: [], tries: 0, hints: 0 };
  return { ...state, phase: 'puzzle', stop_number, stop_started_at: now, ...fresh };
}

/** Ends the current stop, with its points. */
export function closeStop(heard: TextToHunt, outcome: StopResult['outcome']): HuntState {
  const { state, now } = heard;
  const points = outcome === 'solved' ? worth(heard, state) : 0;
  const result: StopResult = {
    stop_number: state.stop_number,
    outcome,
    points,
    ...tallyOf(heard, state),
    finished_at: now,
  };
  return { ...state, results: [...state.results, result], score: state.score + points };
}

/** Notes that the players fetched the reward of the current stop. */
export const claimed = (heard: TextToHunt): HuntState => noted(heard, { claimed_at: heard.now });

/** Notes that the players could not fetch the reward, because the partner was shut. */
export const foundShut = (heard: TextToHunt): HuntState => noted(heard, { shut_at: heard.now });

function noted({ state }: TextToHunt, note: Partial<StopResult>): HuntState {
  const results = state.results.map((result) =>
    result.stop_number === state.stop_number ? { ...result, ...note } : result,
  );
  return { ...state, results };
}

/**
 * The points of the current stop that the step to `after` costs; 0 when the stop has no points
 * left.
 */
export const lostBy = (heard: TextToHunt, after: HuntState): number => worth(heard, heard.state) - worth(heard, after);

/** The points of the stop if a player solved it now. */
function worth(heard: TextToHunt, state: HuntState): number {
  const { tour, rules = tour?.scoring ?? scoring } = heard;
  return pointsFor(tallyOf(heard, state), rules);
}

function tallyOf({ now }: TextToHunt, { stop_started_at, wrong_answers, hints }: HuntState) {
  const started = stop_started_at ?? now;
  // A text may arrive before the stop's own message (deliveries reorder). It must not earn more
  // than full speed.
  const seconds = Math.max(0, Math.round((now.getTime() - started.getTime()) / 1000));
  return { seconds, wrong_answers, hints };
}
