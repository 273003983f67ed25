import type { GameCommand } from '../commands/commands.ts';
import type { HuntMessage } from './messages.ts';
import type { HuntState, Question } from './state.ts';
import type { HuntStep } from './text-to-hunt.ts';

/** How long (ms) after a question of ours a plain yes or no answers it. */
const QUESTION_OPEN_MS = 10 * 60_000;

/** What 'yes' and 'no' mean after each question; null for nothing. */
const answers: Readonly<Record<Question, Readonly<Record<'yes' | 'no', GameCommand | null>>>> = {
  gone: { yes: 'GONE', no: 'HELP' },
  still_there: { yes: 'HELP', no: 'LOST' },
  the_way: { yes: 'LOST', no: null },
  end: { yes: 'FINISH', no: null },
};

/** The question that a message asks; null for none. */
function questionIn(message: HuntMessage | undefined): Question | null {
  if (message?.kind === 'commands_that_help') return message.about === 'gone' ? 'gone' : 'the_way';
  if (message?.kind === 'nudge') return 'still_there';
  return message?.kind === 'no_more_skips' || message?.kind === 'end_here' ? 'end' : null;
}

export function withQuestion(state: HuntState, message: HuntMessage | undefined, now: Date): HuntState {
  const about = questionIn(message);
  if (about) return { ...state, asked: { about, at: now } };
  return message && state.asked ? { ...state, asked: null } : state;
}

export function withQuestionOf(step: HuntStep, now: Date): HuntStep {
  const state = withQuestion(step.state, step.messages.at(-1)?.message, now);
  return state === step.state ? step : { ...step, state };
}

export const openQuestion = ({ asked }: HuntState, now: Date): Question | null =>
  asked && now.getTime() - asked.at.getTime() < QUESTION_OPEN_MS ? asked.about : null;

/** The command that a yes or no means; null if it means nothing. */
export const commandOfAnswer = (state: HuntState, said: 'yes' | 'no', now: Date): GameCommand | null => {
  const question = openQuestion(state, now);
  return question && answers[question][said];
};
