import type { Query, WithId } from '@streetlore/domain/query';
import type {
  DocumentSnapshot,
  Firestore,
  ReadOnlyTransactionOptions,
  ReadWriteTransactionOptions,
} from 'firebase-admin/firestore';
import { converterOf } from './convert.ts';
import { type Versioned, versionedOf } from './entity.ts';
import { queryOf } from './query.ts';
import { type Place, type Writes, writesOn } from './writes.ts';

/** What is read of one moment. */
export type Reads = {
  read<T extends object>(ref: Place<T>): Promise<WithId<T> | null>;
  /** Null for each document that is not there. */
  readAll<T extends object>(refs: readonly Place<T>[]): Promise<(WithId<T> | null)[]>;
  find<T extends object>(asked: Query<T>): Promise<WithId<T>[]>;
};

/** Reading what belongs together, and deciding on what others must not change meanwhile. */
export function transactionsOf(db: Firestore) {
  const at = <T extends object>({ path, schema }: Place<T>) => db.doc(path).withConverter(converterOf(schema));
  const getAll = async <T extends object>(from: Pick<Firestore, 'getAll'>, refs: readonly Place<T>[]) => {
    if (refs.length === 0) return [];
    // What comes back is parsed by each reference's converter; the SDK's type of `getAll` forgets it.
    return (await from.getAll(...refs.map((ref) => at(ref)))) as DocumentSnapshot<WithId<T>>[];
  };
  const readAll = async <T extends object>(from: Pick<Firestore, 'getAll'>, refs: readonly Place<T>[]) =>
    (await getAll(from, refs)).map((one) => one.data() ?? null);
  const run = <R>(
    work: (transaction: Reads & Writes) => Promise<R>,
    options?: ReadOnlyTransactionOptions | ReadWriteTransactionOptions,
  ) =>
    db.runTransaction(
      (raw) =>
        work({
          ...writesOn(db, raw),
          read: async (ref) => (await raw.get(at(ref))).data() ?? null,
          readAll: (refs) => readAll(raw, refs),
          find: async (asked) => (await raw.get(queryOf(db, asked))).docs.map((one) => one.data()),
        }),
      options,
    );
  return {
    /** Several documents in one request; null for each that is not there. */
    readAll: <T extends object>(refs: readonly Place<T>[]) => readAll(db, refs),
    /** The same with their versions, for whoever decides on them and writes. */
    readAllVersioned: async <T extends object>(refs: readonly Place<T>[]): Promise<Versioned<T>[]> => {
      const found = await getAll(db, refs);
      return refs.flatMap((ref, index) => (found[index] ? [versionedOf(db, ref.schema, found[index])] : []));
    },
    /** Reads documents as they all were at one moment. */
    snapshot: <R>(work: (reads: Reads) => Promise<R>) => run(work, { readOnly: true }),
    /** Reads under locks, then writes: for a decision on what a query finds, which no version guards. */
    transaction: <R>(work: (transaction: Reads & Writes) => Promise<R>) => run(work),
  };
}
