import { judge } from '../answers/judge.ts';
import { completeHunt, moveBy, moveToNextStop } from './advance-hunt.ts';
import type { HuntMessage } from './messages.ts';
import { closedNow } from './reward.ts';
import { closeStop, currentStop, isAtLastStop, pointsLost } from './stop.ts';
import { type HuntEvent, type HuntStep, type PlayableText, reply } from './text-to-hunt.ts';
import { countWrongAnswer, hashAnswer, MAX_ANSWERED_TRIES } from './tries.ts';

/** How many close answers to a stop cost nothing. */
const MAX_CLOSE_ANSWERS = 2;

/** The reply mentions HINT from this many wrong answers to a stop on. */
const WRONG_BEFORE_HINT = 2;

/**
 * Judges an answer to the current puzzle. The first `MAX_CLOSE_ANSWERS` close answers at a stop cost nothing.
 */
export function takeAnswer(input: PlayableText, answer: string): HuntStep {
  const { state, tour } = input;
  const verdict = judge(answer, currentStop(input), tour);
  if (verdict === 'right') return solveStop(input);
  const { close_answers = 0 } = state;
  if (verdict === 'wrong' || close_answers >= MAX_CLOSE_ANSWERS) return rejectAnswer(input, answer);
  const counted = { ...state, close_answers: close_answers + 1 };
  return reply({ ...input, state: counted }, { kind: 'close', amiss: verdict }, [{ type: 'close' }]);
}

/** Ends the stop. The hunt completes, waits at the stop's reward, or moves on. */
function solveStop(input: PlayableText): HuntStep {
  const { stop_number, partner } = currentStop(input);
  const solved = closeStop(input, 'solved');
  const events: HuntEvent[] = [{ type: 'solved', stop_number }];
  if (isAtLastStop(input)) return completeHunt(input, solved, events);
  if (!partner) return moveToNextStop(input, solved, { lead: 'correct', mover: 'answer', events });
  return {
    state: { ...solved, phase: 'reward', moved: moveBy(input, 'answer') },
    messages: [
      { to: 'all', message: { kind: 'reward_with_pause', stop_number, ...closedNow(currentStop(input), input.now) } },
    ],
    events,
  };
}

/**
 * Counts a wrong answer. The first `MAX_ANSWERED_TRIES` in a row get a reply each. The next one gets a reply
 * that says what else helps. Further ones get no reply.
 */
function rejectAnswer(input: PlayableText, answer: string): HuntStep {
  const stop = currentStop(input);
  const { stop_number } = stop;
  const { state, isNew, tries } = countWrongAnswer(input.state, hashAnswer(answer, stop));
  const events: HuntEvent[] = isNew ? [{ type: 'wrong', answer }] : [];
  if (tries > MAX_ANSWERED_TRIES + 1) return { state, messages: [], events };
  const after = { ...input, state };
  if (tries > MAX_ANSWERED_TRIES) return reply(after, { kind: 'enough', stop_number }, events);
  const hint = state.wrong_answers >= WRONG_BEFORE_HINT && stop.hint !== null && state.hints === 0;
  const isFree = isNew && state.guessed?.length === 1;
  const message: HuntMessage = {
    kind: 'wrong',
    stop_number,
    lost: pointsLost(input, state),
    hint,
    ...(isFree && { is_free: true }),
  };
  return reply(after, message, events);
}
