import { playersListed } from '@streetlore/domain/player';
import { Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { placeOf, readPlace } from './place.ts';

const query = playersListed('all', { field: 'last_seen_at', direction: 'desc' });
const seen = new Timestamp(1_763_793_600, 123_456_000);
const row = { id: '+447700900901', get: (field: string) => (field === 'last_seen_at' ? seen : undefined) };

test('after a reload a page starts at the same place, to the microsecond', () => {
  expect(readPlace(query, placeOf(query, row))).toEqual([seen, '+447700900901']);
});

test.each(['', '{', '[]', '["only one"]', '[[1,2],"a/b"]', '[[1,2],7]', '[[1,-2],"a"]', '[[1e15,0],"a"]', '[{},"a"]'])(
  '%s in an address is no place in the list',
  (text) => {
    expect(readPlace(query, text)).toBeNull();
  },
);
