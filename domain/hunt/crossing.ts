import { judge, type Verdict } from '../answers/judge.ts';
import type { TextMeaning } from '../commands/commands.ts';
import { commandTable } from './command-table.ts';
import { meaningInHunt } from './meaning.ts';
import type { HuntMessage } from './messages.ts';
import { isAtLastStop } from './stop.ts';
import type { PlayableText, TextToHunt } from './text-to-hunt.ts';

/**
 * How long (ms) after the hunt moved on a text may still refer to the stop before. A group types at
 * the same time, each phone reads the hunt's new message some seconds later, and an impatient
 * player sends a text twice.
 */
export const CROSSING_MS = 30_000;

/**
 * How long (ms) after a move the other phones may not have read the new message. In this time their
 * wrong guesses, and their commands that cost points, cannot be meant for the new stop.
 */
export const UNREAD_MS = 10_000;

/**
 * Tells how long a text is held back because it crossed with the move to the next stop. A held text
 * is no wrong answer to the new stop, does not skip it and costs no hint.
 * @returns the end of the hold; null for a text that counts now
 */
export function endOfHold(input: PlayableText, meaning: TextMeaning): Date | null {
  const { state, sender, phones, now } = input;
  const { moved } = state;
  const by = phones.indexOf(sender);
  // An admin sees where the hunt stands and means every step.
  if (!moved || by === -1) return null;
  const until = (held: number) => {
    const end = new Date(moved.at.getTime() + held);
    // A text that was sent before the move (deliveries reorder) cannot be meant for the new stop.
    return now < end ? end : null;
  };
  if (hasCrossed(input, meaning)) return until(CROSSING_MS);
  if (moved.by === by) return null;
  const isUnread =
    meaning.type === 'command'
      ? (commandTable[meaning.command].costsPoints ?? false)
      : meaning.type === 'answer' && verdictAtStop(input, meaning.answer) !== 'right';
  return isUnread ? until(UNREAD_MS) : null;
}

/** Whether a text repeats the answer or command that has just moved the hunt on. */
function hasCrossed(input: PlayableText, meaning: TextMeaning): boolean {
  const { state, tour, sender, phones, now } = input;
  const { moved } = state;
  if (!moved || now.getTime() - moved.at.getTime() >= CROSSING_MS) return false;
  if (meaning.type === 'command') {
    // A phone that skipped a reward may want to skip the next puzzle at once. The other phones did
    // not know that the reward had ended.
    const isSame =
      moved.by === phones.indexOf(sender)
        ? meaning.command === moved.said
        : (commandTable[meaning.command].goesOn ?? false);
    return moved.said !== 'answer' && isSame;
  }
  const before = tour.stops[moved.from - 1];
  if (meaning.type !== 'answer' || !before || judge(meaning.answer, before, tour) !== 'right') return false;
  // Two stops may have the same answer: an answer that is right for the current stop counts.
  return verdictAtStop(input, meaning.answer) !== 'right';
}

/**
 * The reply to a text that is held back. It says who moved the hunt on, and how long SKIP is held.
 */
export function crossedMessage(
  { state, tour, sender, phones, now }: PlayableText,
  meaning: TextMeaning,
  until: Date,
): HuntMessage {
  const { by, from, said: mover } = state.moved ?? { by: -1, from: state.stop_number, said: 'go_on' };
  const skipped = state.results.some(({ stop_number, outcome }) => stop_number === from && outcome === 'skipped');
  const phone = phones[by];
  const isSkip = meaning.type === 'command' && meaning.command === 'SKIP';
  const maySkip = state.phase === 'reward' || !isAtLastStop({ state, tour });
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return {
    kind: 'crossed',
    from,
    stop_number: state.stop_number,
    place: state.phase === 'reward' ? 'reward' : 'puzzle',
    how: mover === 'answer' ? 'solved' : from === 0 ? 'started' : skipped ? 'skipped' : 'left',
    by: phone === sender ? 'you' : (phone?.slice(-3) ?? 'us'),
    ...(isSkip && maySkip && { wait: Math.min(seconds, CROSSING_MS / 1000) }),
  };
}

/**
 * Whether a text is a right answer for this hunt: at its current stop, or at the stop that it has
 * just left.
 */
export function isRightInHunt(input: TextToHunt): boolean {
  const { tour } = input;
  const meaning = meaningInHunt(input);
  if (!tour || meaning.type !== 'answer') return false;
  return verdictAtStop(input, meaning.answer) === 'right' || hasCrossed({ ...input, tour }, meaning);
}

/**
 * Judges an answer against the current puzzle. Any answer is wrong while the hunt waits for none.
 */
export function verdictAtStop({ state, tour }: TextToHunt, answer: string): Verdict {
  const stop = state.phase === 'puzzle' ? tour?.stops[state.stop_number - 1] : undefined;
  return tour && stop ? judge(answer, stop, tour) : 'wrong';
}
