import { judge } from '../answers/index.ts';
import type { Artist } from '../artist/index.ts';
import { canonical } from '../commands/commands.ts';

type Puzzle = {
  readonly answer: string;
  readonly accepted_answers: readonly string[];
  readonly look_answers: readonly string[];
  readonly backup_answers: readonly string[];
};

/** Whether a name is an answer, nearly one, or has one in it. */
function givesAway(name: string, answer: string): boolean {
  const words = canonical(answer);
  if (words === '') return false;
  if (` ${canonical(name)} `.includes(` ${words} `)) return true;
  return judge(name, { answers: [answer] }, { stops: [] }) !== 'wrong';
}

/**
 * Why a stop cannot name this artist; null when it can. Everybody may read the artist of a wall, so
 * the name must not be an answer of its stop.
 */
export function artistFault(artist: Artist | null, puzzle: Puzzle): string | null {
  const name = artist?.name ?? '';
  const { answer, accepted_answers, look_answers, backup_answers } = puzzle;
  const given = [answer, ...accepted_answers, ...look_answers, ...backup_answers].find((one) => givesAway(name, one));
  return name === '' || given === undefined ? null : stopArtistTexts.givesAway(given);
}

/** Says how many played walls name no artist; null when all do. 'Artist unknown' is a name here. */
export function artistWarning(
  stops: readonly { readonly artist: Artist | null; readonly is_out: boolean }[],
): string | null {
  const without = stops.filter(({ artist, is_out }) => artist === null && !is_out).length;
  return without === 0 ? null : stopArtistTexts.warning(without);
}

export const stopArtistTexts = {
  givesAway: (answer: string) =>
    `Everybody can read the artist, so it would give away the answer '${answer}'. Name the artist in the fact instead, which players read after the answer.`,
  warning: (walls: number) => `${walls} ${walls === 1 ? 'wall names' : 'walls name'} no artist.`,
} as const;
