import { completionOf } from './current-message.ts';
import { darkOnWalk } from './dark.ts';
import type { HuntMessage } from './messages.ts';
import { closedNow } from './reward.ts';
import { placeOfSender } from './sender.ts';
import type { HuntState, Mover } from './state.ts';
import { arriveAtStop } from './stop.ts';
import type { HuntEvent, HuntStep, PlayableText, TextToHunt } from './text-to-hunt.ts';
import type { HuntTour } from './tour.ts';

type Location = Extract<HuntMessage, { kind: 'location_with_clue' }>;

/**
 * Moves a hunt to its next stop: every phone gets the place and the puzzle.
 * @param state the hunt after the end of its current stop
 * @param lead how the players got there, as the message says it
 */
export function moveToNextStop(
  input: PlayableText,
  state: HuntState,
  { lead, mover, events }: { lead: Location['lead']; mover: Mover; events: HuntEvent[] },
): HuntStep {
  const stop_number = state.stop_number + 1;
  const dark = lead === 'none' ? darkOnWalk(input.now, input.tour.stops.length) : null;
  const from = state.stop_number;
  return {
    state: { ...arriveAtStop(state, stop_number, input.now), moved: moveBy(input, mover) },
    messages: [{ to: 'all', message: { kind: 'location_with_clue', stop_number, lead, from, ...(dark && { dark }) } }],
    events,
  };
}

export function moveBy(input: TextToHunt, mover: Mover): HuntState['moved'] {
  const { state, now } = input;
  return { by: placeOfSender(input), at: now, from: state.stop_number, said: mover };
}

/**
 * Completes a hunt: every phone gets the last reward, the result and the question for a review.
 * @param ended the hunt after the end of its last stop
 */
export function completeHunt({ tour, now }: PlayableText, ended: HuntState, events: HuntEvent[]): HuntStep {
  const state: HuntState = { ...ended, phase: 'completed', stop_started_at: null };
  const messages: HuntMessage[] = [...lastReward(tour, state, now), completionOf(state, tour), { kind: 'ask_review' }];
  return {
    state,
    messages: messages.map((message) => ({ to: 'all', message })),
    events: [...events, { type: 'completed' }],
  };
}

/** The reward of the last stop, which waits for no reply; empty when the stop was not solved. */
export function lastReward(
  { stops }: HuntTour,
  { results }: HuntState,
  now: Date,
): Extract<HuntMessage, { kind: 'partner_offer' }>[] {
  const last = stops.at(-1);
  const isSolved = results.some(
    ({ stop_number, outcome }) => stop_number === last?.stop_number && outcome === 'solved',
  );
  return last?.partner && isSolved
    ? [{ kind: 'partner_offer', stop_number: last.stop_number, ...closedNow(last, now) }]
    : [];
}
