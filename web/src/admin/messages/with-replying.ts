import type { ContactMessage } from '@streetlore/domain/contact';
import type { WithId } from '@streetlore/domain/query';

type Rows = readonly WithId<ContactMessage>[];

/**
 * The rows of a list, the newest first, with those that are being answered: one that another admin
 * marks would leave the list together with the typed text.
 */
export function withReplying(rows: Rows, replying: Rows): Rows {
  const left = replying.filter(({ id }) => !rows.some((row) => row.id === id));
  return [...rows, ...left].toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
}
