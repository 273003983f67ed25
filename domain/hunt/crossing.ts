import { judge, type Verdict } from '../answers/judge.ts';
import type { GameCommand, TextMeaning } from '../commands/commands.ts';
import type { HuntMessage } from './messages.ts';
import { isLast } from './stop.ts';
import { meaningOf, type PlayableText, type TextToHunt } from './text-to-hunt.ts';

/**
 * How long (ms) after the hunt moved on a text may still refer to the stop before. A group types at
 * the same time, each phone reads the hunt's new message some seconds later, and an impatient
 * player sends a text twice.
 */
export const CROSSING = 30_000;

/**
 * How long (ms) after a move the other phones may not have read the new message. In this time their
 * wrong guesses, and their commands that cost points, cannot be meant for the new stop.
 */
export const UNREAD = 10_000;

/** The commands that all ask to go on to the next stop. */
const goingOn: readonly GameCommand[] = ['SKIP', 'CONTINUE', 'CLAIMED'];

/**
 * The commands that cost points at a puzzle or a reward. Only a sender who has read that puzzle or
 * reward can mean them.
 */
const costly: readonly GameCommand[] = ['SKIP', 'HINT', 'FINISH'];

/**
 * Tells how long a text is held back because it crossed with the move to the next stop. A held text
 * is no wrong answer to the new stop, does not skip it and costs no hint.
 * @returns the end of the hold; null for a text that counts now
 */
export function heldUntil(heard: PlayableText, said: TextMeaning): Date | null {
  const { state, sender, phones, now } = heard;
  const { moved } = state;
  const by = phones.indexOf(sender);
  // An admin sees where the hunt stands and means every step.
  if (!moved || by === -1) return null;
  const until = (held: number) => {
    const end = new Date(moved.at.getTime() + held);
    // A text that was sent before the move (deliveries reorder) cannot be meant for the new stop.
    return now < end ? end : null;
  };
  if (hasCrossed(heard, said)) return until(CROSSING);
  if (moved.by === by) return null;
  const isUnread =
    said.type === 'command'
      ? costly.includes(said.command)
      : said.type === 'answer' && verdictHere(heard, said.answer) !== 'right';
  return isUnread ? until(UNREAD) : null;
}

/** Whether a text repeats the answer or command that has just moved the hunt on. */
function hasCrossed(heard: PlayableText, said: TextMeaning): boolean {
  const { state, tour, sender, phones, now } = heard;
  const { moved } = state;
  if (!moved || now.getTime() - moved.at.getTime() >= CROSSING) return false;
  if (said.type === 'command') {
    // A phone that skipped a reward may want to skip the next puzzle at once. The other phones did
    // not know that the reward had ended.
    const isSame = moved.by === phones.indexOf(sender) ? said.command === moved.said : goingOn.includes(said.command);
    return moved.said !== 'answer' && isSame;
  }
  const before = tour.stops[moved.from - 1];
  if (said.type !== 'answer' || !before || judge(said.answer, before, tour) !== 'right') return false;
  // Two stops may have the same answer: an answer that is right for the current stop counts.
  return verdictHere(heard, said.answer) !== 'right';
}

/**
 * The reply to a text that is held back. It says who moved the hunt on, and how long SKIP is held.
 */
export function crossedMessage(
  { state, tour, sender, phones, now }: PlayableText,
  said: TextMeaning,
  until: Date,
): HuntMessage {
  const { by, from, said: mover } = state.moved ?? { by: -1, from: state.stop_number, said: 'go_on' };
  const skipped = state.results.some(({ stop_number, outcome }) => stop_number === from && outcome === 'skipped');
  const phone = phones[by];
  const isSkip = said.type === 'command' && said.command === 'SKIP';
  const maySkip = state.phase === 'reward' || !isLast({ state, tour });
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return {
    kind: 'crossed',
    from,
    stop_number: state.stop_number,
    place: state.phase === 'reward' ? 'reward' : 'puzzle',
    how: mover === 'answer' ? 'solved' : from === 0 ? 'started' : skipped ? 'skipped' : 'left',
    by: phone === sender ? 'you' : (phone?.slice(-3) ?? 'us'),
    ...(isSkip && maySkip && { wait: Math.min(seconds, CROSSING / 1000) }),
  };
}

/**
 * Whether a text is a right answer for this hunt: at its current stop, or at the stop that it has
 * just left.
 */
export function isRightHere(heard: TextToHunt): boolean {
  const { tour } = heard;
  const said = meaningOf(heard);
  if (!tour || said.type !== 'answer') return false;
  return verdictHere(heard, said.answer) === 'right' || hasCrossed({ ...heard, tour }, said);
}

/**
 * Judges an answer against the current puzzle. Any answer is wrong while the hunt waits for none.
 */
export function verdictHere({ state, tour }: TextToHunt, answer: string): Verdict {
  const stop = state.phase === 'puzzle' ? tour?.stops[state.stop_number - 1] : undefined;
  return tour && stop ? judge(answer, stop, tour) : 'wrong';
}
