import type { WithId } from '@streetlore/domain/query';
import { readStored } from '@streetlore/domain/version';
import { type DocumentData, type FirestoreDataConverter, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { errorFields, LoggableError } from '../base/log.ts';

/**
 * A stored document does not fit its schema. The message names the faulty fields, never their
 * values.
 */
export class Malformed extends LoggableError {
  override readonly name = 'Malformed';
  readonly path: string;

  constructor(path: string, error: z.core.$ZodError) {
    super(`${path} does not fit its schema: ${errorFields(error).issues}`);
    this.path = path;
  }
}

/**
 * Reads documents of one entity by its domain schema, and those of the previous version of the
 * schema. Timestamps become dates, and the document's id is added.
 * @throws Malformed when a document does not fit its schema
 */
export function converterOf<T extends object>(
  schema: z.ZodMiniType<T>,
): FirestoreDataConverter<WithId<T>, DocumentData> {
  return {
    fromFirestore(snapshot) {
      const parsed = readStored(schema, withDates(snapshot.data()));
      if (!parsed.success) throw new Malformed(snapshot.ref.path, parsed.error);
      return { ...parsed.data, id: snapshot.id };
    },
    toFirestore(value) {
      const { id: _, ...data } = value as DocumentData;
      return data;
    },
  };
}

/** Firestore's timestamps as dates, at any depth. */
export function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
  return value;
}
