import { aBooking } from '@streetlore/domain/testing';
import { expect, test } from 'vitest';
import type { ActiveHunt } from './data.ts';
import { withParties } from './with-parties.ts';

const hunt = (id: string, party?: string): ActiveHunt => ({
  ...aBooking(),
  id,
  order_id: party ?? id,
  ...(party && { party: { board_id: 'b', first_stop: 1, held: false } }),
});

test('the teams of a party are one row, where the first of them stands', () => {
  const rows = withParties([hunt('a'), hunt('p-2', 'p'), hunt('b'), hunt('p-1', 'p')]);
  expect(rows.map(({ party, hunts }) => [party, hunts.map(({ id }) => id)])).toEqual([
    [null, ['a']],
    ['p', ['p-2', 'p-1']],
    [null, ['b']],
  ]);
});
