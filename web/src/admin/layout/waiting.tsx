import { pleasOf, useHuntsInNeed, useTotals } from '../../data/index.ts';
import { WaitingCount } from '../../ui/waiting-count.tsx';
import { waitingTexts as texts } from '../texts.ts';
import { useRowsInNeed } from './call-me.tsx';

const useCounts = () => {
  const live = useTotals();
  return live.status === 'ready' ? live.data : null;
};

/** How many phones and teams' pages wait for an admin's answer, beside the section's name on every screen. */
export function ConversationCount() {
  const count = useCounts()?.awaiting_conversations ?? 0;
  return <WaitingCount count={count} words={texts.conversations(count)} />;
}

/**
 * '(2) ' before a page's title while two hunts need an admin, or two people wait for an answer whose
 * hunt is not among these.
 */
export function useTitleCount(): string {
  const needing = useRowsInNeed();
  const hunts = useHuntsInNeed();
  const pleas = hunts.status === 'ready' ? pleasOf(hunts.data).size : 0;
  const count = needing.length + Math.max(0, (useCounts()?.awaiting_conversations ?? 0) - pleas);
  return count > 0 ? `(${count}) ` : '';
}

/** Opens the list of these conversations while some wait. */
export const useAwaitingList = () => ((useCounts()?.awaiting_conversations ?? 0) > 0 ? '?filter=awaiting' : '');

/** How many contact messages wait for an answer, beside the section's name on every screen. */
export function ContactMessageCount() {
  const count = useCounts()?.open_letters ?? 0;
  return <WaitingCount count={count} words={texts.letters(count)} />;
}

/**
 * How many photos wait for a verdict and how many rounds for a winner, beside the section's name.
 */
export function ContestCount() {
  const counts = useCounts();
  const photos = counts?.pending_photos ?? 0;
  const rounds = counts?.rounds_waiting ?? 0;
  const words = [photos > 0 && texts.photos(photos), rounds > 0 && texts.rounds(rounds)].filter(Boolean).join(', ');
  return <WaitingCount count={photos + rounds} words={words} />;
}

/** Opens the list of the waiting photos while some wait. */
export const useContestList = () => ((useCounts()?.pending_photos ?? 0) > 0 ? '?filter=pending' : '');

/** How many reviews were held back, beside the section's name on every screen. */
export function ReviewCount() {
  const count = useCounts()?.held_reviews ?? 0;
  return <WaitingCount count={count} words={texts.reviews(count)} />;
}
