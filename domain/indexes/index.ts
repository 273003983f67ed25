import { type Condition, DOCUMENT_ID, type Query, type QueryOrder, type Ttl } from '../query/index.ts';

type Scope = 'COLLECTION' | 'COLLECTION_GROUP';
export type IndexField =
  | { readonly fieldPath: string; readonly order: 'ASCENDING' | 'DESCENDING' }
  | { readonly fieldPath: string; readonly arrayConfig: 'CONTAINS' };

/** A composite index, as firestore.indexes.json has it. */
export type CompositeIndex = {
  readonly collectionGroup: string;
  readonly queryScope: Scope;
  readonly fields: readonly IndexField[];
};

type SingleIndex = { readonly queryScope: Scope } & (
  | { readonly order: 'ASCENDING' | 'DESCENDING' }
  | { readonly arrayConfig: 'CONTAINS' }
);

type FieldPlace = {
  readonly collectionGroup: string;
  readonly fieldPath: string;
};

/**
 * The indexes that one field has instead of the default ones. With `ttl`, Firestore deletes a
 * document at the time in the field.
 */
export interface FieldOverride extends FieldPlace {
  readonly ttl?: true;
  readonly indexes: readonly SingleIndex[];
}

export type IndexFile = {
  readonly indexes: readonly CompositeIndex[];
  readonly fieldOverrides: readonly FieldOverride[];
};

const isEquality = ({ operator }: Condition) => operator === '==' || operator === 'in';
const isArray = ({ operator }: Condition) => operator.startsWith('array-contains');
export const scopeOf = ({ isGroup }: Query): Scope => (isGroup ? 'COLLECTION_GROUP' : 'COLLECTION');
export const collectionOf = ({ path }: Query) => path.split('/').at(-1) ?? path;
const unique = <T>(items: readonly T[]): T[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];

const toOrder = ({ direction }: Pick<QueryOrder, 'direction'>) => (direction === 'asc' ? 'ASCENDING' : 'DESCENDING');

/**
 * The fields that sort a query's index. First come the query's orders, without fields that have an
 * equality. Then come the fields of other ranges, by name and in the direction of the last order,
 * as Firestore adds them
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/StructuredQuery, `orderBy`). An id
 * at the end is left out if it has the direction of the field before it, because every index ends
 * so (`fields` of
 * https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.indexes).
 */
function orderOf({ conditions, order }: Query): Pick<QueryOrder, 'field' | 'direction'>[] {
  const equal = new Set(conditions.filter(isEquality).map(({ field }) => field));
  const ordered: Pick<QueryOrder, 'field' | 'direction'>[] = order.filter(({ field }) => !equal.has(field));
  const direction = ordered.at(-1)?.direction ?? 'asc';
  const ranges = conditions.filter((one) => !isEquality(one) && !isArray(one)).map(({ field }) => field);
  for (const field of [...new Set(ranges)].sort())
    if (!ordered.some((known) => known.field === field)) ordered.push({ field, direction });
  const last = ordered.at(-1);
  const before = ordered.at(-2)?.direction ?? last?.direction;
  return last?.field === DOCUMENT_ID && last.direction === before ? ordered.slice(0, -1) : ordered;
}

/** The fields with equalities and array conditions, by name: their order in an index does not matter. */
function filtersOf({ conditions }: Query): IndexField[] {
  const filters = conditions
    .filter((condition) => (isEquality(condition) || isArray(condition)) && condition.field !== DOCUMENT_ID)
    .map(
      (condition): IndexField =>
        isArray(condition)
          ? { fieldPath: condition.field, arrayConfig: 'CONTAINS' }
          : { fieldPath: condition.field, order: 'ASCENDING' },
    );
  return unique(filters).sort((a, b) => (a.fieldPath < b.fieldPath ? -1 : 1));
}

/** The fields of a query's index without the id at its end: filters, sort fields, summed fields. */
export function fieldsOf(query: Query): readonly IndexField[] {
  const filters = filtersOf(query);
  const sorted = orderOf(query);
  const known = new Set([...filters.map(({ fieldPath }) => fieldPath), ...sorted.map(({ field }) => field)]);
  const summed = query.sums.filter((field) => !known.has(field)).toSorted();
  return [
    ...filters,
    ...sorted.map((order): IndexField => ({ fieldPath: order.field, order: toOrder(order) })),
    ...summed.map((fieldPath): IndexField => ({ fieldPath, order: 'ASCENDING' })),
  ];
}

/**
 * The composite index that a query needs; null when indexes of single fields answer it. Firestore
 * could merge indexes
 * (https://firebase.google.com/docs/firestore/query-data/index-overview#taking_advantage_of_index_merging).
 * An index of its own is faster, and we have fewer than the default limit of 200. The index
 * contains the fields that a query sums
 * (https://firebase.google.com/docs/firestore/query-data/aggregation-queries#limitations).
 */
export function compositeOf(query: Query): CompositeIndex | null {
  const fields = fieldsOf(query);
  const isMerged = fields.length === filtersOf(query).length;
  if (isMerged || fields.length < 2) return null;
  return { collectionGroup: collectionOf(query), queryScope: scopeOf(query), fields };
}

/** One index for each field of a query that no composite index serves. */
function singlesOf(query: Query): { collection: string; fieldPath: string; index: SingleIndex }[] {
  if (compositeOf(query)) return [];
  const queryScope = scopeOf(query);
  const single = (fieldPath: string, how: { order: 'ASCENDING' | 'DESCENDING' } | { arrayConfig: 'CONTAINS' }) => ({
    collection: collectionOf(query),
    fieldPath,
    index: { queryScope, ...how },
  });
  const sorted = orderOf(query).filter(({ field }) => field !== DOCUMENT_ID);
  return [
    ...filtersOf(query).map(({ fieldPath, ...how }) => single(fieldPath, how)),
    ...sorted.map((order) => single(order.field, { order: toOrder(order) })),
    ...query.sums.map((fieldPath) => single(fieldPath, { order: 'ASCENDING' })),
  ];
}

/**
 * The fields whose indexes differ from the default: one for each collection, none over a collection
 * group. An override replaces all default indexes, so it also lists those that plain queries need.
 * A TTL field has only the indexes that queries need, because rising values in an index slow down
 * writes.
 */
function overridesOf(queries: readonly Query[], ttls: readonly Ttl[]): FieldOverride[] {
  const singles = queries.flatMap(singlesOf);
  const ends = ttls.map(({ collection, field }) => ({ collectionGroup: collection, fieldPath: field }));
  const grouped = singles
    .filter(({ index }) => index.queryScope === 'COLLECTION_GROUP')
    .map(({ collection, fieldPath }) => ({ collectionGroup: collection, fieldPath }));
  const isSame = (one: FieldPlace, other: FieldPlace) =>
    one.collectionGroup === other.collectionGroup && one.fieldPath === other.fieldPath;
  return unique([...grouped, ...ends])
    .map((field): FieldOverride => {
      const mine = singles.filter(({ collection, fieldPath }) =>
        isSame(field, { collectionGroup: collection, fieldPath }),
      );
      return {
        ...field,
        ...(ends.some((end) => isSame(field, end)) && { ttl: true }),
        indexes: unique(mine.map(({ index }) => index)).sort(byText),
      };
    })
    .sort(byText);
}

const byText = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

export function indexesOf(queries: readonly Query[], ttls: readonly Ttl[]): IndexFile {
  return {
    indexes: unique(queries.flatMap((query) => compositeOf(query) ?? [])).sort(byText),
    fieldOverrides: overridesOf(queries, ttls),
  };
}
