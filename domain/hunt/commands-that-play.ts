import { parseText } from '../commands/commands.ts';
import { completeHunt, moveToNextStop } from './advance-hunt.ts';
import { MAX_PAUSE_MS, pausedHunt, pausedMessage, resumedHunt } from './clock.ts';
import { passOn } from './commands-that-ask.ts';
import { currentMessage } from './current-message.ts';
import type { HuntMessage } from './messages.ts';
import { isShut } from './plain-words.ts';
import { openQuestion } from './questions.ts';
import { stoppedHunt } from './state.ts';
import {
  closeStop,
  currentStop,
  isAtLastStop,
  markClaimed,
  markShut,
  mayLeaveGone,
  pointsLost,
  withHint,
} from './stop.ts';
import { type HuntEvent, type HuntStep, type PlayableText, reply, type TextToHunt } from './text-to-hunt.ts';

/** START moves to the first stop. The mover is 'go_on', because earlier releases know no other for START. */
export function startHunt(input: PlayableText): HuntStep {
  return moveToNextStop(input, input.state, { lead: 'none', mover: 'go_on', events: [{ type: 'started' }] });
}

/**
 * START after the time to start is over. It ends the hunt for every phone; other texts only get a reply to
 * their sender.
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
 * START of a hunt under way. A phone that opts back in may have missed messages, so it gets the current one.
 */
export function startAgain(input: PlayableText): HuntStep {
  const { state, tour, now, had_opted_out } = input;
  return reply(input, had_opted_out ? currentMessage(state, tour, now) : { kind: 'already_started' });
}

/** HINT sends the stop's hint. It costs points once, and fewer points the longer the team has looked. */
export function giveHint(input: PlayableText): HuntStep {
  const { state } = input;
  const { stop_number } = state;
  // A stop without a hint costs nothing.
  if (!currentStop(input).hint) return reply(input, { kind: 'hint', stop_number });
  // A stop has one hint. HINT again repeats it for free, and does not count as play.
  if (state.hints > 0) return reply(input, { kind: 'hint', stop_number, lost: 0 });
  const hinted = withHint(input);
  const message: HuntMessage = { kind: 'hint', stop_number, lost: pointsLost(input, hinted) };
  return reply({ ...input, state: hinted }, message, [{ type: 'hinted' }]);
}

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

/** GONE at a puzzle goes on without a loss. From the third such stop on, a person looks into it first. */
export function leaveGoneStop(input: PlayableText): HuntStep {
  if (!mayLeaveGone(input.state)) return passOn(input);
  const { stop_number } = input.state;
  const left = closeStop(input, 'gone');
  const events: HuntEvent[] = [
    { type: 'gone', stop_number },
    { type: 'reported', report: 'gone', stop_number },
  ];
  if (isAtLastStop(input)) return completeHunt(input, left, events);
  return moveToNextStop(input, left, { lead: 'gone', mover: 'GONE', events });
}

/** PAUSE stops the clock until RESUME, for a day at most. */
export function pauseHunt(input: PlayableText): HuntStep {
  const until = new Date(input.now.getTime() + MAX_PAUSE_MS);
  return {
    state: pausedHunt(input.state, input.now, until),
    messages: [{ to: 'all', message: { kind: 'paused', until } }],
    events: [{ type: 'paused' }],
  };
}

/** RESUME ends a pause that the team began. Only an admin ends an admin's pause. */
export function resumeHunt(input: PlayableText): HuntStep {
  const { state, tour, now } = input;
  if (!state.pause_ends_at) return reply(input, pausedMessage(state));
  const resumed = resumedHunt(state, now);
  return {
    state: resumed,
    messages: [{ to: 'all', message: currentMessage(resumed, tour, now) }],
    events: [{ type: 'resumed' }],
  };
}

export function claimReward(input: PlayableText): HuntStep {
  const claimed = markClaimed(input);
  return moveToNextStop(input, claimed, { lead: 'moving', mover: 'CLAIMED', events: [{ type: 'claimed' }] });
}

/**
 * CONTINUE, SKIP or GONE at a reward goes on without it. GONE, or words to that effect, also report that the
 * partner was shut.
 */
export const leaveRewardBy =
  (mover: 'CONTINUE' | 'SKIP' | 'GONE') =>
  (input: PlayableText): HuntStep => {
    const { stop_number } = input.state;
    const events: HuntEvent[] = [{ type: 'continued' }];
    if (mover !== 'GONE' && !isShut(input.text))
      return moveToNextStop(input, input.state, { lead: 'moving', mover, events });
    events.push({ type: 'reported', report: 'shut', stop_number });
    return moveToNextStop(input, markShut(input), { lead: 'moving', mover, events });
  };

/**
 * FINISH ends a hunt with the points so far. The word itself ends it at once at the last puzzle. Elsewhere,
 * and to other words, we first ask whether the team means it.
 */
export function finishHunt(input: PlayableText): HuntStep {
  const { state, now } = input;
  const { stop_number, score, phase, paused } = state;
  if (paused && !state.pause_ends_at) return reply(input, pausedMessage(state));
  const isAtOnce = phase === 'puzzle' && !paused && isAtLastStop(input) && parseText(input.text).type === 'command';
  if (!isAtOnce && openQuestion(state, now) !== 'end') return reply(input, { kind: 'end_here', stop_number, score });
  return endHunt(input);
}

/** Ends a hunt that is under way with the points so far, and asks nobody. */
export function endHunt(input: PlayableText): HuntStep {
  const { state, now } = input;
  const { stop_number, phase, paused } = state;
  const resumed = { ...input, state: paused ? resumedHunt(state, now) : state };
  if (phase === 'reward') return completeHunt(input, resumed.state, []);
  return completeHunt(input, closeStop(resumed, 'skipped'), [{ type: 'skipped', stop_number }]);
}
