import type { DocumentData, FieldValue, Firestore, Timestamp, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { FieldValue as Sentinels } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';

/** The version of a document: the time of the commit that wrote it last, equal for all documents of one commit. */
export type Version = Timestamp;

/** A document's path and schema. */
export type DocumentPlace<T extends object> = { readonly path: string; readonly schema: z.ZodMiniType<T> };

/** A document as it was when read. */
export type Seen<T extends object> = { readonly ref: DocumentPlace<T>; readonly version: Version };

/** The same of a document that may not have existed. */
export type SeenOrAbsent<T extends object> = { readonly ref: DocumentPlace<T>; readonly version: Version | null };

declare const becomes: unique symbol;
/** A field value that Firestore computes when it commits. */
export type Sentinel<V> = FieldValue & { readonly [becomes]: V };

/** Removes elements from a list, and leaves concurrent changes to it alone. */
export const arrayRemove = <E>(...elements: E[]) => Sentinels.arrayRemove(...elements) as Sentinel<E[]>;

/** Takes a field out of a document, as a migration does. */
export const removed = () => Sentinels.delete() as Sentinel<never>;

/** Some fields of an entity, each of its type. */
export type FieldChanges<T> = { [K in keyof T]?: T[K] | Sentinel<T[K]> };

/** Some fields of an entity; of a field that is a map, some of its own. */
export type Merge<T> = { readonly [K in keyof T]?: T[K] | Partial<T[K]> };

/** Makes unknown fields a type error, also in values that are not literals, which TypeScript alone would let pass. */
export type Only<T, C> = C & { readonly [K in Exclude<keyof C & string, keyof T>]: never };

/** A value without its id, which is the document's name and not stored. */
export function stored(value: object): DocumentData {
  const { id: _, ...data } = value as DocumentData;
  return data;
}

/**
 * An atomic batch of writes. A conditional write of a document that somebody has written since it was read fails the whole
 * batch.
 */
export type Writes = {
  /** Fails when the document exists. */
  create<T extends object>(to: DocumentPlace<T>, value: NoInfer<T>): void;
  /** Overwrites the document. */
  set<T extends object>(to: DocumentPlace<T>, value: NoInfer<T>): void;
  /** Creates the document if it did not exist when read, else updates all these fields. Conditional. */
  put<T extends object>(looked: SeenOrAbsent<T>, value: NoInfer<T>): void;
  /** Fails when there is no such document. */
  update<T extends object, C extends FieldChanges<T>>(what: DocumentPlace<T> | Seen<T>, change: Only<T, C>): void;
  /** Writes some fields, those of maps one by one, whether or not the document is there. */
  merge<T extends object>(to: DocumentPlace<T>, change: Merge<T>): void;
  delete<T extends object>(what: DocumentPlace<T> | Seen<T>): void;
  /** Fails when there is no such document. */
  deleteExisting<T extends object>(what: DocumentPlace<T>): void;
};

/** A commit under way. */
export type Commit = Writes & {
  /** Commits, also an empty batch. @throws a conflict when a document was written since it was read */
  run(): Promise<void>;
  /** The same for a batch that is not empty. @returns the version of all documents in it */
  runVersioned(): Promise<Version>;
};

/** The typed writes of a batch or a transaction. */
export function writesOn(db: Firestore, raw: WriteBatch | Transaction): Writes {
  // Both have these methods, but TypeScript cannot call a union of overloads.
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

/** An empty commit. */
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
