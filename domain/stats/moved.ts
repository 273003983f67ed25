import { playersOfBooking } from '../player/index.ts';
import { type DocumentChange, type FiguresKey, figuresOfBooking, figuresOfReward, figuresOfStop } from './changes.ts';

/** The figures that a commit moves which changes a booking and, where its hunt went on, writes how stops of it ended. */
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
