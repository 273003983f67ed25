import type { PleaTopic } from '../commands/classify.ts';
import { passOn, repeatMessage, tellTheWay } from './commands-that-ask.ts';
import { commonReply, situationOf } from './effects.ts';
import type { HuntMessage } from './messages.ts';
import { currentStop } from './stop.ts';
import { type HuntEvent, type HuntStep, type PlayableText, reply, type TextToHunt } from './text-to-hunt.ts';

/**
 * Answers a plea, which costs nothing.
 * 1. An admin reads a plea for money or a person.
 * 2. At a puzzle, a team that is lost or whose wall has gone gets the commands that help. Before START a lost
 *    team gets the way to the first stop, and at a reward it gets the reward again.
 */
export function answerPlea(input: TextToHunt, about: PleaTopic): HuntStep {
  const situation = situationOf(input);
  const isOfStop = about === 'lost' || about === 'gone';
  if (isOfStop && situation.name === 'puzzle') return nameCommands(situation.playable, about);
  if (about === 'lost' && situation.name === 'ready') return tellTheWay(situation.playable);
  if (about === 'lost' && situation.name === 'reward') return repeatMessage(input);
  return passOn(input, about === 'money' ? 'money' : 'person');
}

/**
 * Names the commands that help at a puzzle. A second plea at the stop goes to an admin, because the commands
 * have not helped. Only a plea that something has gone is a report about the stop.
 */
function nameCommands(input: PlayableText, about: 'gone' | 'lost'): HuntStep {
  const { state } = input;
  const { pleas = 0, stop_number } = state;
  if (pleas > 0) return passOn(input);
  const hint = currentStop(input).hint !== null && state.hints === 0;
  const message: HuntMessage = { kind: 'commands_that_help', stop_number, about, hint };
  const events: HuntEvent[] = about === 'gone' ? [{ type: 'reported', report: about, stop_number }] : [];
  return reply({ ...input, state: { ...state, pleas: pleas + 1 } }, message, events);
}

/** Answers a greeting: once at each puzzle, and elsewhere with what the hunt waits for. */
export function greet(input: TextToHunt): HuntStep {
  const { state } = input;
  const { name } = situationOf(input);
  if (name !== 'puzzle') return reply(input, commonReply(name, input));
  if (state.greeted) return { state, messages: [], events: [] };
  return reply({ ...input, state: { ...state, greeted: true } }, { kind: 'greeting' }, [{ type: 'greeted' }]);
}
