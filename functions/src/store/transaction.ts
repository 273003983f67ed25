import type { Query, WithId } from '@streetlore/domain/query';
import type { WrittenDocument } from '@streetlore/domain/stats';
import type {
  DocumentSnapshot,
  Firestore,
  ReadOnlyTransactionOptions,
  ReadWriteTransactionOptions,
} from 'firebase-admin/firestore';
import { converterOf } from './convert.ts';
import { type Versioned, versionedOf } from './entity.ts';
import { queryOf } from './query.ts';
import { type DocumentPlace, reportCommit, type Writes, writesOn } from './writes.ts';

/** Reads from one consistent snapshot. */
export type SnapshotReads = {
  read<T extends object>(ref: DocumentPlace<T>): Promise<WithId<T> | null>;
  /** Null for each document that does not exist. */
  readAll<T extends object>(refs: readonly DocumentPlace<T>[]): Promise<(WithId<T> | null)[]>;
  find<T extends object>(asked: Query<T>): Promise<WithId<T>[]>;
};

/** What was read of some groups of documents, in their order. */
type VersionedGroups<G extends readonly (readonly DocumentPlace<object>[])[]> = {
  readonly [K in keyof G]: G[K] extends readonly DocumentPlace<infer T extends object>[] ? Versioned<T>[] : never;
};

/** Consistent reads of several documents, and transactions. */
export function transactionsOf(db: Firestore) {
  const at = <T extends object>({ path, schema }: DocumentPlace<T>) => db.doc(path).withConverter(converterOf(schema));
  const getAll = async <T extends object>(from: Pick<Firestore, 'getAll'>, refs: readonly DocumentPlace<T>[]) => {
    if (refs.length === 0) return [];
    // Each converter parses its document. The SDK's type of `getAll` does not show that.
    return (await from.getAll(...refs.map((ref) => at(ref)))) as DocumentSnapshot<WithId<T>>[];
  };
  const readAll = async <T extends object>(from: Pick<Firestore, 'getAll'>, refs: readonly DocumentPlace<T>[]) =>
    (await getAll(from, refs)).map((one) => one.data() ?? null);
  const run = async <R>(
    work: (transaction: SnapshotReads & Writes) => Promise<R>,
    options?: ReadOnlyTransactionOptions | ReadWriteTransactionOptions,
  ) => {
    let written: WrittenDocument[] = [];
    const result = await db.runTransaction(async (raw) => {
      written = [];
      const { seal, ...writes } = writesOn(db, raw, written);
      const done = await work({
        ...writes,
        read: async (ref) => (await raw.get(at(ref))).data() ?? null,
        readAll: (refs) => readAll(raw, refs),
        find: async (asked) => (await raw.get(queryOf(db, asked))).docs.map((one) => one.data()),
      });
      seal();
      return done;
    }, options);
    reportCommit(db, written);
    return result;
  };
  return {
    /** Reads several documents in one request; null for each that does not exist. */
    readAll: <T extends object>(refs: readonly DocumentPlace<T>[]) => readAll(db, refs),
    /** Reads several documents with their versions, for conditional writes. */
    readAllVersioned: async <T extends object>(refs: readonly DocumentPlace<T>[]): Promise<Versioned<T>[]> => {
      const found = await getAll(db, refs);
      return refs.flatMap((ref, index) => (found[index] ? [versionedOf(db, ref.schema, found[index])] : []));
    },
    /**
     * Reads documents of several entities with their versions in one request, so that all are of one
     * moment.
     */
    readGroupsVersioned: async <G extends readonly (readonly DocumentPlace<object>[])[]>(
      ...groups: G
    ): Promise<VersionedGroups<G>> => {
      const found = await getAll(db, groups.flat());
      let at = 0;
      return groups.map((refs) =>
        refs.map(({ schema }) => {
          const snapshot = found[at++];
          if (!snapshot) throw new Error('Firestore left out a document');
          return versionedOf(db, schema, snapshot);
        }),
      ) as VersionedGroups<G>;
    },
    /** A read-only transaction: all its reads are of one moment. */
    snapshot: <R>(work: (reads: SnapshotReads) => Promise<R>) => run(work, { readOnly: true }),
    /**
     * A locking transaction, for decisions on the results of a query. A conditional write cannot
     * notice a new result of a query.
     */
    transaction: <R>(work: (transaction: SnapshotReads & Writes) => Promise<R>) => run(work),
  };
}
