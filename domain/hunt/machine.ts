import { judge } from '../answers/judge.ts';
import { isAnswered, type TextMeaning } from '../commands/commands.ts';
import { crossedMessage, heldUntil } from './crossing.ts';
import { completionOf, toldAgain, whereItStands } from './current-message.ts';
import type { HuntMessage } from './messages.ts';
import { isShut } from './plain-words.ts';
import { type HuntState, type Mover, percentDone, stoppedHunt } from './state.ts';
import { atStop, claimed, closeStop, currentStop, foundShut, isLast, lostBy } from './stop.ts';
import {
  type HuntEvent,
  type HuntStep,
  meaningOf,
  type Outgoing,
  type PlayableText,
  type TextToHunt,
} from './text-to-hunt.ts';
import type { HuntTour } from './tour.ts';
import { afterWrong, MAX_TRIES, markOf } from './tries.ts';

/** How many close answers to a stop cost nothing. */
export const MAX_CLOSE = 2;

/** The reply mentions HINT from this many wrong answers to a stop on. */
const TIME_FOR_HINT = 2;

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
export function hear(heard: TextToHunt): HuntStep {
  const step = decide(isOther(heard) ? { ...heard, state: { ...heard.state, tries: 0 } } : heard);
  return isPlay(step.events) ? { ...step, state: { ...step.state, active_at: heard.now } } : step;
}

/**
 * Whether a text has changed the hunt. A question, or a command that cannot be done, is no play.
 */
export const isPlay = (events: readonly HuntEvent[]) =>
  events.some(({ type }) => type !== 'opted_in' && type !== 'opted_out' && type !== 'pleaded');

/** Whether a team sends a command after one wrong answer or more. */
const isOther = (heard: TextToHunt) => (heard.state.tries ?? 0) > 0 && meaningOf(heard).type === 'command';

function decide(heard: TextToHunt): HuntStep {
  const { state, tour, opt_out_type = null } = heard;
  const said = meaningOf(heard);
  if (said.type === 'opt_out') return { state, messages: [], events: [{ type: 'opted_out' }] };
  if (said.type === 'noise') return { state, messages: [], events: [] };
  if (said.type === 'plea') return reply(heard, passedOn(heard), [{ type: 'pleaded' }]);
  const over = endOf(heard);
  if (said.type === 'command' && said.command === 'HELP') return onHelp(heard, over ?? helpOf(heard));
  if (isAnswered(said, opt_out_type))
    return { state, messages: [], events: said.type === 'opt_in' ? [{ type: 'opted_in' }] : [] };
  if (said.type === 'opt_in') return reply(heard, { kind: 'opted_in' }, [{ type: 'opted_in' }]);
  if (said.type === 'empty') return reply(heard, { kind: 'unreadable' });
  if (heard.is_switch || (said.type === 'command' && said.command === 'RESEND'))
    return over ? reply(heard, over) : resend(heard);
  if (said.type === 'command' && said.command === 'SWITCH') return reply(heard, over ?? { kind: 'only_hunt' });
  // START ends a hunt whose time is over, and every phone gets the message. Any other text to such
  // a hunt gets a reply for its sender alone.
  const isStart = said.type === 'command' && said.command === 'START';
  if (over && (state.phase === 'stopped' || !isStart)) return reply(heard, over);
  if (!tour) return reply(heard, { kind: 'unavailable' });
  const playing: PlayableText = { ...heard, tour };
  if (said.type === 'command' && said.command === 'STATUS') return reply(heard, statusOf(playing));
  if (state.phase === 'completed') return reply(heard, { kind: 'all_done' });
  if (state.paused) return reply(heard, { kind: 'paused' });
  if (isStart) return start(heard);
  if (state.phase === 'ready') return reply(heard, { kind: 'not_started' });
  const held = heldUntil(playing, said);
  if (held) return reply(heard, crossedMessage(playing, said, held));
  return state.phase === 'puzzle' ? onPuzzle(playing, said) : onReward(playing, said);
}

/** The reply for a hunt that expired, was refunded or was ended; null while it can be played. */
function endOf({ state, ran_out, expires_at, now }: TextToHunt): HuntMessage | null {
  if (state.phase === 'stopped') return { kind: ran_out ? 'expired' : 'stopped' };
  return state.phase === 'ready' && expires_at !== null && expires_at <= now ? { kind: 'expired' } : null;
}

function onPuzzle(heard: PlayableText, said: TextMeaning): HuntStep {
  if (said.type === 'answer') return answer(heard, said.answer);
  if (said.type !== 'command') return reply(heard, { kind: 'unreadable' });
  if (said.command === 'HINT') return hint(heard);
  if (said.command === 'SKIP') return skip(heard);
  if (said.command === 'FINISH' && isLast(heard)) return finish(heard);
  return reply(heard, { kind: 'finish_puzzle_first' });
}

function onReward(heard: PlayableText, said: TextMeaning): HuntStep {
  if (said.type === 'command' && said.command === 'CLAIMED') return moveOn(heard, claimed(heard), 'moving', 'CLAIMED');
  if (said.type === 'command' && (said.command === 'CONTINUE' || said.command === 'SKIP'))
    return moveOn(heard, isShut(heard.text) ? foundShut(heard) : heard.state, 'moving', said.command);
  return reply(heard, { kind: 'reward_waiting' });
}

function start(heard: TextToHunt): HuntStep {
  const { state, now, expires_at } = heard;
  // A phone that opts back in with START may have missed messages: the reply says where the hunt
  // stands.
  if (state.phase !== 'ready')
    return reply(heard, heard.was_silent ? whereItStands(state, now) : { kind: 'already_started' });
  if (expires_at && expires_at <= now) {
    const messages: Outgoing[] = [{ to: 'all', message: { kind: 'expired' } }];
    return { state: stoppedHunt(state, now), messages, events: [{ type: 'expired' }] };
  }
  return {
    // A text that crosses with START is meant for no puzzle. Earlier releases know no other word
    // than 'go_on' for START.
    state: {
      ...atStop(state, 1, now),
      moved: { by: heard.phones.indexOf(heard.sender), at: now, from: 0, said: 'go_on' },
    },
    messages: [{ to: 'all', message: { kind: 'location_with_clue', stop_number: 1, lead: 'none', from: 0 } }],
    events: [{ type: 'started' }],
  };
}

function answer(heard: PlayableText, given: string): HuntStep {
  const { state } = heard;
  const stop = currentStop(heard);
  const verdict = judge(given, stop, heard.tour);
  const { close_answers = 0 } = state;
  const isNear = verdict !== 'right' && verdict !== 'wrong';
  if (isNear && close_answers < MAX_CLOSE) {
    const nearer = { ...state, close_answers: close_answers + 1 };
    return reply({ ...heard, state: nearer }, { kind: 'close', amiss: verdict }, [{ type: 'close' }]);
  }
  if (verdict !== 'right') {
    const { state: worse, isNew, tries } = afterWrong(state, markOf(given, stop));
    const events: HuntEvent[] = isNew ? [{ type: 'wrong', answer: given }] : [];
    const { stop_number } = stop;
    if (tries > MAX_TRIES + 1) return { state: worse, messages: [], events };
    if (tries > MAX_TRIES) return reply({ ...heard, state: worse }, { kind: 'enough', stop_number }, events);
    const hint = worse.wrong_answers >= TIME_FOR_HINT && stop.hint !== null && state.hints === 0;
    const message: HuntMessage = { kind: 'wrong', stop_number, lost: lostBy(heard, worse), hint };
    return reply({ ...heard, state: worse }, message, events);
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

/** Ends a hunt at its unsolved last stop, with the points so far. */
function finish(heard: PlayableText): HuntStep {
  return complete(closeStop(heard, 'skipped'), [], [{ type: 'skipped', stop_number: heard.state.stop_number }]);
}

function complete(ended: HuntState, offer: readonly HuntMessage[], events: HuntEvent[]): HuntStep {
  const state: HuntState = { ...ended, phase: 'completed', stop_started_at: null };
  return {
    state,
    messages: [...offer, completionOf(state), { kind: 'ask_review' } as const].map((message) => ({
      to: 'all',
      message,
    })),
    events: [...events, { type: 'completed' }],
  };
}

/** The reward of the last stop, which waits for no reply; empty when the stop was not solved. */
function lastOffer({ stops }: HuntTour, { results }: HuntState): Extract<HuntMessage, { kind: 'partner_offer' }>[] {
  const last = stops.at(-1);
  const isSolved = results.some(
    ({ stop_number, outcome }) => stop_number === last?.stop_number && outcome === 'solved',
  );
  return last?.partner && isSolved ? [{ kind: 'partner_offer', stop_number: last.stop_number }] : [];
}

function hint(heard: PlayableText): HuntStep {
  const { state } = heard;
  const { stop_number } = state;
  // A stop without a hint costs nothing.
  if (!currentStop(heard).hint) return reply(heard, { kind: 'hint', stop_number });
  // A stop has one hint: asking again repeats it, costs nothing more and is no play.
  if (state.hints > 0) return reply(heard, { kind: 'hint', stop_number, lost: 0 });
  const hinted = { ...state, hints: 1 };
  const message: HuntMessage = { kind: 'hint', stop_number, lost: lostBy(heard, hinted) };
  return reply({ ...heard, state: hinted }, message, [{ type: 'hinted' }]);
}

function skip(heard: PlayableText): HuntStep {
  const { state } = heard;
  if (isLast(heard)) return reply(heard, { kind: 'no_more_skips' });
  const moved = moveOn(heard, closeStop(heard, 'skipped'), 'skipped', 'SKIP');
  return { ...moved, events: [{ type: 'skipped', stop_number: state.stop_number }, ...moved.events] };
}

function moveOn(heard: PlayableText, state: HuntState, lead: 'correct' | 'moving' | 'skipped', said: Mover): HuntStep {
  const next = state.stop_number + 1;
  return {
    state: { ...atStop(state, next, heard.now), moved: moveBy(heard, said) },
    messages: [
      { to: 'all', message: { kind: 'location_with_clue', stop_number: next, lead, from: state.stop_number } },
    ],
    events: lead === 'moving' ? [{ type: said === 'CLAIMED' ? 'claimed' : 'continued' }] : [],
  };
}

/** Repeats what the hunt needs now: its clue, its reward, or how it ended. */
function resend(heard: TextToHunt): HuntStep {
  const { state, tour, now } = heard;
  if (!tour && state.phase !== 'ready') return reply(heard, { kind: 'unavailable' });
  const offers = tour && state.phase === 'completed' ? lastOffer(tour, state) : [];
  const offer = offers.map((one) => ({ ...one, ...toldAgain(state, one.stop_number, now) }));
  const messages = [...offer, whereItStands(state, now)].map((message): Outgoing => ({ to: 'sender', message }));
  return { state, messages, events: [] };
}

/**
 * Replies to HELP. Twilio answers HELP itself, always with how to play. Our reply adds only what
 * Twilio cannot know: that the hunt is over or done, or where SWITCH leads.
 */
function onHelp(heard: TextToHunt, help: HuntMessage): HuntStep {
  const isSaid = heard.opt_out_type === 'HELP' && help.kind === 'help';
  return isSaid ? { state: heard.state, messages: [], events: [] } : reply(heard, help);
}

function helpOf({ state, other }: TextToHunt): HuntMessage {
  if (state.phase === 'completed') return { kind: 'help_after' };
  return other ? { kind: 'help_switch', other } : { kind: 'help' };
}

/** A plea for an admin costs nothing, wherever the hunt stands. */
function passedOn({ state, tour }: TextToHunt): HuntMessage {
  const isPuzzle = tour !== null && state.phase === 'puzzle' && !state.paused;
  return { kind: 'passed_on', puzzle: isPuzzle ? state.stop_number : null };
}

function reply(heard: TextToHunt, message: HuntMessage, events: HuntEvent[] = []): HuntStep {
  return { state: heard.state, messages: [{ to: 'sender', message }], events };
}

function statusOf({ state, tour }: PlayableText): HuntMessage {
  const percent = percentDone(state, tour.stops.length);
  const waits = state.phase === 'ready' ? 'start' : state.paused && state.phase !== 'completed' ? 'pause' : null;
  return { kind: 'status', stop_number: state.stop_number, percent, score: state.score, ...(waits && { waits }) };
}

function moveBy({ state, sender, phones, now }: TextToHunt, said: Mover): HuntState['moved'] {
  return { by: phones.indexOf(sender), at: now, from: state.stop_number, said };
}
