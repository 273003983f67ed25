import { completeHunt, moveToNextStop } from './advance-hunt.ts';
import { currentMessage } from './current-message.ts';
import type { HuntMessage } from './messages.ts';
import { isShut } from './plain-words.ts';
import { stoppedHunt } from './state.ts';
import { closeStop, currentStop, isAtLastStop, markClaimed, markShut, pointsLost } from './stop.ts';
import { type HuntStep, type PlayableText, reply, type TextToHunt } from './text-to-hunt.ts';

/** START: moves to the first stop. Earlier releases know no other mover than 'go_on' for START. */
export function startHunt(input: PlayableText): HuntStep {
  return moveToNextStop(input, input.state, { lead: 'none', mover: 'go_on', events: [{ type: 'started' }] });
}

/**
 * START of a hunt whose time to start is over. START alone ends such a hunt, and every phone gets
 * the message. Any other text gets a reply for its sender alone.
 */
export function expireHunt(input: TextToHunt): HuntStep {
  const { state, tour, now } = input;
  if (!tour) return reply(input, { kind: 'unavailable' });
  return {
    state: stoppedHunt(state, now),
    messages: [{ to: 'all', message: { kind: 'expired' } }],
    events: [{ type: 'expired' }],
  };
}

/**
 * START when the hunt is already under way. A phone that opts back in with START may have missed
 * messages, so the reply repeats the current one.
 */
export function startAgain(input: PlayableText): HuntStep {
  const { state, now, had_opted_out } = input;
  return reply(input, had_opted_out ? currentMessage(state, now) : { kind: 'already_started' });
}

/** HINT: sends the stop's hint, which costs points once. */
export function giveHint(input: PlayableText): HuntStep {
  const { state } = input;
  const { stop_number } = state;
  // A stop without a hint costs nothing.
  if (!currentStop(input).hint) return reply(input, { kind: 'hint', stop_number });
  // A stop has one hint: HINT again repeats it, costs nothing more and is no play.
  if (state.hints > 0) return reply(input, { kind: 'hint', stop_number, lost: 0 });
  const hinted = { ...state, hints: 1 };
  const message: HuntMessage = { kind: 'hint', stop_number, lost: pointsLost(input, hinted) };
  return reply({ ...input, state: hinted }, message, [{ type: 'hinted' }]);
}

/** SKIP of a puzzle. FINISH ends a hunt at its last stop instead. */
export function skipStop(input: PlayableText): HuntStep {
  if (isAtLastStop(input)) return reply(input, { kind: 'no_more_skips' });
  const { stop_number } = input.state;
  const skipped = closeStop(input, 'skipped');
  return moveToNextStop(input, skipped, {
    lead: 'skipped',
    mover: 'SKIP',
    events: [{ type: 'skipped', stop_number }],
  });
}

/** CLAIMED: goes on after the players fetched the reward. */
export function claimReward(input: PlayableText): HuntStep {
  const claimed = markClaimed(input);
  return moveToNextStop(input, claimed, { lead: 'moving', mover: 'CLAIMED', events: [{ type: 'claimed' }] });
}

/**
 * CONTINUE or SKIP at a reward: goes on without the reward. The text may say that the partner was
 * shut.
 */
export const leaveRewardBy =
  (mover: 'CONTINUE' | 'SKIP') =>
  (input: PlayableText): HuntStep => {
    const left = isShut(input.text) ? markShut(input) : input.state;
    return moveToNextStop(input, left, { lead: 'moving', mover, events: [{ type: 'continued' }] });
  };

/** FINISH: ends a hunt at its unsolved last stop, with the points so far. */
export function finishHunt(input: PlayableText): HuntStep {
  if (!isAtLastStop(input)) return reply(input, { kind: 'finish_puzzle_first' });
  const { stop_number } = input.state;
  return completeHunt(closeStop(input, 'skipped'), input.tour, [{ type: 'skipped', stop_number }]);
}
