import { expect, test } from 'vitest';
import { runBy, signed, totalLine, totalVat, traderFaults, traderForSite, traderOf, vatLine } from './index.ts';

const parameters = {
  TRADER_NAME: 'Walls Ltd',
  TRADER_ADDRESS: '1 Brick Lane, London E1 6QL',
  TRADER_EMAIL: 'hello@walls.example',
  TRADER_VAT_NUMBER: 'GB 123 4567 89',
};
const trader = traderOf(parameters);

test('a mail ends with the trader’s name, address, e-mail and VAT number', () => {
  expect(signed('Your hunt is booked.\n', trader)).toBe(
    'Your hunt is booked.\n\n-- \nStreetlore is run by Walls Ltd, 1 Brick Lane, London E1 6QL.\nhello@walls.example\nVAT number GB 123 4567 89.',
  );
});

test('a receipt says how much of its sum is VAT', () => {
  expect(totalVat(trader, 1_200)).toBe('Includes VAT at 20%: £2.00');
  expect(totalVat({ ...trader, vat: '' }, 1_200)).toBeNull();
});

test('nothing is said of VAT by a trader without a number', () => {
  const unregistered = { ...trader, vat: '' };
  for (const text of [signed('', unregistered), runBy(unregistered), vatLine(unregistered), totalLine(unregistered)])
    expect(text).not.toContain('VAT');
  expect(totalLine(trader)).toContain('VAT included');
});

test('the website’s build gets the functions’ parameters, and no other', () => {
  expect(traderForSite({ ...parameters, STRIPE_API_BASE: 'x' })).toEqual({
    VITE_TRADER_NAME: 'Walls Ltd',
    VITE_TRADER_ADDRESS: '1 Brick Lane, London E1 6QL',
    VITE_TRADER_EMAIL: 'hello@walls.example',
    VITE_TRADER_VAT_NUMBER: 'GB 123 4567 89',
  });
});

test('names each parameter that is missing, malformed or still a placeholder; the VAT number may be empty', () => {
  expect(traderFaults(parameters)).toEqual([]);
  expect(traderFaults({ ...parameters, TRADER_VAT_NUMBER: '' })).toEqual([]);
  expect(traderFaults({ ...parameters, TRADER_NAME: ' ', TRADER_ADDRESS: '<street, town, postcode>' })).toEqual([
    'TRADER_NAME is missing',
    'TRADER_ADDRESS is not filled in',
  ]);
  expect(traderFaults({ ...parameters, TRADER_EMAIL: 'nobody', TRADER_VAT_NUMBER: '12' })).toEqual([
    'TRADER_EMAIL is not an e-mail address',
    'TRADER_VAT_NUMBER is neither a VAT number nor empty',
  ]);
  expect(traderFaults({}).map((fault) => fault.split(' ')[0])).toEqual([
    'TRADER_NAME',
    'TRADER_ADDRESS',
    'TRADER_EMAIL',
  ]);
});
