import { expect, test } from 'vitest';
import { nameOf } from '../query/index.ts';
import { playersFound, playersListed } from './queries.ts';

test('a list of players has its filter and order, and sorts ties in the same direction', () => {
  expect(nameOf(playersListed('opted_out', { field: 'spend', direction: 'desc' }))).toBe(
    'players, opted_out == true, by spend desc, by __name__ desc',
  );
  expect(nameOf(playersListed('all', { field: 'hunts', direction: 'asc' }))).toBe(
    'players, by hunts asc, by __name__ asc',
  );
});

test('a search asks for players with any of its words, by number', () => {
  expect(nameOf(playersFound(['+44900901', '900901']))).toBe(
    'players, search array-contains-any ["+44900901","900901"], by phone_number asc, by __name__ asc',
  );
});
