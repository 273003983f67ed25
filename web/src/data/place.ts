import { DOCUMENT_ID, type Query } from '@streetlore/domain/query';
import { type QueryDocumentSnapshot, Timestamp } from 'firebase/firestore';
import * as z from 'zod/mini';

/** The years 1 to 9999 in seconds since 1970: the range of Firestore's Timestamp. */
const seconds = z.int().check(z.minimum(-62_135_596_800), z.maximum(253_402_300_799));
const nanoseconds = z.int().check(z.minimum(0), z.maximum(999_999_999));
const values = z.array(z.union([z.string(), z.number(), z.boolean(), z.null(), z.tuple([seconds, nanoseconds])]));

/**
 * A row's place in a query's order, as text for an address: the values of the fields that the query
 * is ordered by.
 */
export function placeOf({ order }: Query, row: Pick<QueryDocumentSnapshot<unknown>, 'id' | 'get'>): string {
  const plain = (value: unknown) => (value instanceof Timestamp ? [value.seconds, value.nanoseconds] : value);
  return JSON.stringify(order.map(({ field }) => (field === DOCUMENT_ID ? row.id : plain(row.get(field)))));
}

/** Reads the values that `placeOf` wrote; null when the text is no place in this order. */
export function readPlace({ order }: Query, text: string): readonly unknown[] | null {
  const parsed = values.safeParse(jsonOf(text));
  if (!parsed.success || parsed.data.length !== order.length) return null;
  const isId = (value: unknown) => typeof value === 'string' && /^[^/]+$/.test(value);
  if (!parsed.data.every((value, index) => order[index]?.field !== DOCUMENT_ID || isId(value))) return null;
  return parsed.data.map((value) => (Array.isArray(value) ? new Timestamp(value[0], value[1]) : value));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The address was edited by hand, so the first page is shown.
    return null;
  }
}
