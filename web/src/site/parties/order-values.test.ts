import { createPartyInput } from '@streetlore/domain/party';
import { expect, test } from 'vitest';
import { emptyOrder, orderOf, peopleOf, sizesOf, teamsRange, withAt } from './order-values.ts';

test('as few teams of five as hold the people, until somebody chooses more', () => {
  expect(sizesOf({ people: '23', teams: null })).toEqual([5, 5, 5, 4, 4]);
  expect(sizesOf({ people: '23', teams: 8 })).toEqual([3, 3, 3, 3, 3, 3, 3, 2]);
  expect(sizesOf({ people: '23', teams: 2 })).toHaveLength(5);
  expect(teamsRange(60)).toEqual({ min: 12, max: 30 });
  expect(teamsRange(6)).toEqual({ min: 2, max: 6 });
});

test.each(['5', '61', '', 'ten', '12.5', '-8'])('%j people are no party', (people) => {
  expect(peopleOf({ people })).toBeNull();
  expect(sizesOf({ people, teams: null })).toEqual([]);
});

test('an order that is filled in is one that the server takes', () => {
  const values = {
    ...emptyOrder,
    tourId: 'color-vinyl',
    email: 'ines@example.com',
    people: '8',
    names: withAt([], 1, 'Herons'),
    phones: withAt([], 0, '07700 900123'),
  };
  const parsed = createPartyInput.parse({ party_id: 'p1', ...orderOf(values) });
  expect(parsed.teams).toEqual([
    { name: '', people: 4, phone_number: '+447700900123' },
    { name: 'Herons', people: 4, phone_number: null },
  ]);
});

test('whatever is typed of a party changes the order', () => {
  const values = { ...emptyOrder, tourId: 'color-vinyl', people: '12', names: ['Herons'], phones: ['07700 900123'] };
  const others: Required<typeof values> = {
    tourId: 'night-walls',
    people: '13',
    teams: 4,
    names: ['Cranes'],
    phones: ['07700 900124'],
    starts: 'each',
    day: '2026-12-24',
    email: 'ines@example.com',
    needsInvoice: true,
    invoice: { ...emptyOrder.invoice, company: 'Cranes Ltd' },
  };
  // Only somebody who needs an invoice has one.
  const of = (field: string) => ({ ...values, needsInvoice: field === 'invoice' });
  const unseen = Object.entries(others).filter(
    ([field, other]) =>
      JSON.stringify(orderOf({ ...of(field), [field]: other })) === JSON.stringify(orderOf(of(field))),
  );
  expect(unseen).toEqual([]);
});
