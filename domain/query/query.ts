import type * as z from 'zod/mini';

/** A stored document together with its id: the shape that every screen and operation works with. */
export type WithId<T> = T & { id: string };

/** Firestore's name for a document's id, where a query expects a field. */
export const DOCUMENT_ID = '__name__';

export type Operator = '==' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains' | 'array-contains-any';

export type Condition<Field extends string = string> = {
  readonly kind: 'where';
  readonly field: Field;
  readonly operator: Operator;
  readonly value: unknown;
};

export type QueryOrder<Field extends string = string> = {
  readonly kind: 'orderBy';
  readonly field: Field;
  readonly direction: 'asc' | 'desc';
};

type Limit = {
  readonly kind: 'limit';
  readonly count: number;
};

/** The list begins after these values (`startAfter`) or ends with them (`endAt`). */
export type Cursor = {
  readonly kind: 'cursor';
  readonly place: 'startAfter' | 'endAt';
  readonly values: readonly unknown[];
};

/** The fields, nested fields and id of documents of this shape. */
type FieldOf<T> = T extends unknown ? PathOf<T> | typeof DOCUMENT_ID : never;

type PathOf<T> = { [Name in keyof T & string]: Name | PathBelow<Name, NonNullable<T[Name]>> }[keyof T & string];

type PathBelow<Name extends string, Value> = Value extends Date | readonly unknown[] | string | number | boolean
  ? never
  : `${Name}.${PathOf<Value>}`;

export type Part<T> = Condition<FieldOf<T>> | QueryOrder<FieldOf<T>> | Limit | Cursor;

/**
 * A Firestore query as data, for listeners, functions, server-rendered pages and tests of the
 * rules. domain/indexes makes firestore.indexes.json from these queries.
 */
export type Query<T extends object = object> = {
  /** The shape of the documents that the query finds. */
  readonly schema: z.ZodMiniType<T>;
  /** The path of a collection, or the id of a collection group. */
  readonly path: string;
  readonly isGroup: boolean;
  readonly conditions: readonly Condition[];
  readonly order: readonly QueryOrder[];
  readonly limit: number | null;
  readonly cursors: readonly Cursor[];
  /** The fields that the query sums over its documents, in one aggregation with the count. */
  readonly sums: readonly string[];
};

/** Keeps a part's field as a literal, so that `query` can check it against the schema. */
export const where = <Field extends string>(field: Field, operator: Operator, value: unknown): Condition<Field> => ({
  kind: 'where',
  field,
  operator,
  value,
});

export const orderBy = <Field extends string>(field: Field, direction: 'asc' | 'desc' = 'asc'): QueryOrder<Field> => ({
  kind: 'orderBy',
  field,
  direction,
});

/**
 * The most documents of a visitor's list. firestore.rules repeat the number;
 * tests/rules/queries.test.ts compares them.
 */
export const PUBLIC_LIST_LIMIT = 500;

export const limit = (count: number): Limit => ({ kind: 'limit', count });

/** A query of a field that the schema lacks does not compile. */
export function query<T extends object>(path: string, schema: z.ZodMiniType<T>, ...parts: Part<T>[]): Query<T> {
  return {
    schema,
    path,
    isGroup: false,
    conditions: parts.filter((part) => part.kind === 'where'),
    order: parts.filter((part) => part.kind === 'orderBy'),
    limit: parts.find((part) => part.kind === 'limit')?.count ?? null,
    cursors: parts.filter((part) => part.kind === 'cursor'),
    sums: [],
  };
}

/** The query as one line, which is the same for equal queries. It names the query's listener and its data. */
export function nameOf({ path, isGroup, conditions, order, cursors, limit: most }: Query): string {
  const value = (given: unknown) => JSON.stringify(given instanceof Date ? given.toISOString() : given);
  return [
    isGroup ? `group ${path}` : path,
    ...conditions.map((condition) => `${condition.field} ${condition.operator} ${value(condition.value)}`),
    ...order.map(({ field, direction }) => `by ${field} ${direction}`),
    ...cursors.map(({ place, values }) => `${place} ${values.map(value)}`),
    ...(most === null ? [] : [`first ${most}`]),
  ].join(', ');
}

/** A field whose time makes Firestore delete the document once it has passed. */
export type Ttl = {
  readonly collection: string;
  readonly field: string;
};
