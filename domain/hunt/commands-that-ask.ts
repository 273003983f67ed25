import { parseText } from '../commands/commands.ts';
import type { PleaKind } from '../sms/schema.ts';
import { lastReward } from './advance-hunt.ts';
import { currentMessage } from './current-message.ts';
import type { HuntMessage } from './messages.ts';
import { asksToCancel } from './plain-words.ts';
import { openQuestion } from './questions.ts';
import { rewardAgain } from './reward.ts';
import { explainScore, scoring } from './score.ts';
import { isFromPage } from './sender.ts';
import { type HuntState, percentDone } from './state.ts';
import { type HuntStep, type Outgoing, type PlayableText, reply, type TextToHunt } from './text-to-hunt.ts';

export function replyWithStatus(input: TextToHunt): HuntStep {
  const { state, tour, opens_at = null, held, now } = input;
  if (!tour) return reply(input, { kind: 'unavailable' });
  if (state.phase === 'ready' && opens_at !== null && opens_at > now) return reply(input, { kind: 'early' });
  if (state.phase === 'ready' && held) return reply(input, { kind: 'held' });
  const { phase, stop_number, score, results } = state;
  const percent = percentDone(state, tour.stops.length);
  const waits = phase === 'ready' ? 'start' : phase !== 'completed' && state.paused ? pauseOf(state) : null;
  const looked = phase === 'puzzle' ? state.look_points : 0;
  const parts = score > 0 && { parts: explainScore(results, tour.scoring ?? scoring, looked) };
  return reply(input, { kind: 'status', stop_number, percent, score, ...parts, ...(waits && { waits }) });
}

/** Whether a paused hunt waits for the team's RESUME, or for an admin. */
const pauseOf = ({ pause_ends_at }: HuntState) => (pause_ends_at ? 'resume' : 'pause');

/**
 * LOST tells the way to the current stop, or before START to the first. Only the word itself reports the stop
 * as hard to find. A team that asks again in other words is passed on to a person too.
 */
export function tellTheWay(input: PlayableText): HuntStep {
  const { state, text, now } = input;
  const stop_number = Math.max(1, state.stop_number);
  const directions: HuntMessage = { kind: 'directions', stop_number };
  if (parseText(text).type === 'command')
    return reply(input, directions, [{ type: 'reported', report: 'lost', stop_number }]);
  if (state.phase !== 'puzzle' || state.paused || openQuestion(state, now)) return reply(input, directions);
  const { pleas = 0 } = state;
  const told = reply({ ...input, state: { ...state, pleas: pleas + 1 } }, directions);
  if (pleas === 0) return told;
  const { messages, events } = passOn(input);
  return { ...told, messages: [...told.messages, ...messages], events };
}

/**
 * LINK and MOVE send the link to the booking, but only to phones: a player on the team's page must not cancel
 * the booking. A party's team is told that its organiser moves it.
 */
export const sendLink =
  (command: 'LINK' | 'MOVE') =>
  (input: TextToHunt): HuntStep => {
    const { state, of_party, text } = input;
    const canMove = state.phase === 'ready' && (command === 'MOVE' || (asksToCancel(text) && !of_party));
    if (canMove && of_party) return reply(input, { kind: 'organiser_moves' });
    if (!isFromPage(input)) return reply(input, { kind: 'link', moves: canMove });
    return reply(input, { kind: 'by_phone', command: input.phones.length > 0 ? 'LINK' : 'MAIL' });
  };

/** Answers PERSON, and every plea that only a person can answer. It costs nothing in any phase. */
export function passOn(input: TextToHunt, about: Exclude<PleaKind, 'danger'> = 'person'): HuntStep {
  const { state, tour, staffed_from, is_answered_by_mail } = input;
  const isPuzzle = tour !== null && state.phase === 'puzzle' && !state.paused;
  const message: HuntMessage = {
    kind: 'passed_on',
    puzzle: isPuzzle ? state.stop_number : null,
    ...(staffed_from && { from: staffed_from }),
    ...(isFromPage(input) && { on_page: true }),
    ...(is_answered_by_mail && { by_mail: true }),
  };
  return reply(input, message, [{ type: 'pleaded', about }]);
}

/**
 * HELP tells how to play. If Twilio has already told that, we reply only when the hunt is done or SWITCH
 * leads to another.
 */
export function replyWithHelp(input: TextToHunt): HuntStep {
  const { state, opt_out_type } = input;
  const message = helpOf(input);
  const hasTwilioReplied = opt_out_type === 'HELP' && message.kind === 'help';
  return hasTwilioReplied ? { state, messages: [], events: [] } : reply(input, message);
}

function helpOf(input: TextToHunt): HuntMessage {
  const { state, other } = input;
  if (isFromPage(input) && state.phase !== 'completed') return { kind: 'help', on_page: true };
  if (state.phase === 'completed') return { kind: 'help_after' };
  return other ? { kind: 'help_switch', other } : { kind: 'help' };
}

export function repeatMessage(input: TextToHunt): HuntStep {
  const { state, tour, now } = input;
  if (!tour && state.phase !== 'ready') return reply(input, { kind: 'unavailable' });
  const rewards = tour && state.phase === 'completed' ? lastReward(tour, state, now) : [];
  const repeated = rewards.map((one) => ({
    ...one,
    ...rewardAgain(state, tour?.stops[one.stop_number - 1], one.stop_number, now),
  }));
  const messages = [...repeated, currentMessage(state, tour, now)].map(
    (message): Outgoing => ({ to: 'sender', message }),
  );
  return { state, messages, events: [] };
}

/** SWITCH reaches a hunt only if its sender has no other hunt; otherwise the text has already switched. */
export const refuseSwitch = (input: TextToHunt): HuntStep => reply(input, { kind: 'only_hunt' });
