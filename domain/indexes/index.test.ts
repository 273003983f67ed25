import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  DOCUMENT_ID,
  groupQuery,
  limit,
  orderBy,
  type Query,
  query,
  startAfter,
  summed,
  where,
} from '../query/index.ts';
import { type CompositeIndex, compositeOf, type FieldOverride, indexesOf } from './index.ts';

const wall = z.object({
  area: z.string(),
  artist: z.string(),
  tags: z.array(z.string()),
  votes: z.number(),
  likes: z.number(),
  seen_at: z.date(),
  expires_at: z.date(),
});
type Parts = Parameters<typeof query<z.infer<typeof wall>>> extends [string, unknown, ...infer Rest] ? Rest : never;
const walls = (...parts: Parts) => query('walls', wall, ...parts);
const allWalls = (...parts: Parts) => groupQuery('walls', wall, ...parts);

const area = where('area', '==', 'soho');
const artist = where('artist', '==', 'ada');
const since = where('seen_at', '>=', new Date(0));
const newest = orderBy('seen_at', 'desc');
const mostVotes = orderBy('votes', 'desc');

/** An index in one line: its fields, with 'desc' for a falling order and `[]` for an array. */
const inShort = (index: CompositeIndex | null) =>
  index?.fields
    .map((field) => {
      if ('arrayConfig' in field) return `${field.fieldPath}[]`;
      return field.order === 'ASCENDING' ? field.fieldPath : `${field.fieldPath} desc`;
    })
    .join(', ') ?? null;

describe('a query that single-field indexes answer needs no composite index', () => {
  test.each<[string, Query]>([
    ['the whole collection', walls()],
    ['one equality', walls(area)],
    ['several equalities', walls(area, artist)],
    ['equality with one of several values', walls(where('area', 'in', ['soho', 'camden']), artist)],
    ['equality with what an array contains', walls(area, where('tags', 'array-contains', 'fox'))],
    ['equalities in the order of the id', walls(area, artist, orderBy(DOCUMENT_ID))],
    ['some ids of an area', walls(area, where(DOCUMENT_ID, 'in', ['a', 'b']))],
    ['a range', walls(since)],
    ['a range with both ends', walls(since, where('seen_at', '<', new Date(1)))],
    ['a range in its own order', walls(since, newest)],
    ['an order', walls(newest, limit(3))],
    ['an order with the id behind it', walls(newest, orderBy(DOCUMENT_ID, 'desc'))],
    ['ids behind one', walls(where(DOCUMENT_ID, '>', 'a'), orderBy(DOCUMENT_ID), limit(3))],
    ['an order by what is equal anyway', walls(area, orderBy('area'))],
    ['one sum over everything', summed(walls(), 'votes')],
    ['the sum of the field that is limited', summed(walls(where('votes', '>', 3)), 'votes')],
  ])('%s', (_what, asked) => expect(compositeOf(asked)).toBeNull());
});

describe('a composite index has the equalities, then the order, then the summed fields', () => {
  test.each<[string, Query, string]>([
    ['equality and order', walls(area, newest), 'area, seen_at desc'],
    ['equality and order from behind a place', walls(area, newest, startAfter(new Date(1))), 'area, seen_at desc'],
    ['one of several values and order', walls(where('area', 'in', ['soho', 'camden']), newest), 'area, seen_at desc'],
    ['array and order', walls(where('tags', 'array-contains', 'fox'), newest), 'tags[], seen_at desc'],
    ['any of an array and order', walls(where('tags', 'array-contains-any', ['fox']), newest), 'tags[], seen_at desc'],
    ['equality and range', walls(area, since), 'area, seen_at'],
    ['equality and range in its own order', walls(area, since, newest), 'area, seen_at desc'],
    ['two orders', walls(orderBy('area'), newest), 'area, seen_at desc'],
    ['an id in the direction before it', walls(area, newest, orderBy(DOCUMENT_ID, 'desc')), 'area, seen_at desc'],
    ['an id in the other direction', walls(newest, orderBy(DOCUMENT_ID)), 'seen_at desc, __name__'],
    ['a range ordered by something else', walls(area, since, mostVotes), 'area, votes desc, seen_at desc'],
    ['two ranges without an order, by name', walls(since, where('likes', '>', 3), area), 'area, likes, seen_at'],
    ['a sum over an equality', summed(walls(area), 'votes'), 'area, votes'],
    ['a sum over a range', summed(walls(since), 'votes'), 'seen_at, votes'],
    ['two sums, by name', summed(walls(area), 'votes', 'likes'), 'area, likes, votes'],
    ['two sums over everything', summed(walls(), 'votes', 'likes'), 'likes, votes'],
  ])('%s', (_what, asked, index) => expect(inShort(compositeOf(asked))).toBe(index));
});

test('the index of a group query covers the collection group', () => {
  expect(compositeOf(allWalls(area, newest))).toMatchObject({
    collectionGroup: 'walls',
    queryScope: 'COLLECTION_GROUP',
  });
  expect(compositeOf(query('towns/soho/walls', wall, area, newest))).toMatchObject({
    collectionGroup: 'walls',
    queryScope: 'COLLECTION',
  });
});

test('queries that differ only in values, limit or the order of conditions share one index', () => {
  const [one, other] = [walls(area, artist, newest), walls(where('artist', '==', 'bo'), area, newest, limit(5))];
  const { indexes } = indexesOf([one, other], []);
  expect(indexes.map(inShort)).toEqual(['area, artist, seen_at desc']);
  const queries = [one, walls(area, mostVotes), query('albums', wall, area, newest)];
  expect(indexesOf(queries.toReversed(), [])).toEqual(indexesOf(queries, []));
});

describe('fields whose indexes differ from the default', () => {
  const overrides = (queries: readonly Query[], ttls: Parameters<typeof indexesOf>[1] = []): readonly FieldOverride[] =>
    indexesOf(queries, ttls).fieldOverrides;
  const up = { queryScope: 'COLLECTION', order: 'ASCENDING' };
  const down = { queryScope: 'COLLECTION', order: 'DESCENDING' };
  const group = { queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' };

  test('are none as long as no query asks a group', () =>
    expect(overrides([walls(area, artist), walls(newest)])).toEqual([]));

  test('include a field of a group query, with the indexes that plain queries need', () => {
    expect(overrides([allWalls(since), walls(newest), walls(since), walls(artist)])).toEqual([
      { collectionGroup: 'walls', fieldPath: 'seen_at', indexes: [group, up, down].toSorted(byText) },
    ]);
    expect(overrides([allWalls(where('tags', 'array-contains', 'fox'))])).toEqual([
      {
        collectionGroup: 'walls',
        fieldPath: 'tags',
        indexes: [{ queryScope: 'COLLECTION_GROUP', arrayConfig: 'CONTAINS' }],
      },
    ]);
  });

  test('include every equality of a group query, because Firestore merges their indexes', () =>
    expect(overrides([allWalls(area, artist)]).map(({ fieldPath }) => fieldPath)).toEqual(['area', 'artist']));

  test('leave out those that a composite index serves', () => expect(overrides([allWalls(area, newest)])).toEqual([]));

  test('include a TTL field, which has only the indexes that queries need', () => {
    const end = { collection: 'walls', field: 'expires_at' };
    const ends = { collectionGroup: 'walls', fieldPath: 'expires_at', ttl: true };
    expect(overrides([], [end])).toEqual([{ ...ends, indexes: [] }]);
    expect(overrides([walls(where('expires_at', '<', new Date(0)))], [end])).toEqual([{ ...ends, indexes: [up] }]);
  });
});

const byText = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
