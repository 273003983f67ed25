/** Parts that only a few queries need. They have their own file so that Home does not load them. */
import type * as z from 'zod/mini';
import { type Condition, type Cursor, type Part, type Query, query, where } from './query.ts';

/** A span of time: includes `from`, but not `to`. */
export type TimeSpan = {
  readonly from: Date;
  readonly to: Date;
};

export const within = <Field extends string>(field: Field, { from, to }: TimeSpan): Condition<Field>[] => [
  where(field, '>=', from),
  where(field, '<', to),
];

export const startAfter = (...values: readonly unknown[]): Cursor => ({
  kind: 'cursor',
  place: 'startAfter',
  values,
});

export const endAt = (...values: readonly unknown[]): Cursor => ({ kind: 'cursor', place: 'endAt', values });

/** The documents of all collections with the id `collection`, wherever they are. */
export function groupQuery<T extends object>(
  collection: string,
  schema: z.ZodMiniType<T>,
  ...parts: Part<T>[]
): Query<T> {
  return { ...query(collection, schema, ...parts), isGroup: true };
}

/** A query that counts its documents and sums some of their fields; see the store's `sums`. */
export interface SumQuery<T extends object, Field extends string> extends Query<T> {
  readonly sums: readonly Field[];
}

export function summed<T extends object, Field extends keyof T & string>(
  over: Query<T>,
  ...sums: Field[]
): SumQuery<T, Field> {
  return { ...over, sums };
}

export const withLimit = <T extends object>(asked: Query<T>, most: number): Query<T> => ({ ...asked, limit: most });
