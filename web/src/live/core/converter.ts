import {
  type DocumentData,
  type FirestoreDataConverter,
  GeoPoint,
  type QueryDocumentSnapshot,
  Timestamp,
  type WithFieldValue,
} from 'firebase/firestore';
import type * as z from 'zod/mini';
import { LiveError } from './live.ts';

/** Firestore's own value types as plain ones: Timestamp -> Date, GeoPoint -> {latitude, longitude}, at any depth. */
export function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (value instanceof GeoPoint) return { latitude: value.latitude, longitude: value.longitude };
  if (Array.isArray(value)) return value.map(plain);
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
  }
  return value;
}

const converters = new WeakMap<object, unknown>();

/**
 * The one converter of the site: a document goes through its domain schema on the way in, with its id as `id`. A document
 * that does not fit throws a LiveError that names it, which the listener turns into `failed`. Dates on the way out
 * become timestamps by the SDK itself.
 */
export function converterFor<T extends object>(schema: z.ZodMiniType<T>): FirestoreDataConverter<T, DocumentData> {
  const known = converters.get(schema);
  if (known) return known as FirestoreDataConverter<T, DocumentData>;
  const converter: FirestoreDataConverter<T, DocumentData> = {
    toFirestore: (value: WithFieldValue<T>) => value as DocumentData,
    fromFirestore: (snapshot: QueryDocumentSnapshot) => {
      const data = plain(snapshot.data({ serverTimestamps: 'estimate' }));
      const result = schema.safeParse({ ...(data as object), id: snapshot.id });
      if (result.success) return result.data;
      const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
      throw new LiveError('malformed', `${snapshot.ref.path} does not fit its schema (${problems})`);
    },
  };
  converters.set(schema, converter);
  return converter;
}
