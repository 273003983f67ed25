import * as z from 'zod/mini';
import { documentId } from '../fields/index.ts';
import { routes } from '../paths/index.ts';

/** A wall of a tour, for the form of the contest: the tour's id and the stop's number in it. */
export type EntryWall = { readonly tour: string; readonly stop: number };

const wallSchema = z.object({
  tour: documentId,
  stop: z.coerce.number<string>().check(z.int(), z.minimum(1), z.maximum(99)),
});

/** The address of the contest's form; with a wall the form has that wall filled in. */
export function entryAddress(wall: EntryWall | null): string {
  const query = wall ? `?${new URLSearchParams({ tour: wall.tour, stop: String(wall.stop) })}` : '';
  return `${routes.contest}${query}#submit`;
}

/** The wall that an address of the form names; null without one, and for anything else. */
export function wallOfEntry(query: URLSearchParams): EntryWall | null {
  const read = wallSchema.safeParse({ tour: query.get('tour'), stop: query.get('stop') });
  return read.success ? read.data : null;
}
