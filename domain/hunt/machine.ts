import type { TextMeaning } from '../commands/commands.ts';
import { answerPlea, greet } from './answer-plea.ts';
import { answerDanger, answerTalk } from './answer-talk.ts';
import { withoutEndedPause, withRunningClock } from './clock.ts';
import { commandTable } from './command-table.ts';
import { repeatMessage } from './commands-that-ask.ts';
import { crossedMessage, endOfHold } from './crossing.ts';
import { commonReply, type Effects, situationOf } from './effects.ts';
import { takeLook } from './look.ts';
import { meaningInHunt } from './meaning.ts';
import { withQuestionOf } from './questions.ts';
import { isFromPage, withUnheard } from './sender.ts';
import type { HuntState } from './state.ts';
import { takeAnswer } from './take-answer.ts';
import { type HuntEvent, type HuntStep, type PlayableText, reply, type TextToHunt } from './text-to-hunt.ts';

/**
 * Plays one text in a hunt, and gives the new state and the messages. Pure and total: any text in any state
 * gives a step, and no step advances more than one stop. The webhook, the Tour Tester and tests run it. Every
 * text gets an answer, except:
 * 1. an opt-out, which the carrier answers;
 * 2. a text that Twilio has answered in full;
 * 3. a text that was meant for nobody;
 * 4. a wrong answer after many in a row;
 * 5. talk at a stop, within ten minutes of the reply to earlier talk;
 * 6. a wrong answer to a look after many in a row.
 */
export function playText(text: TextToHunt): HuntStep {
  const state = withoutEndedPause(text.state, text.now);
  const input = { ...text, state: withRunningClock(state, text.now) };
  const meaning = meaningInHunt(input);
  const step = withQuestionOf(applyRules(meaning.type === 'command' ? withoutTries(input) : input, meaning), input.now);
  const isUnchanged = step.state === input.state && !isPlay(step.events);
  return withUnheard(input, { ...step, state: isUnchanged ? state : afterStep(state, step, text.now) });
}

/** After play, the clock of a hunt in danger runs again. After a question it stays stopped. */
function afterStep(before: HuntState, { state, events }: HuntStep, now: Date): HuntState {
  if (isPlay(events)) return { ...state, active_at: now };
  const { danger_at, stop_started_at } = before;
  return danger_at ? { ...state, danger_at, stop_started_at } : state;
}

const isUnderWay = ({ phase }: HuntState) => phase === 'puzzle' || phase === 'reward';

/** Events of texts that only ask or tell us something. */
const asking: readonly HuntEvent['type'][] = [
  'opted_in',
  'opted_out',
  'pleaded',
  'endangered',
  'talked',
  'looked_wrong',
  'reported',
  'greeted',
];

/** Whether a text has changed the hunt. A question has not, nor has a command that cannot be done. */
export const isPlay = (events: readonly HuntEvent[]) => events.some(({ type }) => !asking.includes(type));

/** A command ends a row of wrong answers. */
function withoutTries(input: TextToHunt): TextToHunt {
  return input.state.tries ? { ...input, state: { ...input.state, tries: 0 } } : input;
}

/** Applies the rules that come before commands and answers. */
function applyRules(input: TextToHunt, meaning: TextMeaning): HuntStep {
  const { state, opt_out_type = null } = input;
  const silence: HuntStep = { state, messages: [], events: [] };
  if (isFromPage(input) && (meaning.type === 'opt_out' || meaning.type === 'opt_in'))
    return reply(input, { kind: 'by_phone', command: 'STOP' });
  if (meaning.type === 'opt_out') return { ...silence, events: [{ type: 'opted_out' }] };
  if (meaning.type === 'machine') return silence;
  if (meaning.type === 'danger') return answerDanger(input);
  if (meaning.type === 'plea') return answerPlea(input, meaning.about);
  const hasTwilioReplied = opt_out_type !== null;
  if (meaning.type === 'opt_in') {
    const events: HuntEvent[] = [{ type: 'opted_in' }];
    // A phone that is back has missed what the team got meanwhile.
    if (input.had_opted_out && isUnderWay(state)) return { ...repeatMessage(input), events };
    return hasTwilioReplied ? { ...silence, events } : reply(input, { kind: 'opted_in' }, events);
  }
  if (meaning.type !== 'command' && hasTwilioReplied) return silence;
  if (input.which) return reply(input, { kind: 'which_hunt', tours: [...input.which] });
  if (input.is_switch) return applyEffects(input, { type: 'command', command: 'RESEND' });
  if (meaning.type === 'talk') return answerTalk(input);
  if (meaning.type === 'empty') return reply(input, { kind: 'unreadable' });
  if (meaning.type === 'chatter') return meaning.is_greeting ? greet(input) : silence;
  return applyEffects(input, meaning);
}

/** Looks up what a command or an answer does in the situation of the hunt, and does it. */
function applyEffects(input: TextToHunt, meaning: CommandOrAnswer): HuntStep {
  const effects = effectsOf(meaning);
  const situation = situationOf(input);
  const events: HuntEvent[] = meaning.type === 'command' ? [] : [{ type: 'talked' }];
  const common = () => reply(input, commonReply(situation.name, input), events);
  if (!situation.playable) return effects[situation.name]?.(input) ?? common();
  const { name, playable } = situation;
  const hold = name === 'puzzle' || name === 'reward' ? endOfHold(playable, meaning) : null;
  if (hold) return reply(input, crossedMessage(playable, meaning, hold));
  return effects[name]?.(playable) ?? common();
}

type CommandOrAnswer = Extract<TextMeaning, { type: 'command' | 'answer' | 'look' }>;

/** An answer to a puzzle has an effect only at the puzzle. An answer to a look has one at the reward too. */
function effectsOf(meaning: CommandOrAnswer): Effects {
  if (meaning.type === 'command') return commandTable[meaning.command].effects;
  if (meaning.type === 'look') {
    const look = (input: PlayableText) => takeLook(input, meaning.answer);
    return { puzzle: look, reward: look };
  }
  return { puzzle: (input) => takeAnswer(input, meaning.answer) };
}
