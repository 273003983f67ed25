import type { GameCommand, Said } from './commands.ts';
import { type Heard, meaningOf, type Playing } from './heard.ts';
import { judge, type Verdict } from './judge.ts';

/**
 * For how long (ms) after the hunt has moved on a text may still be meant for where it stood before: a group types together, each
 * reads what moved it some seconds later, and somebody impatient sends the same once more.
 */
export const CROSSING = 30_000;

/** Three words that all ask to go on to the next stop. */
const goingOn: readonly GameCommand[] = ['SKIP', 'CONTINUE', 'CLAIMED'];

/** Whether a text repeats what has just moved the hunt on; it must not count as a wrong answer to the next stop, or skip that too. */
export function hasCrossed(heard: Playing, said: Said): boolean {
  const { state, tour, sender, phones, now } = heard;
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
  return verdictHere(heard, said.answer) !== 'right';
}

/** Whether a text is an answer to this hunt: right where it stands, or where it stood until just now. */
export function isRightHere(heard: Heard): boolean {
  const { tour } = heard;
  const said = meaningOf(heard);
  if (!tour || said.type !== 'answer') return false;
  return verdictHere(heard, said.answer) === 'right' || hasCrossed({ ...heard, tour }, said);
}

/** What an answer is to the puzzle that the hunt waits for; wrong where it waits for none. */
export function verdictHere({ state, tour }: Heard, answer: string): Verdict {
  const stop = state.phase === 'puzzle' ? tour?.stops[state.stop_number - 1] : undefined;
  return tour && stop ? judge(answer, stop, tour) : 'wrong';
}
