import type { WithId } from '@streetlore/domain/query';
import { readStored } from '@streetlore/domain/version';
import {
  type DocumentData,
  type FirestoreDataConverter,
  GeoPoint,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase/firestore';
import type * as z from 'zod/mini';
import { LiveError } from './live.ts';

/** Turns, at any depth, a Timestamp into a Date and a GeoPoint into {latitude, longitude}. */
export function toPlainValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (value instanceof GeoPoint) return { latitude: value.latitude, longitude: value.longitude };
  if (Array.isArray(value)) return value.map(toPlainValue);
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toPlainValue(item)]));
  }
  return value;
}

/**
 * The only converter of the site. It upgrades a document of the previous version, checks it against
 * its domain schema and adds its id. A document that does not fit throws a LiveError that names it.
 * The id is never written.
 */
export function converterFor<T extends object>(
  schema: z.ZodMiniType<T>,
): FirestoreDataConverter<WithId<T>, DocumentData> {
  return {
    toFirestore: (value: object) => {
      const { id: _id, ...data } = value as DocumentData;
      return data;
    },
    fromFirestore: (snapshot: QueryDocumentSnapshot) => {
      const result = readStored(schema, toPlainValue(snapshot.data({ serverTimestamps: 'estimate' })));
      if (result.success) return { ...result.data, id: snapshot.id };
      const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
      throw new LiveError('malformed', `${snapshot.ref.path} does not fit its schema (${problems})`);
    },
  };
}
