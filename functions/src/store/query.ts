import type { WithId } from '@streetlore/domain/query';
import { DOCUMENT_ID, type Query, type SumQuery } from '@streetlore/domain/query';
import { AggregateField, FieldPath, type Firestore, type Query as FirestoreQuery } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { converterOf } from './convert.ts';
import { type FoundDocument, versionedOf } from './entity.ts';
import { readValid } from './malformed.ts';

const fieldOf = (field: string) => (field === DOCUMENT_ID ? FieldPath.documentId() : field);

/** Turns a query of the domain into one of the admin SDK. The results are not parsed. */
export function rawQueryOf(db: Firestore, asked: Query): FirestoreQuery {
  let query: FirestoreQuery = asked.isGroup ? db.collectionGroup(asked.path) : db.collection(asked.path);
  for (const { field, operator, value } of asked.conditions) query = query.where(fieldOf(field), operator, value);
  for (const { field, direction } of asked.order) query = query.orderBy(fieldOf(field), direction);
  for (const { place, values } of asked.cursors) query = query[place](...values);
  return asked.limit === null ? query : query.limit(asked.limit);
}

/** Turns a query of the domain into one of the admin SDK whose results are parsed by its schema. */
export const queryOf = <T extends object>(db: Firestore, asked: Query<T>): FirestoreQuery<WithId<T>> =>
  rawQueryOf(db, asked).withConverter(converterOf(asked.schema));

/** All ways to run a query of the domain. */
export function queryRunnerOf(db: Firestore) {
  return {
    /**
     * Finds the results. A document that does not fit its schema is left out, logged, and noted for
     * System Health.
     */
    async find<T extends object>(asked: Query<T>): Promise<WithId<T>[]> {
      return await readValid(db, (await queryOf(db, asked).get()).docs, (document) => document.data());
    },
    /**
     * Finds the results with their versions, for work on one document at a time. Malformed
     * documents are left out, as in `find`.
     */
    async findEach<T extends object>(asked: Query<T>): Promise<FoundDocument<T>[]> {
      const { docs } = await queryOf(db, asked).get();
      return await readValid(db, docs, (document) => versionedOf(db, asked.schema, document) as FoundDocument<T>);
    },
    /**
     * Finds all results with their versions, for a decision that needs every one of them.
     * @throws Malformed when a result does not fit its schema
     */
    async findVersioned<T extends object>(asked: Query<T>): Promise<FoundDocument<T>[]> {
      const { docs } = await queryOf(db, asked).get();
      return docs.map((document) => versionedOf(db, asked.schema, document) as FoundDocument<T>);
    },
    /**
     * Finds some fields of the results and transfers nothing else. Malformed results are left out,
     * as in `find`.
     */
    async findPart<T extends Part, Part extends object>(
      asked: Query<T>,
      part: z.ZodMiniType<Part> & { readonly shape: object },
    ): Promise<WithId<Part>[]> {
      const fields = rawQueryOf(db, asked).select(...Object.keys(part.shape));
      const { docs } = await fields.withConverter(converterOf(part)).get();
      return await readValid(db, docs, (document) => document.data());
    },
    /** Finds only the ids of the results; nothing else is transferred. */
    async ids(asked: Query): Promise<string[]> {
      return (await rawQueryOf(db, asked).select().get()).docs.map(({ id }) => id);
    },
    /** Finds the ids of the parent documents of the results, each once. */
    async parents(asked: Query): Promise<string[]> {
      const { docs } = await rawQueryOf(db, asked).select().get();
      return [...new Set(docs.flatMap(({ ref }) => ref.parent.parent?.id ?? []))];
    },
    /**
     * Finds the first result; null without results.
     * @throws Malformed when the result does not fit its schema
     */
    async first<T extends object>(asked: Query<T>): Promise<WithId<T> | null> {
      const [found] = (await queryOf(db, asked).limit(1).get()).docs;
      return found?.data() ?? null;
    },
    /** Counts the results. It costs one read for every 1,000. */
    async count(asked: Query): Promise<number> {
      return (await rawQueryOf(db, asked).count().get()).data().count;
    },
    /** Counts the results and adds up each of the `sums` fields, all at one moment. */
    async sums<T extends object, Field extends string>(
      asked: SumQuery<T, Field>,
    ): Promise<Record<Field | 'count', number>> {
      const fields = asked.sums.map((field) => [field, AggregateField.sum(field)] as const);
      const found = await rawQueryOf(db, asked)
        .aggregate({ count: AggregateField.count(), ...Object.fromEntries(fields) })
        .get();
      return found.data() as Record<Field | 'count', number>;
    },
  };
}
