import { expect, test } from 'vitest';
import { nameOf } from '../query/index.ts';
import { playersFound, playersListed } from './queries.ts';

test('a list of players has its filter and its order, and breaks ties in the same direction', () => {
  expect(nameOf(playersListed('opted_out', { field: 'spend', direction: 'desc' }))).toBe(
    'players, opted_out == true, by spend desc, by __name__ desc',
  );
  expect(nameOf(playersListed('all', { field: 'hunts', direction: 'asc' }))).toBe(
    'players, by hunts asc, by __name__ asc',
  );
});

test('a search asks for one address, or for the numbers that begin so', () => {
  expect(nameOf(playersFound({ email: 'mia@example.com' }))).toBe(
    'players, email == "mia@example.com", by phone_number asc, by __name__ asc',
  );
  expect(nameOf(playersFound({ from: '+4477', to: '+4477:' }))).toBe(
    'players, phone_number >= "+4477", phone_number < "+4477:", by phone_number asc, by __name__ asc',
  );
});
