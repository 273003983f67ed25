import { pointsFor, scoring } from './score.ts';
import type { HuntState, StopResult } from './state.ts';
import type { PlayableText, TextToHunt } from './text-to-hunt.ts';
import type { HuntStop } from './tour.ts';

/** The stop that a hunt under way is at. */
export function currentStop({ state, tour }: PlayableText): HuntStop {
  const stop = tour.stops[state.stop_number - 1];
  if (!stop) throw new Error(`Hunt of ${tour.tour_id} is at stop ${state.stop_number} of ${tour.stops.length}`);
  return stop;
}

export const isLast = ({ state, tour }: Pick<PlayableText, 'state' | 'tour'>): boolean =>
  state.stop_number >= tour.stops.length;

/** A hunt that arrives at a stop. */
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

/** Notes that the reward of the current stop was fetched. */
export const claimed = (heard: TextToHunt): HuntState => noted(heard, { claimed_at: heard.now });

/** Notes that it could not be, because the partner was shut. */
export const foundShut = (heard: TextToHunt): HuntState => noted(heard, { shut_at: heard.now });

function noted({ state }: TextToHunt, note: Partial<StopResult>): HuntState {
  const results = state.results.map((result) =>
    result.stop_number === state.stop_number ? { ...result, ...note } : result,
  );
  return { ...state, results };
}

/** What a step from one state to another costs of the stop's points; nothing where none are left. */
export const lostBy = (heard: TextToHunt, after: HuntState): number => worth(heard, heard.state) - worth(heard, after);

/** The points of the stop if it were solved now. */
function worth(heard: TextToHunt, state: HuntState): number {
  const { tour, rules = tour?.scoring ?? scoring } = heard;
  return pointsFor(tallyOf(heard, state), rules);
}

function tallyOf({ now }: TextToHunt, { stop_started_at, wrong_answers, hints }: HuntState) {
  const started = stop_started_at ?? now;
  // A text that was received before the stop's own (deliveries reorder) must not earn more than full speed.
  const seconds = Math.max(0, Math.round((now.getTime() - started.getTime()) / 1000));
  return { seconds, wrong_answers, hints };
}
