import { expect, test } from 'vitest';
import { invoiceToInput, invoiceToTexts } from './index.ts';
import { vatNumber } from './schema.ts';

test.each([
  ['GB 123 4567 82', 'GB123456782'],
  ['123 4567 27', 'GB123456727'],
  ['gb123456782001', 'GB123456782001'],
  ['GBGD001', 'GBGD001'],
  ['gb ha 599', 'GBHA599'],
  ['XI 123456782', 'XI123456782'],
  ['DE 136-695-976', 'DE136695976'],
  ['fr 40 303 265 045', 'FR40303265045'],
  ['IE6388047V', 'IE6388047V'],
  ['NL 0099.99.998B57', 'NL009999998B57'],
])('%j is the VAT number %s', (typed, kept) => {
  expect(vatNumber.parse(typed)).toBe(kept);
  expect(vatNumber.parse(kept)).toBe(kept);
});

test.each([
  'GB 123 4567 83',
  '123456789',
  'GB12345678',
  'GBGD500',
  'GBHA499',
  'DE12345678',
  'US123456789',
  'GB',
  'none',
])('%j is no VAT number', (typed) =>
  expect(vatNumber.safeParse(typed).error?.issues[0]?.message).toBe(invoiceToTexts.vatNumberWrong),
);

test('one wrong digit of a British number is noticed', () => {
  const number = '123456782';
  const wrong = [...number].flatMap((digit, n) =>
    [...'0123456789']
      .filter((other) => other !== digit)
      .map((other) => number.slice(0, n) + other + number.slice(n + 1)),
  );
  const accepted = wrong.filter((one) => vatNumber.safeParse(one).success);
  // Either of the two schemes may accept a number that belongs to the other.
  expect(accepted.length).toBeLessThan(wrong.length / 20);
});

test('an address has its lines alone, and what may stay empty is null', () => {
  const typed = {
    company: ' Herons ',
    address: ' 2 Hanbury Street \n\n London\nE1 6QR',
    vat_number: ' ',
    po_number: '',
  };
  const parsed = invoiceToInput.parse(typed);
  expect(parsed).toEqual({
    company: 'Herons',
    address: '2 Hanbury Street\nLondon\nE1 6QR',
    vat_number: null,
    po_number: null,
  });
  expect(invoiceToInput.parse(parsed)).toEqual(parsed);
  const faults = invoiceToInput.safeParse({ ...typed, company: '', address: '1\n2\n3\n4\n5\n6\n7' }).error?.issues;
  expect(faults?.map(({ message }) => message)).toEqual([invoiceToTexts.companyMissing, invoiceToTexts.lines]);
});
