import { playersOfBooking } from '../player/index.ts';
import { type DocumentChange, type FiguresKey, figuresOfBooking, figuresOfReward, figuresOfStop } from './changes.ts';

/**
 * The figures that move when a commit changes a booking and writes the stops that ended in its
 * hunt.
 */
export function figuresMoved(
  booking: DocumentChange,
  stops: readonly NonNullable<DocumentChange['after']>[] = [],
): FiguresKey[] {
  const ended = stops.flatMap((stop) => {
    const change = { before: undefined, after: stop };
    return [...figuresOfStop(change), ...figuresOfReward(change)];
  });
  const players = playersOfBooking(booking).map((number) => `player.${number}` as const);
  return [...new Set([...figuresOfBooking(booking), ...players, ...ended])];
}
