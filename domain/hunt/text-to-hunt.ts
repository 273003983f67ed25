import { judge } from '../answers/judge.ts';
import { canonical, isYoungCommand, type TextMeaning, understand } from '../commands/commands.ts';
import { isPleased } from '../commands/noise.ts';
import { isPlea } from '../commands/pleas.ts';
import type { AnsweredKeyword } from '../sms/keywords.ts';
import type { HuntMessage } from './messages.ts';
import { plainCommand } from './plain-words.ts';
import type { Scoring } from './score.ts';
import type { HuntState } from './state.ts';
import type { HuntTour } from './tour.ts';

export type HuntEvent =
  | { type: 'started' | 'hinted' | 'close' | 'claimed' | 'continued' | 'completed' | 'expired' }
  | { type: 'wrong'; answer: string }
  | { type: 'solved' | 'skipped'; stop_number: number }
  | { type: 'opted_out' | 'opted_in' }
  /** A player asked for their money back, a person or help. */
  | { type: 'pleaded' };

/** A message and its recipients: the sender of the text, or every phone of the group. */
export type Outgoing = { to: 'sender' | 'all'; message: HuntMessage };

export type HuntStep = { state: HuntState; messages: Outgoing[]; events: HuntEvent[] };

export type TextToHunt = {
  state: HuntState;
  /**
   * The hunt's copy of its tour; `null` when the tour cannot be played (somebody took it apart
   * after it was sold).
   */
  tour: HuntTour | null;
  /**
   * The E.164 number that the text came from: one of `phones`, or another value when an admin acts.
   */
  sender: string;
  /** Every number of the group. */
  phones: readonly string[];
  text: string;
  /** The keyword that Twilio recognised in the text and has already answered. */
  opt_out_type?: AnsweredKeyword | null | undefined;
  now: Date;
  /** When an unstarted hunt expires; `null` for never. */
  expires_at: Date | null;
  /** Whether the sender had opted out until this text, and so has missed messages. */
  was_silent?: boolean;
  /** Whether the hunt was stopped because nobody had started it in time. */
  ran_out?: boolean;
  /** Whether the text only asks to switch to this hunt from another hunt of the sender. */
  is_switch?: boolean;
  /** The tour of the hunt that SWITCH would lead the sender to; `null` without one. */
  other?: string | null;
  rules?: Scoring;
};

/** A text to a hunt that has its tour. */
export type PlayableText = TextToHunt & { tour: HuntTour };

/** How long (ms) after a move 'Thanks!' and 'ok' are about that move. */
const PLEASED_FOR = 120_000;

/**
 * What a text means in this hunt now. An accepted answer of the current stop is always an answer.
 */
export function meaningOf({ state, tour, text, opt_out_type = null, now }: TextToHunt): TextMeaning {
  const said = understand(text, opt_out_type);
  const plain = said.type === 'answer' ? plainCommand(text, state) : null;
  if (plain) return { type: 'command', command: plain };
  const stop = state.phase === 'puzzle' ? tour?.stops[state.stop_number - 1] : undefined;
  if (said.type === 'answer' && isPlea(text))
    return tour && stop && judge(said.answer, stop, tour) === 'right' ? said : { type: 'plea' };
  const isYoung = said.type === 'command' && isYoungCommand(said.command);
  const isThanks =
    said.type === 'answer' &&
    isPleased(text) &&
    (state.phase === 'puzzle' || state.phase === 'reward') &&
    state.moved !== undefined &&
    now.getTime() - state.moved.at.getTime() < PLEASED_FOR;
  if (!isYoung && !isThanks && said.type !== 'noise') return said;
  const answer = canonical(text);
  if (stop?.answers.some((one) => canonical(one) === answer)) return { type: 'answer', answer };
  return isThanks ? { type: 'noise' } : said;
}
