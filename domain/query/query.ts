import type * as z from 'zod/mini';

/** A stored document together with its id, the shape every screen and operation works with. */
export type WithId<T> = T & { id: string };

/** A document's id where a field's name is expected, as Firestore spells it. */
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

/** A place in the order, as the values of its fields: the list begins behind it, or ends with it. */
export type Cursor = {
  readonly kind: 'cursor';
  readonly place: 'startAfter' | 'endAt';
  readonly values: readonly unknown[];
};

/** The names that may stand in a query over documents of this shape: fields, what is nested in them, and the document's id. */
type FieldOf<T> = T extends unknown
  ? keyof T & string extends infer Name extends string
    ? Name | `${Name}.${string}` | typeof DOCUMENT_ID
    : never
  : never;

export type Part<T> = Condition<FieldOf<T>> | QueryOrder<FieldOf<T>> | Limit | Cursor;

/**
 * A Firestore query as data. Listeners, functions, server-rendered pages and the tests of the rules build theirs from it, and
 * firestore.indexes.json is generated from it (domain/indexes).
 */
export type Query<T extends object = object> = {
  /** The shape of the documents that it finds. */
  readonly schema: z.ZodMiniType<T>;
  /** The path of a collection; of a collection group its id. */
  readonly path: string;
  readonly isGroup: boolean;
  readonly conditions: readonly Condition[];
  readonly order: readonly QueryOrder[];
  readonly limit: number | null;
  readonly cursors: readonly Cursor[];
  /** Fields that are summed over what it finds, in one aggregation with the count. */
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

/** Documents that a visitor's list may have at most. firestore.rules repeat this number, and tests/rules/queries.test.ts compares. */
export const PUBLIC_LIST_LIMIT = 500;

export const limit = (count: number): Limit => ({ kind: 'limit', count });

/** The documents of the collection at `path`. A field that the schema does not know does not compile. */
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

/** What a query asks for as one line, the same for the same question: the name of its listener and of its answer. */
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

/** A field by which Firestore deletes documents on its own once the time in it has passed. */
export type Ttl = {
  readonly collection: string;
  readonly field: string;
};
