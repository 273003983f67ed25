import type { DocumentData, FieldValue, Firestore, Timestamp, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { FieldValue as Sentinels } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';

/**
 * The version of a document: the time of the last commit that wrote it. All documents of one commit
 * have the same version.
 */
export type Version = Timestamp;

/** A document's path and schema. */
export type DocumentPlace<T extends object> = { readonly path: string; readonly schema: z.ZodMiniType<T> };

/** A document as it was when read. */
export type Seen<T extends object> = { readonly ref: DocumentPlace<T>; readonly version: Version };

/** A document as it was when read, or the fact that it did not exist then (`version` is null). */
export type SeenOrAbsent<T extends object> = { readonly ref: DocumentPlace<T>; readonly version: Version | null };

declare const becomes: unique symbol;
/** A field value that Firestore computes when it commits. */
export type Sentinel<V> = FieldValue & { readonly [becomes]: V };

/** Removes elements from a list and keeps concurrent changes to the list. */
export const arrayRemove = <E>(...elements: E[]) => Sentinels.arrayRemove(...elements) as Sentinel<E[]>;

/** Removes a field from a document, as a migration does. */
export const removed = () => Sentinels.delete() as Sentinel<never>;

export type FieldChanges<T> = { [K in keyof T]?: T[K] | Sentinel<T[K]> };

/** Some fields of an entity. A field that is a map may be given in part. */
export type Merge<T> = { readonly [K in keyof T]?: T[K] | Partial<T[K]> };

/** Makes unknown fields a type error. TypeScript alone checks that only in literals. */
export type Only<T, C> = C & { readonly [K in Exclude<keyof C & string, keyof T>]: never };

/** A value without its id, which is the document's name and not stored. */
export function stored(value: object): DocumentData {
  const { id: _, ...data } = value as DocumentData;
  return data;
}

/**
 * An atomic batch of writes. If somebody has written a document since it was read, its conditional
 * write fails and the whole batch with it.
 */
export type Writes = {
  /** Fails when the document exists. */
  create<T extends object>(to: DocumentPlace<T>, value: NoInfer<T>): void;
  /** Overwrites the document. */
  set<T extends object>(to: DocumentPlace<T>, value: NoInfer<T>): void;
  /**
   * Creates the document if it did not exist when it was read; otherwise updates all these fields.
   * Conditional on the version that was read.
   */
  put<T extends object>(looked: SeenOrAbsent<T>, value: NoInfer<T>): void;
  /** Fails when there is no such document. */
  update<T extends object, C extends FieldChanges<T>>(what: DocumentPlace<T> | Seen<T>, change: Only<T, C>): void;
  /** Writes some fields, and single fields of maps. Creates the document if there is none. */
  merge<T extends object>(to: DocumentPlace<T>, change: Merge<T>): void;
  delete<T extends object>(what: DocumentPlace<T> | Seen<T>): void;
  /** Fails when there is no such document. */
  deleteExisting<T extends object>(what: DocumentPlace<T>): void;
};

export type Commit = Writes & {
  /**
   * Commits, even an empty batch.
   * @throws a conflict when somebody has written a document since it was read
   */
  run(): Promise<void>;
  /**
   * Commits like `run`.
   * @returns the version of all written documents
   * @throws when the batch is empty
   */
  runVersioned(): Promise<Version>;
};

/** The typed writes of a batch or a transaction. */
export function writesOn(db: Firestore, raw: WriteBatch | Transaction): Writes {
  // Batches and transactions have these methods, but TypeScript cannot call a union of overloads.
  const to = raw as Pick<WriteBatch, 'create' | 'set' | 'update' | 'delete'>;
  const at = <T extends object>(what: DocumentPlace<T> | SeenOrAbsent<T>) =>
    db.doc('ref' in what ? what.ref.path : what.path);
  const guard = <T extends object>(what: DocumentPlace<T> | Seen<T>) =>
    'ref' in what ? { lastUpdateTime: what.version } : {};
  return {
    create: (ref, value) => void to.create(at(ref), stored(value)),
    set: (ref, value) => void to.set(at(ref), stored(value)),
    put({ ref, version }, value) {
      if (version) to.update(at(ref), stored(value), { lastUpdateTime: version });
      else to.create(at(ref), stored(value));
    },
    update: (what, change) => void to.update(at(what), { ...change }, guard(what)),
    merge(ref, change) {
      const fields: DocumentData = { ...change };
      to.set(at(ref), fields, { merge: true });
    },
    delete: (what) => void to.delete(at(what), guard(what)),
    deleteExisting: (ref) => void to.delete(at(ref), { exists: true }),
  };
}

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
