import { judge, type Verdict } from '../answers/judge.ts';
import type { TextMeaning } from '../commands/commands.ts';
import { commandTable } from './command-table.ts';
import { isAt, isLateAnswer, LATE_ANSWER_MS } from './late-answer.ts';
import { isForLookLeft, isRightLook } from './look.ts';
import { meaningInHunt } from './meaning.ts';
import type { HuntMessage } from './messages.ts';
import { memberAt, placeOfSender } from './sender.ts';
import { isAtLastStop } from './stop.ts';
import { CROSSING_MS, type PlayableText, type TextToHunt } from './text-to-hunt.ts';

/**
 * How long (ms) after a move the other phones may not have read the new message. Until then their wrong
 * guesses, and commands that cost points, are not meant for the new stop.
 */
export const UNREAD_MS = 10_000;

/**
 * Until when a text is held back because it crossed with the move to the next stop. A held text is no wrong
 * answer, SKIP or HINT at the new stop. A text from the team's page names the stop that the page showed. If
 * the hunt has left that stop, the text is held however old it is. If not, a command counts at once, and only
 * an answer to the stop before is held.
 * @returns the end of the hold; `now` if the text may be sent again at once; null for a text that counts now
 */
export function endOfHold(input: PlayableText, meaning: TextMeaning): Date | null {
  const { state, now, seen } = input;
  const { moved } = state;
  const by = placeOfSender(input);
  // An admin sees where the hunt stands and means every step.
  if (!moved || by === -1) return null;
  const until = (held: number) => {
    const end = new Date(moved.at.getTime() + held);
    // A text that was sent before the move (deliveries reorder) cannot be meant for the new stop.
    return now < end ? end : null;
  };
  if (meaning.type === 'look') {
    if (seen && seen.stop_number !== state.stop_number) return now;
    return isForLookLeft(input, meaning.answer) ? until(CROSSING_MS) : null;
  }
  if (seen && !isAt(state, seen)) return isMeantForStop(meaning) ? now : null;
  const isMeantHere = seen !== undefined && meaning.type === 'command';
  if (!isMeantHere && hasCrossed(input, meaning))
    return until(meaning.type === 'answer' ? LATE_ANSWER_MS : CROSSING_MS);
  if (seen || moved.by === by) return null;
  return isForReader(input, meaning) ? until(UNREAD_MS) : null;
}

/** Whether a text makes sense only from somebody who has read the current message. */
const isForReader = (input: PlayableText, meaning: TextMeaning): boolean =>
  meaning.type === 'command'
    ? (commandTable[meaning.command].costsPoints ?? false)
    : meaning.type === 'answer' && verdictAtStop(input, meaning.answer) !== 'right';

/**
 * Whether a text was meant for the stop that its sender saw, and would change another stop. Even a right
 * answer is not tried at another stop: a player could claim to see an old stop, and guess for free.
 */
function isMeantForStop(meaning: TextMeaning): boolean {
  if (meaning.type !== 'command') return meaning.type === 'answer';
  const { costsPoints = false, goesOn = false } = commandTable[meaning.command];
  return costsPoints || goesOn;
}

/** Whether a text repeats the answer or command that has just moved the hunt on. */
function hasCrossed(input: PlayableText, meaning: TextMeaning): boolean {
  const { state, now } = input;
  const { moved } = state;
  // Two stops may have the same answer: an answer that is right for the current stop counts.
  if (meaning.type === 'answer')
    return isLateAnswer(input, meaning.answer) && verdictAtStop(input, meaning.answer) !== 'right';
  if (meaning.type !== 'command' || !moved || now.getTime() - moved.at.getTime() >= CROSSING_MS) return false;
  // The phone that skipped a reward may skip the next puzzle at once.
  const isSame =
    moved.by === placeOfSender(input)
      ? meaning.command === moved.said
      : (commandTable[meaning.command].goesOn ?? false);
  return moved.said !== 'answer' && isSame;
}

/** The reply to a text that is held back. It says who moved the hunt on, and how long SKIP is held. */
export function crossedMessage(input: PlayableText, meaning: TextMeaning, until: Date): HuntMessage {
  const { state, tour, sender, phones, now } = input;
  const { by, from, at, said: mover } = state.moved ?? { by: -1, from: state.stop_number, at: now, said: 'go_on' };
  const skipped = state.results.some(({ stop_number, outcome }) => stop_number === from && outcome === 'skipped');
  const member = memberAt(input, by);
  const isPhone = member !== undefined && phones.includes(member);
  const isSkip = meaning.type === 'command' && meaning.command === 'SKIP';
  const maySkip = state.phase === 'reward' || !isAtLastStop({ state, tour });
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return {
    kind: 'crossed',
    from,
    stop_number: state.stop_number,
    place: state.phase === 'reward' ? 'reward' : 'puzzle',
    how: mover === 'answer' ? 'solved' : from === 0 ? 'started' : skipped ? 'skipped' : 'left',
    by: member === undefined ? 'us' : member === sender ? 'you' : isPhone ? member.slice(-3) : 'page',
    ...(member !== undefined && member !== sender && !isPhone && { name: member }),
    ...(now.getTime() - at.getTime() >= CROSSING_MS && { long_ago: true }),
    ...(isSkip && maySkip && seconds > 0 && { wait: Math.min(seconds, CROSSING_MS / 1000) }),
  };
}

/** Whether a text answers the current stop, or the one that was left less than `within` ms ago. */
export function isRightInHunt(input: TextToHunt, within = LATE_ANSWER_MS): boolean {
  const { state, tour, now } = input;
  const meaning = meaningInHunt(input);
  if (meaning.type === 'look') return isRightLook(meaning.answer, input);
  if (!tour || meaning.type !== 'answer') return false;
  if (verdictAtStop(input, meaning.answer) === 'right') return true;
  const isRecent = state.moved !== undefined && now.getTime() - state.moved.at.getTime() < within;
  return isRecent && hasCrossed({ ...input, tour }, meaning);
}

/** Judges an answer against the current puzzle. Any answer is wrong while the hunt waits for none. */
export function verdictAtStop({ state, tour }: TextToHunt, answer: string): Verdict {
  const stop = state.phase === 'puzzle' ? tour?.stops[state.stop_number - 1] : undefined;
  return tour && stop ? judge(answer, stop, tour) : 'wrong';
}
