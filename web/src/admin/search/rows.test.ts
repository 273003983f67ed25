import { aBooking } from '@streetlore/domain/testing';
import { expect, test } from 'vitest';
import { chosenAmong, movedBy, pageHuntRow, type Row } from './rows.ts';

const rows = (...keys: string[]): Row[] => keys.map((key) => ({ key, to: `/${key}`, name: key, more: '' }));

test('Enter opens nothing while results are on their way, then the first of all', () => {
  const early = rows('text of the Foxes');
  expect(chosenAmong(early, null, false)).toBeNull();
  expect(chosenAmong(rows('the Owls', 'text of the Foxes'), null, true)).toBe('the Owls');
});

test('the row that was seen as chosen stays chosen while others come, and nothing takes its place when it goes', () => {
  expect(chosenAmong(rows('new', 'the Owls'), 'the Owls', true)).toBe('the Owls');
  expect(chosenAmong(rows('new'), 'the Owls', true)).toBe('the Owls');
});

test('the arrows go through the rows and round the ends', () => {
  const three = rows('a', 'b', 'c');
  expect(movedBy('ArrowDown', three, null)).toBe('a');
  expect(movedBy('ArrowUp', three, null)).toBe('c');
  expect(movedBy('ArrowDown', three, 'c')).toBe('a');
  expect(movedBy('ArrowUp', three, 'b')).toBe('a');
  expect(movedBy('ArrowDown', [], null)).toBeNull();
  expect(movedBy('x', three, 'a')).toBeNull();
});

test('a hunt without a number is named by its team, and told apart by reference and address', () => {
  const booking = { ...aBooking({ phone_numbers: [], email: 'lena@example.org' }), id: '3f9a01bc-77aa-4000' };
  expect(pageHuntRow(booking)).toMatchObject({
    to: '/admin/hunts/3f9a01bc-77aa-4000',
    name: 'Team 000, Color & Vinyl',
    more: '3F9A01BC, lena@example.org',
  });
});
