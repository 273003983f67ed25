import type { WithId } from '@streetlore/domain/document';
import type { Query } from '@streetlore/domain/query';
import type { Firestore, ReadOnlyTransactionOptions, ReadWriteTransactionOptions } from 'firebase-admin/firestore';
import { converterOf } from './convert.ts';
import { queryOf } from './query.ts';
import { type Place, type Writes, writesOn } from './writes.ts';

/** What is read of one moment. */
export type Reads = {
  read<T extends object>(ref: Place<T>): Promise<WithId<T> | null>;
  /** Those of the documents that are there. */
  readAll<T extends object>(refs: readonly Place<T>[]): Promise<WithId<T>[]>;
  find<T extends object>(asked: Query<T>): Promise<WithId<T>[]>;
};

/** Reading what belongs together, and deciding on what others must not change meanwhile. */
export function transactionsOf(db: Firestore) {
  const run = <R>(
    work: (transaction: Reads & Writes) => Promise<R>,
    options?: ReadOnlyTransactionOptions | ReadWriteTransactionOptions,
  ) =>
    db.runTransaction((raw) => {
      const typed = <T extends object>({ path, schema }: Place<T>) => db.doc(path).withConverter(converterOf(schema));
      return work({
        ...writesOn(db, raw),
        read: async (ref) => (await raw.get(typed(ref))).data() ?? null,
        readAll: async (refs) => {
          const found = refs.length > 0 ? await raw.getAll(...refs.map(typed)) : [];
          return found.flatMap((one) => one.data() ?? []);
        },
        find: async (asked) => (await raw.get(queryOf(db, asked))).docs.map((one) => one.data()),
      });
    }, options);
  return {
    /** Reads documents as they all were at one moment. */
    snapshot: <R>(work: (reads: Reads) => Promise<R>) => run(work, { readOnly: true }),
    /** Reads under locks, then writes: for a decision on what a query finds, which no version guards. */
    transaction: <R>(work: (transaction: Reads & Writes) => Promise<R>) => run(work),
  };
}
