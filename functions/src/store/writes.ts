import type { WrittenDocument } from '@streetlore/domain/stats';
import type { DocumentData, FieldValue, Firestore, Timestamp, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { FieldValue as Sentinels } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { pageWrites } from './booking-pages.ts';

/**
 * The version of a document: the time of the last commit that wrote it. All documents of one commit
 * have the same version.
 */
export type Version = Timestamp;

/** A document's path and schema. */
export type DocumentPlace<T extends object> = { readonly path: string; readonly schema: z.ZodMiniType<T> };

/** A document as it was when read. */
export type Seen<T extends object> = {
  readonly ref: DocumentPlace<T>;
  readonly version: Version;
  /** What it contained: from this and the write follows which figures move. */
  readonly value: object;
};

/** A document as it was when read, or the fact that it did not exist then (`version` is null). */
export type SeenOrAbsent<T extends object> = {
  readonly ref: DocumentPlace<T>;
  readonly version: Version | null;
  readonly value: object | null;
};

declare const becomes: unique symbol;
/** A field value that Firestore computes when it commits. */
export type Sentinel<V> = FieldValue & { readonly [becomes]: V };

/** Removes elements from a list and keeps concurrent changes to the list. */
export const arrayRemove = <E>(...elements: E[]) => Sentinels.arrayRemove(...elements) as Sentinel<E[]>;

/** Removes a field from a document, as a migration does. */
export const deletedField = () => Sentinels.delete() as Sentinel<never>;

export type FieldChanges<T> = { [K in keyof T]?: T[K] | Sentinel<T[K]> };

/** Some fields of an entity. A field that is a map may be given in part. */
export type MergedFields<T> = { readonly [K in keyof T]?: T[K] | Partial<T[K]> };

/** Makes unknown fields a type error. TypeScript alone checks that only in literals. */
export type ExactFields<T, C> = C & { readonly [K in Exclude<keyof C & string, keyof T>]: never };

/** A value without its id, which is the document's name and not stored. */
export function withoutId(value: object): DocumentData {
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
  update<T extends object, C extends FieldChanges<T>>(
    what: DocumentPlace<T> | Seen<T>,
    change: ExactFields<T, C>,
  ): void;
  /** Writes some fields, and single fields of maps. Creates the document if there is none. */
  merge<T extends object>(to: DocumentPlace<T>, change: MergedFields<T>): void;
  delete<T extends object>(what: DocumentPlace<T> | Seen<T>): void;
  /** Fails when there is no such document. */
  deleteExisting<T extends object>(what: DocumentPlace<T>): void;
  /**
   * Makes the whole batch fail when somebody has written the document since it was read. What is
   * written because of the document needs this, even where the document itself stays as it is.
   */
  require<T extends object>(seen: Seen<T>): void;
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

type Listener = (written: readonly WrittenDocument[]) => void;

const listeners = new WeakMap<Firestore, Listener>();

/** Reports to `listener` all documents that commits to this database write, once they are written. */
export const listenToCommits = (db: Firestore, listener: Listener) => void listeners.set(db, listener);

export const reportCommit = (db: Firestore, written: readonly WrittenDocument[]) => listeners.get(db)?.(written);

/** Writes to which the last conditions are still to be added. */
type OpenWrites = Writes & {
  /** Adds the conditions on required documents that nothing else writes. Called once, at the end. */
  seal(): void;
};

/** A field of a document with its value. Writing it changes nothing. */
const sameField = (value: object): DocumentData => {
  const [field] = Object.entries(withoutId(value)).filter(([, one]) => one === null || typeof one !== 'object');
  if (!field) throw new Error('A document without a plain field cannot be required');
  return Object.fromEntries([field]);
};

/**
 * The typed writes of a batch or a transaction.
 * @param written gets every document that is written
 */
export function writesOn(db: Firestore, raw: WriteBatch | Transaction, written: WrittenDocument[]): OpenWrites {
  const required = new Map<string, Seen<object>>();
  // Batches and transactions have these methods, but TypeScript cannot call a union of overloads.
  const to = raw as Pick<WriteBatch, 'create' | 'set' | 'update' | 'delete'>;
  const guard = <T extends object>(what: DocumentPlace<T> | Seen<T>) =>
    'ref' in what ? { lastUpdateTime: what.version } : {};
  /**
   * Notes a write and returns where it goes.
   * @param change null when the document is deleted
   */
  const noted = <T extends object>(what: DocumentPlace<T> | SeenOrAbsent<T>, change: object | null) => {
    const isSeen = 'ref' in what;
    const { path } = isSeen ? what.ref : what;
    const before = isSeen && what.value ? { ...what.value } : undefined;
    const after = change ? { ...before, ...change } : undefined;
    written.push({ path, before, after, ...(!isSeen && { isBlind: true }) });
    for (const one of pageWrites({ path, before, after })) {
      if (one.page) to.set(db.doc(one.path), one.page);
      else to.delete(db.doc(one.path));
    }
    return db.doc(path);
  };
  return {
    create: (ref, value) => void to.create(noted({ ref, version: null, value: null }, value), withoutId(value)),
    set: (ref, value) => void to.set(noted(ref, value), withoutId(value)),
    put(looked, value) {
      const { version } = looked;
      if (version) to.update(noted(looked, value), withoutId(value), { lastUpdateTime: version });
      else to.create(noted(looked, value), withoutId(value));
    },
    update: (what, change) => void to.update(noted(what, change), { ...change }, guard(what)),
    merge(ref, change) {
      const fields: DocumentData = { ...change };
      to.set(noted(ref, change), fields, { merge: true });
    },
    delete: (what) => void to.delete(noted(what, null), guard(what)),
    deleteExisting: (ref) => void to.delete(noted(ref, null), { exists: true }),
    require: (seen) => void required.set(seen.ref.path, seen),
    seal() {
      for (const [path, seen] of required) {
        const own = written.filter((one) => one.path === path);
        if (own.some(({ isBlind }) => isBlind)) throw new Error(`${path} is required and written without its version`);
        if (own.length === 0) to.update(db.doc(path), sameField(seen.value), guard(seen));
      }
    },
  };
}

export function commitOf(db: Firestore): Commit {
  const batch = db.batch();
  const written: WrittenDocument[] = [];
  const { seal, ...writes } = writesOn(db, batch, written);
  const commit = async () => {
    seal();
    const results = await batch.commit();
    reportCommit(db, written);
    return results;
  };
  return {
    ...writes,
    run: async () => void (await commit()),
    async runVersioned() {
      const [first] = await commit();
      if (!first) throw new Error('A commit without a write');
      return first.writeTime;
    },
  };
}
