import type { OptOutType } from '../sms/keywords.ts';
import { canonical, type GameCommand, isAnswered, type Said, understand } from './commands.ts';
import { judge } from './judge.ts';
import type { HuntMessage } from './messages.ts';
import { pointsFor, type Scoring, scoring } from './score.ts';
import { type HuntState, type Mover, percentDone, type StopResult } from './state.ts';
import type { HuntStop, HuntTour } from './tour.ts';
import { completionOf, whereItStands } from './where.ts';

export type HuntEvent =
  | { type: 'started' | 'hinted' | 'close' | 'claimed' | 'continued' | 'completed' | 'expired' }
  | { type: 'wrong'; answer: string }
  | { type: 'solved' | 'skipped'; stop_number: number }
  | { type: 'opted_out' | 'opted_in' };

/** A message and whom it is for: the sender of the text, or every phone of the group. */
export type Outgoing = { to: 'sender' | 'all'; message: HuntMessage };

export type Step = { state: HuntState; messages: Outgoing[]; events: HuntEvent[] };

export type Heard = {
  state: HuntState;
  /** What the hunt keeps of its tour; `null` when the tour cannot be played (it was taken apart after it was sold). */
  tour: HuntTour | null;
  /** E.164 number the text came from: one of `phones`, or another value when an admin acts. */
  sender: string;
  /** Every number of the group. */
  phones: readonly string[];
  text: string;
  /** The keyword that Twilio recognised in the text and has already answered. */
  opt_out_type?: OptOutType | null | undefined;
  now: Date;
  /** When an unstarted hunt runs out; `null` never. */
  expires_at: Date | null;
  /** Whether the sender had opted out until this text, and so has missed the messages sent in between. */
  was_silent?: boolean;
  /** Whether the hunt was stopped because nobody had started it in time. */
  ran_out?: boolean;
  rules?: Scoring;
};

type Playing = Heard & { tour: HuntTour };

/**
 * For how long (ms) after the hunt has moved on a text may still be meant for where it stood before: a group types together, each
 * reads what moved it some seconds later, and somebody impatient sends the same once more.
 */
export const CROSSING = 30_000;

/** So many answers to a stop are let off for being close. */
export const MOST_CLOSE = 2;

/** From so many wrong answers to a stop on, the reply mentions HINT. */
const TIME_FOR_HINT = 2;

/** Three words that all ask to go on to the next stop. */
const goingOn: readonly GameCommand[] = ['SKIP', 'CONTINUE', 'CLAIMED'];

/**
 * The hunt: one text in, the new state and what is said to whom out. Pure and total: any text in any state gives
 * a step, no text advances more than one stop, and everything is answered but an opt-out, which the carrier answers, and
 * what Twilio says that it has answered. The webhook, the back office's tester and the tests all run this function.
 */
export function hear(heard: Heard): Step {
  const step = decide(heard);
  return isPlay(step.events) ? { ...step, state: { ...step.state, active_at: heard.now } } : step;
}

const isPlay = (events: readonly HuntEvent[]) => events.some(({ type }) => type !== 'opted_in' && type !== 'opted_out');

function decide(heard: Heard): Step {
  const { state, tour, opt_out_type = null } = heard;
  const said = asAnswer(heard, understand(heard.text, opt_out_type));
  if (said.type === 'opt_out') return { state, messages: [], events: [{ type: 'opted_out' }] };
  if (isAnswered(said, opt_out_type))
    return { state, messages: [], events: said.type === 'opt_in' ? [{ type: 'opted_in' }] : [] };
  if (said.type === 'opt_in') return reply(heard, { kind: 'opted_in' }, [{ type: 'opted_in' }]);
  if (said.type === 'empty') return reply(heard, { kind: 'unreadable' });
  const over = endOf(heard);
  if (said.type === 'command' && said.command === 'HELP') return reply(heard, over ?? helpOf(state));
  if (said.type === 'command' && said.command === 'RESEND') return over ? reply(heard, over) : resend(heard);
  if (over && state.phase === 'stopped') return reply(heard, over);
  if (!tour) return reply(heard, { kind: 'unavailable' });
  const playing: Playing = { ...heard, tour };
  if (said.type === 'command' && said.command === 'STATUS') return reply(heard, statusOf(playing));
  if (state.phase === 'completed') return reply(heard, { kind: 'all_done' });
  if (state.paused) return reply(heard, { kind: 'paused' });
  if (said.type === 'command' && said.command === 'START') return start(heard);
  if (state.phase === 'ready') return reply(heard, { kind: 'not_started' });
  if (hasCrossed(playing, said)) return reply(heard, whereItStands(state, 'already'));
  return state.phase === 'puzzle' ? onPuzzle(playing, said) : onReward(playing, said);
}

/** FINISH became a command after tours had been written: one that has it for an answer keeps it. */
function asAnswer({ state, tour, text }: Heard, said: Said): Said {
  const answer = canonical(text);
  const isAwaited =
    state.phase === 'puzzle' && tour?.stops[state.stop_number - 1]?.answers.some((one) => canonical(one) === answer);
  return isAwaited && said.type === 'command' && said.command === 'FINISH' ? { type: 'answer', answer } : said;
}

/** The reply for a hunt that expired, was refunded or was ended; null while it can be played. */
function endOf({ state, ran_out, expires_at, now }: Heard): HuntMessage | null {
  if (state.phase === 'stopped') return { kind: ran_out ? 'expired' : 'stopped' };
  return state.phase === 'ready' && expires_at !== null && expires_at <= now ? { kind: 'expired' } : null;
}

/** Whether a text repeats what has just moved the hunt on; it must not count as a wrong answer to the next stop, or skip that too. */
function hasCrossed({ state, tour, sender, phones, now }: Playing, said: Said): boolean {
  const { moved } = state;
  const by = phones.indexOf(sender);
  // An admin sees where the hunt stands, and means every step.
  if (!moved || (by === -1 && moved.by === -1)) return false;
  // One that was said before the hunt moved on (deliveries reorder) cannot be meant for what came after.
  if (now.getTime() - moved.at.getTime() >= CROSSING) return false;
  if (said.type === 'command') {
    // Who skipped a reward may well skip the next puzzle at once; the others cannot have known of the reward's end.
    const isSame = moved.by === by ? said.command === moved.said : goingOn.includes(said.command);
    return moved.said !== 'answer' && isSame;
  }
  const before = tour.stops[moved.from - 1];
  if (said.type !== 'answer' || !before || judge(said.answer, before, tour) !== 'right') return false;
  // Two stops may have the same answer: an answer that is right for this stop counts.
  const stop = tour.stops[state.stop_number - 1];
  return state.phase !== 'puzzle' || !stop || judge(said.answer, stop, tour) !== 'right';
}

function onPuzzle(heard: Playing, said: Said): Step {
  if (said.type === 'answer') return answer(heard, said.answer);
  if (said.type !== 'command') return reply(heard, { kind: 'unreadable' });
  if (said.command === 'HINT') return hint(heard);
  if (said.command === 'SKIP') return skip(heard);
  if (said.command === 'FINISH' && isLast(heard)) return finish(heard);
  return reply(heard, { kind: 'finish_puzzle_first' });
}

function onReward(heard: Playing, said: Said): Step {
  if (said.type === 'command' && said.command === 'CLAIMED') return moveOn(heard, claimed(heard), 'moving', 'CLAIMED');
  if (said.type === 'command' && (said.command === 'CONTINUE' || said.command === 'SKIP'))
    return moveOn(heard, heard.state, 'moving', said.command);
  return reply(heard, { kind: 'reward_waiting' });
}

function start(heard: Heard): Step {
  const { state, now, expires_at } = heard;
  // A phone that opts back in with START is told where the hunt stands, since it may have missed that.
  if (state.phase !== 'ready')
    return reply(heard, heard.was_silent ? whereItStands(state) : { kind: 'already_started' });
  if (expires_at && expires_at <= now) {
    const stopped: HuntState = { ...state, phase: 'stopped' };
    return { state: stopped, messages: [{ to: 'all', message: { kind: 'expired' } }], events: [{ type: 'expired' }] };
  }
  return {
    state: atStop(state, 1, now),
    messages: [{ to: 'all', message: { kind: 'location_with_clue', stop_number: 1, lead: 'none', from: 0 } }],
    events: [{ type: 'started' }],
  };
}

function answer(heard: Playing, given: string): Step {
  const { state } = heard;
  const stop = currentStop(heard);
  const verdict = judge(given, stop, heard.tour);
  const { close_answers = 0, wrong_answers } = state;
  if (verdict === 'close' && close_answers < MOST_CLOSE)
    return reply({ ...heard, state: { ...state, close_answers: close_answers + 1 } }, { kind: 'close' }, [
      { type: 'close' },
    ]);
  if (verdict !== 'right') {
    const worse = { ...state, wrong_answers: wrong_answers + 1 };
    const hint = worse.wrong_answers >= TIME_FOR_HINT && stop.hint !== null && state.hints === 0;
    const message: HuntMessage = { kind: 'wrong', stop_number: stop.stop_number, lost: lostBy(heard, worse), hint };
    return reply({ ...heard, state: worse }, message, [{ type: 'wrong', answer: given }]);
  }
  const solved = closeStop(heard, 'solved');
  const events: HuntEvent[] = [{ type: 'solved', stop_number: stop.stop_number }];
  if (isLast(heard)) return complete(solved, lastOffer(heard.tour, solved), events);
  if (stop.partner)
    return {
      state: { ...solved, phase: 'reward', moved: moveBy(heard, 'answer') },
      messages: [{ to: 'all', message: { kind: 'reward_with_pause', stop_number: stop.stop_number } }],
      events,
    };
  const moved = moveOn(heard, solved, 'correct', 'answer');
  return { ...moved, events: [...events, ...moved.events] };
}

/** Ends a hunt at its last stop, unsolved, with the points that it has. */
function finish(heard: Playing): Step {
  return complete(closeStop(heard, 'skipped'), [], [{ type: 'skipped', stop_number: heard.state.stop_number }]);
}

function complete(ended: HuntState, offer: readonly HuntMessage[], events: HuntEvent[]): Step {
  const state: HuntState = { ...ended, phase: 'completed', stop_started_at: null };
  return {
    state,
    messages: [...offer, completionOf(state)].map((message) => ({ to: 'all', message })),
    events: [...events, { type: 'completed' }],
  };
}

/** The reward of the last stop, which waits for no reply; none where it was not solved. */
function lastOffer({ stops }: HuntTour, { results }: HuntState): HuntMessage[] {
  const last = stops.at(-1);
  const isSolved = results.some(
    ({ stop_number, outcome }) => stop_number === last?.stop_number && outcome === 'solved',
  );
  return last?.partner && isSolved ? [{ kind: 'partner_offer', stop_number: last.stop_number }] : [];
}

function hint(heard: Playing): Step {
  const { state } = heard;
  // The hint of a stop is one sentence: asking again repeats it and costs nothing more.
  const hinted = { ...state, hints: 1 };
  const message: HuntMessage = { kind: 'hint', stop_number: state.stop_number, lost: lostBy(heard, hinted) };
  return reply({ ...heard, state: hinted }, message, [{ type: 'hinted' }]);
}

function skip(heard: Playing): Step {
  const { state } = heard;
  if (isLast(heard)) return reply(heard, { kind: 'no_more_skips' });
  const moved = moveOn(heard, closeStop(heard, 'skipped'), 'skipped', 'SKIP');
  return { ...moved, events: [{ type: 'skipped', stop_number: state.stop_number }, ...moved.events] };
}

function moveOn(heard: Playing, state: HuntState, lead: 'correct' | 'moving' | 'skipped', said: Mover): Step {
  const next = state.stop_number + 1;
  return {
    state: { ...atStop(state, next, heard.now), moved: moveBy(heard, said) },
    messages: [
      { to: 'all', message: { kind: 'location_with_clue', stop_number: next, lead, from: state.stop_number } },
    ],
    events: lead === 'moving' ? [{ type: said === 'CLAIMED' ? 'claimed' : 'continued' }] : [],
  };
}

/** What the hunt needs now, whatever was said last: its clue, its reward, or how it ended. */
function resend(heard: Heard): Step {
  const { state, tour } = heard;
  if (!tour && state.phase !== 'ready') return reply(heard, { kind: 'unavailable' });
  const offer = tour && state.phase === 'completed' ? lastOffer(tour, state) : [];
  const messages = [...offer, whereItStands(state)].map((message): Outgoing => ({ to: 'sender', message }));
  return { state, messages, events: [] };
}

/** What can be texted now. */
const helpOf = ({ phase }: HuntState): HuntMessage => ({ kind: phase === 'completed' ? 'help_after' : 'help' });

function reply(heard: Heard, message: HuntMessage, events: HuntEvent[] = []): Step {
  return { state: heard.state, messages: [{ to: 'sender', message }], events };
}

function statusOf({ state, tour }: Playing): HuntMessage {
  const percent = percentDone(state, tour.stops.length);
  return { kind: 'status', stop_number: state.stop_number, percent, score: state.score };
}

function moveBy({ state, sender, phones, now }: Heard, said: Mover): HuntState['moved'] {
  return { by: phones.indexOf(sender), at: now, from: state.stop_number, said };
}

function atStop(state: HuntState, stop_number: number, now: Date): HuntState {
  return { ...state, phase: 'puzzle', stop_number, stop_started_at: now, wrong_answers: 0, close_answers: 0, hints: 0 };
}

function closeStop(heard: Heard, outcome: StopResult['outcome']): HuntState {
  const { state, now } = heard;
  const points = outcome === 'solved' ? worth(heard, state) : 0;
  const result: StopResult = {
    stop_number: state.stop_number,
    outcome,
    points,
    ...tallyOf(heard, state),
    finished_at: now,
  };
  return { ...state, results: [...state.results, result], score: state.score + points };
}

function tallyOf({ now }: Heard, { stop_started_at, wrong_answers, hints }: HuntState) {
  const started = stop_started_at ?? now;
  // A text that was received before the stop's own (deliveries reorder) must not earn more than full speed.
  const seconds = Math.max(0, Math.round((now.getTime() - started.getTime()) / 1000));
  return { seconds, wrong_answers, hints };
}

/** The points of the stop if it were solved now. */
function worth(heard: Heard, state: HuntState): number {
  const { tour, rules = tour?.scoring ?? scoring } = heard;
  return pointsFor(tallyOf(heard, state), rules);
}

/** What a step from one state to another costs of the stop's points; nothing where none are left. */
const lostBy = (heard: Heard, after: HuntState) => worth(heard, heard.state) - worth(heard, after);

const isLast = ({ state, tour }: Playing) => state.stop_number >= tour.stops.length;

function claimed({ state, now }: Heard): HuntState {
  const results = state.results.map((result) =>
    result.stop_number === state.stop_number ? { ...result, claimed_at: now } : result,
  );
  return { ...state, results };
}

function currentStop({ state, tour }: Playing): HuntStop {
  const stop = tour.stops[state.stop_number - 1];
  if (!stop) throw new Error(`Hunt of ${tour.tour_id} is at stop ${state.stop_number} of ${tour.stops.length}`);
  return stop;
}
