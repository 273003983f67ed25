import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { orderBy, query, summed, where } from '../../domain/query/index.ts';
import { undeclaredIndexes } from './index-usage.ts';

const schema = z.object({ tour_id: z.string(), stop_number: z.number(), status: z.string(), hints: z.number() });
const declared = [
  query('stops', schema, where('tour_id', '==', 'a'), orderBy('stop_number')),
  query('stops', schema, where('tour_id', '==', 'a'), where('status', '==', 'b')),
  summed(query('stops', schema, where('stop_number', '>', 1)), 'hints'),
];

test('accepts the indexes of a declared query, its equalities in any order and merged ones too', () => {
  const used = [
    'COLLECTION stops: tour_id ASCENDING, stop_number ASCENDING',
    'COLLECTION stops: status ASCENDING, tour_id ASCENDING',
    'COLLECTION stops: stop_number ASCENDING, hints ASCENDING',
  ];
  expect(undeclaredIndexes(used, declared)).toEqual([]);
});

test('names indexes that no declared query needs: another order, direction, collection or a group', () => {
  const used = [
    'COLLECTION stops: status ASCENDING, stop_number ASCENDING',
    'COLLECTION stops: tour_id ASCENDING, stop_number DESCENDING',
    'COLLECTION secrets: tour_id ASCENDING, stop_number ASCENDING',
    'COLLECTION_GROUP stops: tour_id ASCENDING, stop_number ASCENDING',
  ];
  expect(undeclaredIndexes(used, declared)).toEqual(used.toSorted());
});
