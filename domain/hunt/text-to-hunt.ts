import type { AnsweredKeyword } from '../sms/keywords.ts';
import type { PleaKind } from '../sms/schema.ts';
import type { HuntMessage } from './messages.ts';
import type { HuntState } from './state.ts';
import type { HuntTour } from './tour.ts';

export type HuntEvent =
  | { type: 'started' | 'hinted' | 'close' | 'claimed' | 'continued' | 'completed' | 'expired' }
  | { type: 'paused' | 'resumed' }
  | { type: 'wrong'; answer: string }
  /** A player answered the look of a stop: rightly for the first time, or wrongly. */
  | { type: 'looked' | 'looked_wrong' }
  | { type: 'solved' | 'skipped' | 'gone'; stop_number: number }
  | { type: 'opted_out' | 'opted_in' }
  /** A player asked for their money back or a person, or may be in danger. */
  | { type: 'pleaded'; about: PleaKind }
  /** A player wrote what may mean danger. */
  | { type: 'endangered' }
  /** A player wrote something that no rule knows. */
  | { type: 'talked' }
  /** A player said that something is wrong with a stop, or asked the way to it. */
  | { type: 'reported'; report: (typeof stopReports)[number]; stop_number: number }
  /** A greeting was answered. */
  | { type: 'greeted' };

/** What players report of a stop: its wall has gone, its partner is shut, or they cannot find it. */
export const stopReports = ['gone', 'shut', 'lost'] as const;

/**
 * How long (ms) after a move a text may still be for the stop before: a group types at the same
 * time, and an impatient player sends twice.
 */
export const CROSSING_MS = 30_000;

/** A message and its recipients: the sender of the text, or every phone of the group. */
export type Outgoing = { to: 'sender' | 'all'; message: HuntMessage };

export type HuntStep = { state: HuntState; messages: Outgoing[]; events: HuntEvent[] };

export type TextToHunt = {
  state: HuntState;
  /** The hunt's copy of its tour; `null` when it cannot be played (taken apart after it was sold). */
  tour: HuntTour | null;
  /** The number (E.164), or a page player's name; something else when an admin acts. */
  sender: string;
  /** Every number of the group. */
  phones: readonly string[];
  /** The names of those who play on the team's page. */
  page_players?: readonly string[];
  /** Where the hunt stood on the page when its player wrote; absent for a text. */
  seen?: Pick<HuntState, 'phase' | 'stop_number'> | undefined;
  text: string;
  /** The keyword that Twilio recognised in the text and has already answered. */
  opt_out_type?: AnsweredKeyword | null | undefined;
  now: Date;
  /** When an unstarted hunt expires; `null` for never. */
  expires_at: Date | null;
  /** From when an unstarted hunt can be started; `null` for at once. */
  opens_at?: Date | null;
  /** Whether the team belongs to a party, whose organiser then moves the hunt; absent for no. */
  of_party?: boolean;
  /** Whether START waits until the organiser of a party says GO; absent for no. */
  held?: boolean;
  /** Whether the sender had opted out until this text, and so has missed messages. */
  had_opted_out?: boolean;
  /** Whether the hunt was stopped because nobody had started it in time. */
  ran_out?: boolean;
  /** Whether the text only asks to switch to this hunt from another hunt of the sender. */
  is_switch?: boolean;
  /** The tours that a START may mean, when its sender has not said which. */
  which?: readonly string[] | undefined;
  /** Whether an answer outside the desk's hours goes by mail too; absent for no. */
  is_answered_by_mail?: boolean;
  /** When somebody at the desk reads pleas again; null while somebody does. */
  staffed_from?: Date | null;
  /** The tour of the hunt that SWITCH would lead the sender to; `null` without one. */
  other?: string | null;
};

/** A text to a hunt that has its tour. */
export type PlayableText = TextToHunt & { tour: HuntTour };

/** A step that keeps `input.state` and replies to the sender alone. */
export function reply(input: TextToHunt, message: HuntMessage, events: HuntEvent[] = []): HuntStep {
  return { state: input.state, messages: [{ to: 'sender', message }], events };
}
