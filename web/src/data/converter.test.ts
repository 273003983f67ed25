import { versioned } from '@streetlore/domain/version';
import { type DocumentReference, GeoPoint, type QueryDocumentSnapshot, Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { converterFor, toPlainValue } from './converter.ts';
import { LiveError } from './live.ts';

const schema = z.object({ name: z.string(), seen: z.date() });
const at = new Date('2026-11-20T12:00:00Z');

const snapshot = (data: object) =>
  ({
    id: 'fox',
    ref: { path: 'walls/fox' } as DocumentReference,
    data: () => data,
  }) as unknown as QueryDocumentSnapshot;

test('timestamps become dates and geopoints plain objects, at any depth', () => {
  const stamp = Timestamp.fromDate(at);
  expect(toPlainValue({ a: [stamp, { b: stamp }], where: new GeoPoint(51.5, -0.07) })).toEqual({
    a: [at, { b: at }],
    where: { latitude: 51.5, longitude: -0.07 },
  });
});

test('a document arrives with its id and without unknown fields', () => {
  const read = converterFor(schema).fromFirestore(snapshot({ name: 'Fox', seen: Timestamp.fromDate(at), secret: 1 }));
  expect(read).toEqual({ id: 'fox', name: 'Fox', seen: at });
});

test('a document that does not fit is an error that names the document and the field', () => {
  const read = () => converterFor(schema).fromFirestore(snapshot({ name: 7, seen: Timestamp.fromDate(at) }));
  expect(read).toThrow(LiveError);
  expect(read).toThrow(/walls\/fox.*name/);
});

test('a document of the previous version is upgraded, and one of a future version is refused', () => {
  const present = versioned(
    z.object({ names: z.array(z.string()), schema_version: z.optional(z.literal(2)) }),
    2,
    z.object({ name: z.string() }),
    ({ name }) => ({ names: [name] }),
  );
  const read = (data: object) => converterFor(present).fromFirestore(snapshot(data));
  expect(read({ name: 'Fox' })).toEqual({ id: 'fox', names: ['Fox'], schema_version: 2 });
  expect(read({ names: ['Fox'], schema_version: 2 })).toEqual({ id: 'fox', names: ['Fox'], schema_version: 2 });
  expect(() => read({ names: ['Fox'], schema_version: 3 })).toThrow(/walls\/fox.*schema_version/);
});

test('the id is not stored', () => {
  expect(converterFor(schema).toFirestore({ id: 'fox', name: 'Fox', seen: at })).toEqual({ name: 'Fox', seen: at });
});
