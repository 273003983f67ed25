import type { WithId } from '@streetlore/domain/query';
import { DOCUMENT_ID, type Query, type Summed } from '@streetlore/domain/query';
import { AggregateField, FieldPath, type Firestore, type Query as FirestoreQuery } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { converterOf } from './convert.ts';
import { type FoundDocument, versionedOf } from './entity.ts';
import { readable } from './malformed.ts';

const fieldOf = (field: string) => (field === DOCUMENT_ID ? FieldPath.documentId() : field);

/** A query of the domain for the admin SDK; its results are unparsed. */
export function rawQueryOf(db: Firestore, asked: Query): FirestoreQuery {
  let query: FirestoreQuery = asked.isGroup ? db.collectionGroup(asked.path) : db.collection(asked.path);
  for (const { field, operator, value } of asked.conditions) query = query.where(fieldOf(field), operator, value);
  for (const { field, direction } of asked.order) query = query.orderBy(fieldOf(field), direction);
  for (const { place, values } of asked.cursors) query = query[place](...values);
  return asked.limit === null ? query : query.limit(asked.limit);
}

/** The same, with results parsed by the query's schema. */
export const queryOf = <T extends object>(db: Firestore, asked: Query<T>): FirestoreQuery<WithId<T>> =>
  rawQueryOf(db, asked).withConverter(converterOf(asked.schema));

/** Everything that can be asked of the store with a query of the domain. */
export function askingOf(db: Firestore) {
  return {
    /** Its results. One that does not fit its schema is left out, logged, and noted for System Health. */
    async find<T extends object>(asked: Query<T>): Promise<WithId<T>[]> {
      return await readable(db, (await queryOf(db, asked).get()).docs, (document) => document.data());
    },
    /** The same with their versions, for work that goes over them one by one. */
    async findEach<T extends object>(asked: Query<T>): Promise<FoundDocument<T>[]> {
      const { docs } = await queryOf(db, asked).get();
      return await readable(db, docs, (document) => versionedOf(db, asked.schema, document) as FoundDocument<T>);
    },
    /** All its results, with their versions, for a decision on the whole of them. @throws Malformed when one does not fit its schema */
    async findVersioned<T extends object>(asked: Query<T>): Promise<FoundDocument<T>[]> {
      const { docs } = await queryOf(db, asked).get();
      return docs.map((document) => versionedOf(db, asked.schema, document) as FoundDocument<T>);
    },
    /** Only some fields of its results, those that fit; nothing else is transferred. */
    async findPart<T extends Part, Part extends object>(
      asked: Query<T>,
      part: z.ZodMiniType<Part> & { readonly shape: object },
    ): Promise<WithId<Part>[]> {
      const fields = rawQueryOf(db, asked).select(...Object.keys(part.shape));
      const { docs } = await fields.withConverter(converterOf(part)).get();
      return await readable(db, docs, (document) => document.data());
    },
    /** Only the ids of its results; nothing else is transferred. */
    async ids(asked: Query): Promise<string[]> {
      return (await rawQueryOf(db, asked).select().get()).docs.map(({ id }) => id);
    },
    /** The ids of the documents that its results stand below, each once. */
    async parents(asked: Query): Promise<string[]> {
      const { docs } = await rawQueryOf(db, asked).select().get();
      return [...new Set(docs.flatMap(({ ref }) => ref.parent.parent?.id ?? []))];
    },
    /** Its first result; null when there is none. @throws Malformed when it does not fit its schema */
    async first<T extends object>(asked: Query<T>): Promise<WithId<T> | null> {
      const [found] = (await queryOf(db, asked).limit(1).get()).docs;
      return found?.data() ?? null;
    },
    /** The number of results; costs one read for every 1,000. */
    async count(asked: Query): Promise<number> {
      return (await rawQueryOf(db, asked).count().get()).data().count;
    },
    /** The number of results and the sum of each of the `sums` over them, as of one moment. */
    async sums<T extends object, Field extends string>(
      asked: Summed<T, Field>,
    ): Promise<Record<Field | 'count', number>> {
      const fields = asked.sums.map((field) => [field, AggregateField.sum(field)] as const);
      const found = await rawQueryOf(db, asked)
        .aggregate({ count: AggregateField.count(), ...Object.fromEntries(fields) })
        .get();
      return found.data() as Record<Field | 'count', number>;
    },
  };
}
