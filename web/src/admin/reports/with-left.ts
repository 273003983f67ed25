import type { ListedCase } from './data.ts';

/** Names a case's present wait for a person: an appeal or a new report opens it again, and it waits anew. */
export const waitOf = ({ id, opened_at }: ListedCase): string => `${id} ${opened_at.getTime()}`;

/** The rows of the list with those that were in it before, the longest wait first. */
export function withLeft(rows: readonly ListedCase[], seen: readonly ListedCase[]): readonly ListedCase[] {
  const left = seen.filter(({ id }) => !rows.some((row) => row.id === id));
  return [...rows, ...left].toSorted((a, b) => a.opened_at.getTime() - b.opened_at.getTime());
}
