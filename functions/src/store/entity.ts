import type { WithId } from '@streetlore/domain/query';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { withoutConflict } from './conflict.ts';
import { converterOf } from './convert.ts';
import {
  commitOf,
  type DocumentPlace,
  type ExactFields,
  type FieldChanges,
  type MergedFields,
  type Version,
  type Writes,
} from './writes.ts';

type ReadDocument<T extends object, Value, At> = {
  readonly ref: Ref<T>;
  readonly value: Value;
  readonly version: At;
  /**
   * Creates the document, or updates all these fields.
   * @throws a conflict when somebody has written the document since it was read
   */
  put(value: T): Promise<FoundDocument<T>>;
};

/** A document that was read. Its writes fail if somebody has written the document since. */
export type FoundDocument<T extends object> = ReadDocument<T, WithId<T>, Version> & {
  /**
   * @returns the document after the write
   * @throws a conflict when somebody has written the document since it was read
   */
  update<C extends Partial<T>>(change: ExactFields<T, C>): Promise<FoundDocument<T>>;
  delete(): Promise<void>;
};

/** A document that was read, whether or not it exists. */
export type Versioned<T extends object> = FoundDocument<T> | ReadDocument<T, null, null>;

/** One document of an entity. Writes take the entity's own fields and types, never `id`. */
export type Ref<T extends object> = DocumentPlace<T> & {
  readonly id: string;
  /** @throws Malformed when the document does not fit its schema */
  read(): Promise<WithId<T> | null>;
  /** Reads the document with its version, for a conditional write. */
  readVersioned(): Promise<Versioned<T>>;
  exists(): Promise<boolean>;
  /** The document in the state in which a commit has just written it. */
  left(value: T, version: Version): FoundDocument<T>;
  /** @throws an error that `alreadyExists` recognises, when the document exists */
  create(value: T): Promise<FoundDocument<T>>;
  set(value: T): Promise<void>;
  /** Writes some fields, and single fields of maps. Creates the document if there is none. */
  merge(change: MergedFields<T>): Promise<void>;
  /** @throws an error that `notFound` recognises, when there is no such document */
  update<C extends FieldChanges<T>>(change: ExactFields<T, C>): Promise<void>;
  delete(): Promise<void>;
  /**
   * Reads the document and updates it with the result of `decide`, a pure function. After a
   * conflict the document is read and `decide` is called again.
   * @returns the change that was written; null when there is no such document or `decide` returned
   * null
   */
  amend(decide: (value: WithId<T>) => Partial<T> | null): Promise<Partial<T> | null>;
};

/** The reference to the document at a path. */
export function refOf<T extends object>(db: Firestore, path: string, schema: z.ZodMiniType<T>): Ref<T> {
  const raw = db.doc(path).withConverter(converterOf(schema));
  const write = writing(db);
  const ref: Ref<T> = {
    id: raw.id,
    path,
    schema,
    read: async () => (await raw.get()).data() ?? null,
    readVersioned: async () => versionedOf(db, schema, await raw.get()),
    exists: async () => (await raw.get()).exists,
    left: (value, version) => found(db, ref, value, version),
    create: async (value) => found(db, ref, value, await write((commit) => commit.create(ref, value))),
    set: async (value) => void (await write((commit) => commit.set(ref, value))),
    merge: async (change) => void (await write((commit) => commit.merge(ref, change))),
    update: async (change) => void (await write((commit) => commit.update(ref, change))),
    delete: async () => void (await write((commit) => commit.delete(ref))),
    amend: (decide) =>
      withoutConflict(async () => {
        const seen = await ref.readVersioned();
        if (!seen.version) return null;
        const change = decide(seen.value);
        if (change) await seen.update(change as ExactFields<T, Partial<T>>);
        return change;
      }),
  };
  return ref;
}

export function entityOf<T extends object>(db: Firestore, path: string, schema: z.ZodMiniType<T>) {
  return {
    /**
     * The reference to a document of the collection. Without an id, a new document gets a random
     * one.
     */
    at: (id = db.collection(path).doc().id) => refOf(db, `${path}/${id}`, schema),
  };
}

/** Turns a snapshot of the SDK into a document with its version. */
export function versionedOf<T extends object>(
  db: Firestore,
  schema: z.ZodMiniType<T>,
  snapshot: DocumentSnapshot<WithId<T>>,
): Versioned<T> {
  const ref = refOf(db, snapshot.ref.path, schema);
  const value = snapshot.data();
  if (value && snapshot.updateTime) return found(db, ref, value, snapshot.updateTime);
  return { ref, value: null, version: null, put: (next) => ref.create(next) };
}

function found<T extends object>(db: Firestore, ref: Ref<T>, left: T, version: Version): FoundDocument<T> {
  const value = { ...left, id: ref.id };
  const seen = { ref, value, version };
  const write = writing(db);
  return {
    ...seen,
    put: async (next) => found(db, ref, next, await write((commit) => commit.put(seen, next))),
    update: async (change) =>
      found(db, ref, { ...value, ...change }, await write((commit) => commit.update(seen, change))),
    delete: async () => void (await write((commit) => commit.delete(seen))),
  };
}

const writing = (db: Firestore) => async (write: (commit: Writes) => void) => {
  const commit = commitOf(db);
  write(commit);
  return await commit.runVersioned();
};
