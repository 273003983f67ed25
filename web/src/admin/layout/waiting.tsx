import { pleasOf, useHuntsInNeed, useTotals, useWaitingCases } from '../../data/index.ts';
import { WaitingCount } from '../../ui/waiting-count.tsx';
import { waitingTexts as texts } from '../texts.ts';
import { useRowsInNeed } from './call-me.tsx';

const useCounts = () => {
  const live = useTotals();
  return live.status === 'ready' ? live.data : null;
};

/** Phones and teams' pages that wait for an admin's answer. */
export function ConversationCount() {
  const count = useCounts()?.awaiting_conversations ?? 0;
  return <WaitingCount count={count} words={texts.conversations(count)} />;
}

/** The count before a page's title, such as '(2) ': hunts that need an admin, and other people who wait. */
export function useTitlePrefix(): string {
  const needing = useRowsInNeed();
  const hunts = useHuntsInNeed();
  const pleas = hunts.status === 'ready' ? pleasOf(hunts.data).size : 0;
  const count = needing.length + Math.max(0, (useCounts()?.awaiting_conversations ?? 0) - pleas);
  return count > 0 ? `(${count}) ` : '';
}

/** The query that opens the list of waiting conversations. */
export const useAwaitingList = () => ((useCounts()?.awaiting_conversations ?? 0) > 0 ? '?filter=awaiting' : '');

/** Contact messages that wait for an answer. */
export function ContactMessageCount() {
  const count = useCounts()?.open_letters ?? 0;
  return <WaitingCount count={count} words={texts.letters(count)} />;
}

/** Photos that wait for a verdict, and rounds for a winner. */
export function ContestCount() {
  const counts = useCounts();
  const photos = counts?.pending_photos ?? 0;
  const rounds = counts?.rounds_waiting ?? 0;
  const words = [photos > 0 && texts.photos(photos), rounds > 0 && texts.rounds(rounds)].filter(Boolean).join(', ');
  return <WaitingCount count={photos + rounds} words={words} />;
}

export const useContestList = () => ((useCounts()?.pending_photos ?? 0) > 0 ? '?filter=pending' : '');

/** Reviews that were held back. */
export function ReviewCount() {
  const count = useCounts()?.held_reviews ?? 0;
  return <WaitingCount count={count} words={texts.reviews(count)} />;
}

/** Reported things that wait for a decision, as many as are read at first. */
export function ReportCount() {
  const live = useWaitingCases();
  const count = live.status === 'ready' ? live.data.length : 0;
  return <WaitingCount count={count} words={texts.reports(count)} />;
}
