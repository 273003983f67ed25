import { hintPrice, pointsFor, type Scoring, scoring, withGonePoints } from './score.ts';
import type { HuntState, StopResult } from './state.ts';
import type { PlayableText, TextToHunt } from './text-to-hunt.ts';
import type { HuntStop } from './tour.ts';

/** How many stops a team may leave by GONE in one hunt before a person looks into it. */
const MAX_GONE = 2;

/** @throws Error when the hunt's tour has no such stop */
export function currentStop({ state, tour }: PlayableText): HuntStop {
  const stop = tour.stops[state.stop_number - 1];
  if (!stop) throw new Error(`Hunt of ${tour.tour_id} is at stop ${state.stop_number} of ${tour.stops.length}`);
  return stop;
}

/** Whether a hunt under way is at the last stop of its tour. */
export const isAtLastStop = ({ state, tour }: Pick<PlayableText, 'state' | 'tour'>): boolean =>
  state.stop_number >= tour.stops.length;

export function arriveAtStop({ look_points: _, ...state }: HuntState, stop_number: number, now: Date): HuntState {
  const fresh = { wrong_answers: 0, close_answers: 0, guessed: [], tries: 0, hints: 0, hint_points: 0 };
  const unasked = { pleas: 0, greeted: false, nudged: false, talk_answered_at: null, look_tries: 0 };
  return { ...state, phase: 'puzzle', stop_number, stop_started_at: now, ...fresh, ...unasked };
}

/** Ends the current stop, with its points. */
export function closeStop(input: TextToHunt, outcome: StopResult['outcome']): HuntState {
  const { state, now } = input;
  const points = outcome === 'solved' ? pointsNow(input, state) : 0;
  const result: StopResult = {
    stop_number: state.stop_number,
    outcome,
    points,
    ...figuresOfStop(input, state),
    ...(state.look_points !== undefined && { look_points: state.look_points }),
    finished_at: now,
  };
  return withResults(state, [...state.results, result], input.tour?.scoring ?? scoring);
}

/**
 * The hunt with these results and their score. Each stop that ends may change the points of stops whose wall
 * had gone.
 */
export function withResults(state: HuntState, given: readonly StopResult[], rules: Scoring): HuntState {
  const results = withGonePoints(given, rules);
  const sum = (some: readonly StopResult[]) => some.reduce((total, { points }) => total + points, 0);
  return { ...state, results, score: state.score + sum(results) - sum(state.results) };
}

export const mayLeaveGone = ({ results }: HuntState): boolean =>
  results.filter(({ outcome }) => outcome === 'gone').length < MAX_GONE;

/** The state after a hint at the current stop. The hint is free for a team that was nudged. */
export function withHint(input: TextToHunt): HuntState {
  const { state, tour } = input;
  const price = state.nudged ? 0 : hintPrice(figuresOfStop(input, state).seconds, tour?.scoring ?? scoring);
  return { ...state, hints: 1, hint_points: price };
}

/** Notes that the players fetched the reward of the current stop. */
export const markClaimed = (input: TextToHunt): HuntState => addToResult(input, { claimed_at: input.now });

/** Notes that the players could not fetch the reward, because the partner was shut. */
export const markShut = (input: TextToHunt): HuntState => addToResult(input, { shut_at: input.now });

function addToResult({ state }: TextToHunt, addition: Partial<StopResult>): HuntState {
  const results = state.results.map((result) =>
    result.stop_number === state.stop_number ? { ...result, ...addition } : result,
  );
  return { ...state, results };
}

/** How many points of the current stop the step to `after` costs; 0 when the stop has none left. */
export const pointsLost = (input: TextToHunt, after: HuntState): number =>
  pointsNow(input, input.state) - pointsNow(input, after);

const pointsNow = (input: TextToHunt, state: HuntState): number =>
  pointsFor(figuresOfStop(input, state), input.tour?.scoring ?? scoring);

function figuresOfStop({ now }: TextToHunt, { stop_started_at, wrong_answers, hints, hint_points }: HuntState) {
  const started = stop_started_at ?? now;
  // Deliveries reorder, so a text may be older than its stop. It earns no more than full speed.
  const seconds = Math.max(0, Math.round((now.getTime() - started.getTime()) / 1000));
  return { seconds, wrong_answers, hints, ...(hint_points !== undefined && { hint_points }) };
}
