import type { ContactMessage } from '@streetlore/domain/contact';
import type { WithId } from '@streetlore/domain/query';

type Rows = readonly WithId<ContactMessage>[];

/**
 * The rows of a list and those that are being answered, the newest first. A row that another admin marks
 * leaves the list, and would take the typed text with it.
 */
export function withReplying(rows: Rows, replying: Rows): Rows {
  const left = replying.filter(({ id }) => !rows.some((row) => row.id === id));
  return [...rows, ...left].toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
}
