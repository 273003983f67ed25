import { isAnswerAsWritten, type JudgedStop, judge, type Verdict } from '../answers/judge.ts';
import { canonical } from '../commands/commands.ts';
import { lookPoints } from './look-texts.ts';
import type { HuntMessage } from './messages.ts';
import type { HuntState, StopResult } from './state.ts';
import { currentStop } from './stop.ts';
import {
  CROSSING_MS,
  type HuntEvent,
  type HuntStep,
  type PlayableText,
  reply,
  type TextToHunt,
} from './text-to-hunt.ts';
import type { HuntStop } from './tour.ts';

/** How many wrong tries at a look get a reply each. One more reply says that further ones get none. */
export const MAX_ANSWERED_LOOKS = 5;

/** LOOK or BONUS as the first word of a text, and not 'looking' or 'look's'. */
const firstWord = /^[\s\p{P}\p{S}]*(?:look|bonus)(?!['’]?\p{L})[\s\p{P}\p{S}]*/iu;

/** The rest of a text that begins with LOOK or BONUS; null for any other text. */
export function afterLook(text: string): string | null {
  const first = firstWord.exec(text)?.[0];
  return first === undefined ? null : text.slice(first.length);
}

/** What looks need to know of a hunt and a text. */
type LookedAt = Pick<TextToHunt, 'state' | 'tour' | 'text' | 'now'>;

/** The stop whose look can be answered: the hunt's stop, from its puzzle to the end of its reward. */
function stopOfLook({ state, tour }: Pick<LookedAt, 'state' | 'tour'>): HuntStop | undefined {
  const isThere = state.phase === 'puzzle' || state.phase === 'reward';
  return isThere ? tour?.stops[state.stop_number - 1] : undefined;
}

/**
 * A stop's look in the form that the judge takes. Answers to puzzles do not bear on it. Null without a look.
 */
const judged = (stop: HuntStop | undefined): JudgedStop | null =>
  stop?.look ? { ...stop.look, location_name: stop.location_name } : null;

function verdictOn(answer: string, stop: HuntStop | undefined): Verdict {
  const look = judged(stop);
  return look ? judge(answer, look, { stops: [] }) : 'wrong';
}

export const isRightLook = (answer: string, hunt: Pick<LookedAt, 'state' | 'tour'>): boolean =>
  verdictOn(answer, stopOfLook(hunt)) === 'right';

/** Whether an answer is exactly as the look's author wrote it. */
export function isLookAsWritten(answer: string, hunt: Pick<LookedAt, 'state' | 'tour'>): boolean {
  const look = judged(stopOfLook(hunt));
  return look !== null && isAnswerAsWritten(answer, look);
}

/** Whether a text begins with LOOK at a stop that has one, so that it is for that look alone. */
export const isToLook = (hunt: LookedAt): boolean =>
  stopOfLook(hunt)?.look !== undefined && afterLook(hunt.text) !== null;

/**
 * The answer that a text gives to the look of this stop or of the one just left. It is what follows LOOK, or
 * the whole text if that is right there. Null for any other text.
 */
export function saidToLook(hunt: LookedAt): { type: 'look'; answer: string } | null {
  const here = stopOfLook(hunt);
  const isMeant = here && [here, stopLeft(hunt)].some((stop) => stop && isForLook(hunt.text, stop));
  return isMeant ? { type: 'look', answer: canonical(afterLook(hunt.text) ?? hunt.text) } : null;
}

/** The stop that the hunt has left so lately that a text may still be meant for it. */
function stopLeft({ state, tour, now }: LookedAt): HuntStop | undefined {
  const { moved } = state;
  return moved && now.getTime() - moved.at.getTime() < CROSSING_MS ? tour?.stops[moved.from - 1] : undefined;
}

const isForLook = (text: string, stop: HuntStop): boolean =>
  stop.look !== undefined && (afterLook(text) !== null || verdictOn(text, stop) === 'right');

/**
 * Whether an answer to a look was meant for the stop just left: it is right there, or this stop has no look.
 */
export function isForLookLeft(hunt: LookedAt, answer: string): boolean {
  const [here, left] = [stopOfLook(hunt), stopLeft(hunt)];
  if (!left?.look || left === here || isRightLook(answer, hunt)) return false;
  return !here?.look || verdictOn(answer, left) === 'right';
}

type Says = Extract<HuntMessage, { kind: 'look' }>['says'];

const say = (input: PlayableText, says: Says, events: HuntEvent[] = []): HuntStep =>
  reply(input, { kind: 'look', stop_number: input.state.stop_number, says }, events);

export function askLook(input: PlayableText): HuntStep {
  if (!currentStop(input).look) return say(input, 'none');
  return say(input, hasLooked(input.state) ? 'known' : 'question');
}

/** Judges an answer to the look. It moves nothing and costs nothing, and a right one earns its points once. */
export function takeLook(input: PlayableText, answer: string): HuntStep {
  const { state } = input;
  const stop = currentStop(input);
  if (!stop.look) return say(input, 'none');
  if (hasLooked(state)) return say(input, 'known');
  const verdict = verdictOn(answer, stop);
  if (verdict === 'right')
    return say({ ...input, state: withLook(state, lookPoints(input.tour)) }, 'right', [{ type: 'looked' }]);
  const tries = (state.look_tries ?? 0) + 1;
  const after = { ...input, state: { ...state, look_tries: tries } };
  const events: HuntEvent[] = [{ type: 'looked_wrong' }];
  if (tries > MAX_ANSWERED_LOOKS + 1) return { state: after.state, messages: [], events };
  if (tries > MAX_ANSWERED_LOOKS) return say(after, 'enough', events);
  return verdict === 'wrong' ? say(after, 'wrong', events) : reply(after, { kind: 'close', amiss: verdict }, events);
}

const hasLooked = ({ look_points }: HuntState): boolean => look_points !== undefined;

/** Notes that the team has found the look of its stop, also in the result of a stop that has ended. */
function withLook(state: HuntState, points: number): HuntState {
  const add = (result: StopResult) =>
    result.stop_number === state.stop_number ? { ...result, look_points: points } : result;
  return { ...state, look_points: points, score: state.score + points, results: state.results.map(add) };
}

/** The words to judge at a puzzle whose stop has no look: those after LOOK, or the whole text. */
export const withoutLook = (text: string): string => {
  const rest = afterLook(text);
  return rest !== null && canonical(rest) !== '' ? rest : text;
};
