import { judge, type Verdict } from '../answers/judge.ts';
import type { GameCommand, TextMeaning } from '../commands/commands.ts';
import type { HuntMessage } from './messages.ts';
import { isLast } from './stop.ts';
import { meaningOf, type PlayableText, type TextToHunt } from './text-to-hunt.ts';

/**
 * For how long (ms) after the hunt has moved on a text may still be meant for where it stood before: a group types together, each
 * reads what moved it some seconds later, and somebody impatient sends the same once more.
 */
export const CROSSING = 30_000;

/**
 * For how long (ms) after one phone has moved the hunt on another one can hardly have read of it: so long neither a guess nor a
 * command that costs something is meant for what came after.
 */
export const UNREAD = 10_000;

/** Three words that all ask to go on to the next stop. */
const goingOn: readonly GameCommand[] = ['SKIP', 'CONTINUE', 'CLAIMED'];

/** What costs something at a puzzle or a reward that its sender has not read. */
const costly: readonly GameCommand[] = ['SKIP', 'HINT', 'FINISH'];

/**
 * Until when a text that crosses with what moved the hunt on is held back; null for one that counts. It must neither be a wrong answer
 * to the next stop, nor skip that too, nor cost it a hint.
 */
export function heldUntil(heard: PlayableText, said: TextMeaning): Date | null {
  const { state, sender, phones, now } = heard;
  const { moved } = state;
  const by = phones.indexOf(sender);
  // An admin sees where the hunt stands, and means every step.
  if (!moved || by === -1) return null;
  const until = (held: number) => {
    const end = new Date(moved.at.getTime() + held);
    // One that was said before the hunt moved on (deliveries reorder) cannot be meant for what came after.
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

/** Whether a text repeats what has just moved the hunt on. */
function hasCrossed(heard: PlayableText, said: TextMeaning): boolean {
  const { state, tour, sender, phones, now } = heard;
  const { moved } = state;
  if (!moved || now.getTime() - moved.at.getTime() >= CROSSING) return false;
  if (said.type === 'command') {
    // Who skipped a reward may well skip the next puzzle at once; the others cannot have known of the reward's end.
    const isSame = moved.by === phones.indexOf(sender) ? said.command === moved.said : goingOn.includes(said.command);
    return moved.said !== 'answer' && isSame;
  }
  const before = tour.stops[moved.from - 1];
  if (said.type !== 'answer' || !before || judge(said.answer, before, tour) !== 'right') return false;
  // Two stops may have the same answer: an answer that is right for this stop counts.
  return verdictHere(heard, said.answer) !== 'right';
}

/** What is said to a text that is held back: who has moved the hunt on, and for how long a SKIP is held. */
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

/** Whether a text is an answer to this hunt: right where it stands, or where it stood until just now. */
export function isRightHere(heard: TextToHunt): boolean {
  const { tour } = heard;
  const said = meaningOf(heard);
  if (!tour || said.type !== 'answer') return false;
  return verdictHere(heard, said.answer) === 'right' || hasCrossed({ ...heard, tour }, said);
}

/** What an answer is to the puzzle that the hunt waits for; wrong where it waits for none. */
export function verdictHere({ state, tour }: TextToHunt, answer: string): Verdict {
  const stop = state.phase === 'puzzle' ? tour?.stops[state.stop_number - 1] : undefined;
  return tour && stop ? judge(answer, stop, tour) : 'wrong';
}
