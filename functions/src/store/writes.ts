import type { DocumentData, FieldValue, Firestore, Timestamp, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { FieldValue as Sentinels } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';

/** Which write left a document as it is: the moment of its commit, the same for all that was committed together. */
export type Version = Timestamp;

/** Where a document lies, and what it holds. */
export type Place<T extends object> = { readonly path: string; readonly schema: z.ZodMiniType<T> };

/** A document as somebody has read it. */
export type Seen<T extends object> = { readonly ref: Place<T>; readonly version: Version };

/** The same of a document that may not have been there. */
export type Looked<T extends object> = { readonly ref: Place<T>; readonly version: Version | null };

declare const becomes: unique symbol;
/** What Firestore makes of a field when it commits. */
export type Sentinel<V> = FieldValue & { readonly [becomes]: V };

/** Takes elements out of a list, whatever else has become of it. */
export const arrayRemove = <E>(...elements: E[]) => Sentinels.arrayRemove(...elements) as Sentinel<E[]>;

/** Some fields of an entity, each of its type. */
export type Change<T> = { [K in keyof T]?: T[K] | Sentinel<T[K]> };

/** Refuses fields that the entity does not have, also those of a value that was put together elsewhere. */
export type Only<T, C> = C & { readonly [K in Exclude<keyof C & string, keyof T>]: never };

/** What is written of a value: an id belongs to the document's name. */
export function stored(value: object): DocumentData {
  const { id: _, ...data } = value as DocumentData;
  return data;
}

/**
 * Writes that are made together or not at all. What is written of a document that was seen fails the whole when somebody
 * has written it since.
 */
export type Writes = {
  /** Fails when the document is there. */
  create<T extends object>(to: Place<T>, value: NoInfer<T>): void;
  /** Whatever is there is written over. */
  set<T extends object>(to: Place<T>, value: NoInfer<T>): void;
  /** Makes the document where none was seen, else changes all these fields of the one that was. */
  put<T extends object>(looked: Looked<T>, value: NoInfer<T>): void;
  /** Fails when there is no such document. */
  update<T extends object, C extends Change<T>>(what: Place<T> | Seen<T>, change: Only<T, C>): void;
  delete<T extends object>(what: Place<T> | Seen<T>): void;
  /** Fails when there is no such document. */
  deleteExisting<T extends object>(what: Place<T>): void;
};

/** A commit under way. */
export type Commit = Writes & {
  /** Commits, also when there is nothing to write. @throws a conflict when anything was not as it was seen */
  run(): Promise<void>;
  /** The same where something is written. @returns the version of all of it */
  runVersioned(): Promise<Version>;
};

/** The typed writes of a batch or a transaction. */
export function writesOn(db: Firestore, raw: WriteBatch | Transaction): Writes {
  // Both have these methods, but TypeScript cannot call a union of overloads.
  const to = raw as Pick<WriteBatch, 'create' | 'set' | 'update' | 'delete'>;
  const at = <T extends object>(what: Place<T> | Looked<T>) => db.doc('ref' in what ? what.ref.path : what.path);
  const guard = <T extends object>(what: Place<T> | Seen<T>) => ('ref' in what ? { lastUpdateTime: what.version } : {});
  return {
    create: (ref, value) => void to.create(at(ref), stored(value)),
    set: (ref, value) => void to.set(at(ref), stored(value)),
    put({ ref, version }, value) {
      if (version) to.update(at(ref), stored(value), { lastUpdateTime: version });
      else to.create(at(ref), stored(value));
    },
    update: (what, change) => void to.update(at(what), { ...change }, guard(what)),
    delete: (what) => void to.delete(at(what), guard(what)),
    deleteExisting: (ref) => void to.delete(at(ref), { exists: true }),
  };
}

/** A commit that nothing is written in yet. */
export function commitOf(db: Firestore): Commit {
  const batch = db.batch();
  return {
    ...writesOn(db, batch),
    run: async () => void (await batch.commit()),
    async runVersioned() {
      const [written] = await batch.commit();
      if (!written) throw new Error('A commit without a write');
      return written.writeTime;
    },
  };
}
