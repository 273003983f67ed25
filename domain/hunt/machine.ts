import type { TextMeaning } from '../commands/commands.ts';
import { commandTable } from './command-table.ts';
import { crossedMessage, endOfHold } from './crossing.ts';
import { commonReplies, type Effects } from './effects.ts';
import { meaningInHunt } from './meaning.ts';
import type { HuntMessage } from './messages.ts';
import { takeAnswer } from './take-answer.ts';
import { type HuntEvent, type HuntStep, reply, type TextToHunt } from './text-to-hunt.ts';

/**
 * The hunt: takes one text, and returns the new state and the messages with their recipients. The
 * function is pure and total: any text in any state gives a step, and no text advances more than
 * one stop. The webhook, the back office's tester and the tests all run this function.
 * Every text gets an answer, except:
 * 1. an opt-out, which the carrier answers;
 * 2. a text that Twilio has answered in full;
 * 3. a text that was meant for nobody;
 * 4. one wrong answer after another.
 */
export function playText(input: TextToHunt): HuntStep {
  const meaning = meaningInHunt(input);
  const step = applyRules(meaning.type === 'command' ? withoutTries(input) : input, meaning);
  return isPlay(step.events) ? { ...step, state: { ...step.state, active_at: input.now } } : step;
}

/**
 * Whether a text has changed the hunt. A question, or a command that cannot be done, is no play.
 */
export const isPlay = (events: readonly HuntEvent[]) =>
  events.some(({ type }) => type !== 'opted_in' && type !== 'opted_out' && type !== 'pleaded');

/** A command ends a row of wrong answers. */
function withoutTries(input: TextToHunt): TextToHunt {
  return input.state.tries ? { ...input, state: { ...input.state, tries: 0 } } : input;
}

/** Applies the rules that come before commands and answers. */
function applyRules(input: TextToHunt, meaning: TextMeaning): HuntStep {
  const { state, opt_out_type = null } = input;
  const silence: HuntStep = { state, messages: [], events: [] };
  if (meaning.type === 'opt_out') return { ...silence, events: [{ type: 'opted_out' }] };
  if (meaning.type === 'noise') return silence;
  if (meaning.type === 'plea') return reply(input, passedOn(input), [{ type: 'pleaded' }]);
  const hasTwilioReplied = opt_out_type !== null;
  if (meaning.type === 'opt_in') {
    const events: HuntEvent[] = [{ type: 'opted_in' }];
    return hasTwilioReplied ? { ...silence, events } : reply(input, { kind: 'opted_in' }, events);
  }
  if (meaning.type !== 'command' && hasTwilioReplied) return silence;
  if (meaning.type === 'empty') return reply(input, { kind: 'unreadable' });
  return applyEffects(input, input.is_switch ? { type: 'command', command: 'RESEND' } : meaning);
}

/** A plea for an admin costs nothing, wherever the hunt stands. */
function passedOn({ state, tour }: TextToHunt): HuntMessage {
  const isPuzzle = tour !== null && state.phase === 'puzzle' && !state.paused;
  return { kind: 'passed_on', puzzle: isPuzzle ? state.stop_number : null };
}

/** Looks up what a command or an answer does in the phase of the hunt, and does it. */
function applyEffects(input: TextToHunt, meaning: CommandOrAnswer): HuntStep {
  const { state, tour } = input;
  const effects = effectsOf(meaning);
  if (state.phase === 'stopped') return reply(input, { kind: input.ran_out ? 'expired' : 'stopped' });
  if (isLate(input)) return effects.late?.(input) ?? reply(input, commonReplies.late);
  if (!tour) return effects.unavailable?.(input) ?? reply(input, commonReplies.unavailable);
  const playable = { ...input, tour };
  const phase = state.paused && state.phase !== 'completed' ? 'paused' : state.phase;
  const hold = phase === 'puzzle' || phase === 'reward' ? endOfHold(playable, meaning) : null;
  if (hold) return reply(input, crossedMessage(playable, meaning, hold));
  return effects[phase]?.(playable) ?? reply(input, commonReplies[phase]);
}

type CommandOrAnswer = Extract<TextMeaning, { type: 'command' | 'answer' }>;

/** An answer has an effect at a puzzle only. */
function effectsOf(meaning: CommandOrAnswer): Effects {
  if (meaning.type === 'command') return commandTable[meaning.command].effects;
  return { puzzle: (input) => takeAnswer(input, meaning.answer) };
}

/** Whether the time to start an unstarted hunt is over. */
const isLate = ({ state, expires_at, now }: TextToHunt) =>
  state.phase === 'ready' && expires_at !== null && expires_at <= now;
