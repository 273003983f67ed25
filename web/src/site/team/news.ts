import type { WithId } from '@streetlore/domain/query';
import type { TeamLine } from '@streetlore/domain/team';

/**
 * How many lines have come since the line `last` that others caused: none where the reader's own message is
 * among them, because all of them then answer it.
 * @param lines the newest first
 * @param last the id of the newest line that was there before
 * @param player null for somebody who watches
 */
export function newsSince(lines: readonly WithId<TeamLine>[], last: string | null, player: string | null): number {
  const place = lines.findIndex(({ id }) => id === last);
  const fresh = place < 0 ? lines : lines.slice(0, place);
  return player !== null && fresh.some(({ from }) => from === player) ? 0 : fresh.length;
}
