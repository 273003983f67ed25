import { judge } from '../answers/judge.ts';
import type { HuntState } from './state.ts';
import type { TextToHunt } from './text-to-hunt.ts';
import type { HuntTour } from './tour.ts';

/** How long (ms) after the hunt has left a stop its answer may still be under way. Texts from abroad come late. */
export const LATE_ANSWER_MS = 5 * 60_000;

/**
 * Whether a text answers the stop that the hunt left last, and may be meant for it: not long ago,
 * or its sender's page still showed that stop.
 */
export function isLateAnswer({ state, tour, now, seen }: TextToHunt & { tour: HuntTour }, answer: string): boolean {
  const { moved } = state;
  const before = moved && tour.stops[moved.from - 1];
  if (!before) return false;
  const isLong = now.getTime() - moved.at.getTime() >= LATE_ANSWER_MS;
  return (!isLong || (seen !== undefined && !isAt(state, seen))) && judge(answer, before, tour) === 'right';
}

/** Whether the hunt stands where a page showed it. */
export const isAt = (state: HuntState, seen: NonNullable<TextToHunt['seen']>): boolean =>
  state.stop_number === seen.stop_number && state.phase === seen.phase;
