import type { OptOutType } from '../sms/keywords.ts';
import { canonical, type GameCommand, isAnswered, understand } from './commands.ts';
import type { HuntMessage } from './messages.ts';
import { pointsFor, type Scoring, scoring } from './score.ts';
import { type HuntState, percentDone, type StopResult } from './state.ts';
import type { HuntStop, HuntTour } from './tour.ts';
import { whereItStands } from './where.ts';

export type HuntEvent =
  | { type: 'started' | 'hinted' | 'wrong' | 'claimed' | 'continued' | 'completed' | 'expired' }
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
 * For how long (ms) after the hunt has moved on another phone's text may still be meant for where it stood before: a group types
 * together, and each reads what moved it some seconds later.
 */
export const CROSSING = 30_000;

/** Three words that all ask to go on to the next stop. */
const goingOn: readonly GameCommand[] = ['SKIP', 'CONTINUE', 'CLAIMED'];

/**
 * The hunt: one text in, the new state and what is said to whom out. Pure and total: any text in any state gives
 * a step, no text advances more than one stop, and everything is answered but an opt-out, which the carrier answers, and
 * what Twilio says that it has answered. The webhook, the back office's tester and the tests all run this function.
 */
export function hear(heard: Heard): Step {
  const step = decide(heard);
  const state = remember(step.state, step.messages, heard);
  return { ...step, state: isPlay(step.events) ? { ...state, active_at: heard.now } : state };
}

const isPlay = (events: readonly HuntEvent[]) => events.some(({ type }) => type !== 'opted_in' && type !== 'opted_out');

function decide(heard: Heard): Step {
  const { state, tour, opt_out_type = null } = heard;
  const said = understand(heard.text, opt_out_type);
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
  if (hasCrossed(playing, said)) return reply(heard, whereItStands(state));
  return state.phase === 'puzzle' ? onPuzzle(playing, said) : onReward(playing, said);
}

/** The reply for a hunt that expired, was refunded or was ended; null while it can be played. */
function endOf({ state, ran_out, expires_at, now }: Heard): HuntMessage | null {
  if (state.phase === 'stopped') return { kind: ran_out ? 'expired' : 'stopped' };
  return state.phase === 'ready' && expires_at !== null && expires_at <= now ? { kind: 'expired' } : null;
}

/** Whether a text repeats what another phone has just moved the hunt on with; it must not count as a wrong answer to the next stop. */
function hasCrossed({ state, tour, sender, phones, now }: Playing, said: ReturnType<typeof understand>): boolean {
  const { moved } = state;
  if (!moved || moved.by === phones.indexOf(sender)) return false;
  // One that was said before the hunt moved on (deliveries reorder) cannot be meant for what came after.
  if (now.getTime() - moved.at.getTime() >= CROSSING) return false;
  if (said.type === 'command') return moved.said === 'go_on' && goingOn.includes(said.command);
  if (said.type !== 'answer' || !accepts(tour.stops[moved.from - 1], said.answer)) return false;
  // Two stops may have the same answer: an answer that is right for this stop counts.
  return state.phase !== 'puzzle' || !accepts(tour.stops[state.stop_number - 1], said.answer);
}

function onPuzzle(heard: Playing, said: ReturnType<typeof understand>): Step {
  if (said.type === 'answer') return answer(heard, said.answer);
  if (said.type !== 'command') return reply(heard, { kind: 'unreadable' });
  if (said.command === 'HINT') return hint(heard);
  if (said.command === 'SKIP') return skip(heard);
  return reply(heard, { kind: 'finish_puzzle_first' });
}

function onReward(heard: Playing, said: ReturnType<typeof understand>): Step {
  if (said.type === 'command' && said.command === 'CLAIMED') return moveOn(heard, claimed(heard), 'moving', 'claimed');
  if (said.type === 'command' && (said.command === 'CONTINUE' || said.command === 'SKIP'))
    return moveOn(heard, heard.state, 'moving', 'continued');
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
  if (!accepts(stop, given)) {
    const worse = { ...state, wrong_answers: state.wrong_answers + 1 };
    return reply({ ...heard, state: worse }, { kind: 'wrong', stop_number: stop.stop_number }, [{ type: 'wrong' }]);
  }
  const solved = closeStop(heard, 'solved');
  const events: HuntEvent[] = [{ type: 'solved', stop_number: stop.stop_number }];
  const isLast = stop.stop_number >= heard.tour.stops.length;
  if (isLast) return complete(solved, stop, events);
  if (stop.partner)
    return {
      state: { ...solved, phase: 'reward', moved: moveBy(heard, 'answer') },
      messages: [{ to: 'all', message: { kind: 'reward_with_pause', stop_number: stop.stop_number } }],
      events,
    };
  const moved = moveOn(heard, solved, 'correct');
  return { ...moved, events: [...events, ...moved.events] };
}

function complete(solved: HuntState, stop: HuntStop, events: HuntEvent[]): Step {
  const state: HuntState = { ...solved, phase: 'completed', stop_started_at: null };
  const results = state.results;
  const completion: HuntMessage = {
    kind: 'completion',
    score: state.score,
    solved: results.filter((result) => result.outcome === 'solved').length,
    seconds: results.reduce((sum, result) => sum + result.seconds, 0),
  };
  const offer: Outgoing[] = stop.partner
    ? [{ to: 'all', message: { kind: 'partner_offer', stop_number: stop.stop_number } }]
    : [];
  return {
    state,
    messages: [...offer, { to: 'all', message: completion }],
    events: [...events, { type: 'completed' }],
  };
}

function hint(heard: Playing): Step {
  const { state } = heard;
  // The hint of a stop is one sentence: asking again repeats it and costs nothing more.
  const hinted = { ...state, hints: 1 };
  return reply({ ...heard, state: hinted }, { kind: 'hint', stop_number: state.stop_number }, [{ type: 'hinted' }]);
}

function skip(heard: Playing): Step {
  const { state, tour } = heard;
  if (state.stop_number >= tour.stops.length) return reply(heard, { kind: 'no_more_skips' });
  const moved = moveOn(heard, closeStop(heard, 'skipped'), 'skipped');
  return { ...moved, events: [{ type: 'skipped', stop_number: state.stop_number }, ...moved.events] };
}

function moveOn(
  heard: Playing,
  state: HuntState,
  lead: 'correct' | 'moving' | 'skipped',
  event?: 'claimed' | 'continued',
): Step {
  const next = state.stop_number + 1;
  return {
    state: { ...atStop(state, next, heard.now), moved: moveBy(heard, lead === 'correct' ? 'answer' : 'go_on') },
    messages: [
      { to: 'all', message: { kind: 'location_with_clue', stop_number: next, lead, from: state.stop_number } },
    ],
    events: event ? [{ type: event }] : [],
  };
}

function resend(heard: Heard): Step {
  const last = heard.state.last[heard.sender];
  return reply(heard, last ?? (heard.state.phase === 'ready' ? { kind: 'welcome' } : helpOf(heard.state)));
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

function moveBy({ state, sender, phones, now }: Heard, said: 'answer' | 'go_on'): HuntState['moved'] {
  return { by: phones.indexOf(sender), at: now, from: state.stop_number, said };
}

function atStop(state: HuntState, stop_number: number, now: Date): HuntState {
  return { ...state, phase: 'puzzle', stop_number, stop_started_at: now, wrong_answers: 0, hints: 0 };
}

function closeStop(
  { state, now, tour, rules = tour?.scoring ?? scoring }: Heard,
  outcome: StopResult['outcome'],
): HuntState {
  const started = state.stop_started_at ?? now;
  // A text that was received before the stop's own (deliveries reorder) must not earn more than full speed.
  const seconds = Math.max(0, Math.round((now.getTime() - started.getTime()) / 1000));
  const tally = { seconds, wrong_answers: state.wrong_answers, hints: state.hints };
  const points = outcome === 'solved' ? pointsFor(tally, rules) : 0;
  const result: StopResult = { stop_number: state.stop_number, outcome, points, ...tally, finished_at: now };
  return { ...state, results: [...state.results, result], score: state.score + points };
}

function claimed({ state, now }: Heard): HuntState {
  const results = state.results.map((result) =>
    result.stop_number === state.stop_number ? { ...result, claimed_at: now } : result,
  );
  return { ...state, results };
}

function accepts(stop: HuntStop | undefined, given: string): boolean {
  return stop?.answers.some((accepted) => canonical(accepted) === given) ?? false;
}

function currentStop({ state, tour }: Playing): HuntStop {
  const stop = tour.stops[state.stop_number - 1];
  if (!stop) throw new Error(`Hunt of ${tour.tour_id} is at stop ${state.stop_number} of ${tour.stops.length}`);
  return stop;
}

/** Keeps the last message of each phone, so that RESEND can repeat it. */
export function remember(
  state: HuntState,
  messages: readonly Outgoing[],
  { sender, phones }: Pick<Heard, 'sender' | 'phones'>,
): HuntState {
  const last = { ...state.last };
  for (const { to, message } of messages) for (const phone of to === 'all' ? phones : [sender]) last[phone] = message;
  return { ...state, last };
}
