import { expect, test } from 'vitest';
import { localParameters } from '../../emulators/src/config.ts';
import { runBy, signed, totalLine, totalVat, traderFaults, traderForSite, traderOf, vatLine } from './index.ts';

const parameters = {
  TRADER_NAME: 'Walls Ltd',
  TRADER_COMPANY_NUMBER: '01234567',
  TRADER_REGISTERED_IN: 'England and Wales',
  TRADER_ADDRESS: '1 Brick Lane, London E1 6QL',
  TRADER_EMAIL: 'hello@walls.london',
  TRADER_VAT_NUMBER: 'GB 123 4567 89',
};
const trader = traderOf(parameters);

test('a mail ends with the trader’s name, registration, office, e-mail and VAT number', () => {
  expect(signed('Your hunt is booked.\n', trader)).toBe(
    'Your hunt is booked.\n\n-- \nStreetlore is run by Walls Ltd, registered in England and Wales, company number 01234567. Registered office: 1 Brick Lane, London E1 6QL.\nhello@walls.london\nVAT number GB 123 4567 89.',
  );
});

test('a receipt says how much of its sum is VAT', () => {
  expect(totalVat(trader, 1_200)).toBe('Includes VAT at 20%: £2.00');
  expect(totalVat({ ...trader, vat: '' }, 1_200)).toBeNull();
});

test('nothing is said of VAT by a trader without a number', () => {
  const unregistered = traderOf({ ...parameters, TRADER_VAT_NUMBER: 'none' });
  for (const text of [signed('', unregistered), runBy(unregistered), vatLine(unregistered), totalLine(unregistered)])
    expect(text).not.toContain('VAT');
  expect(totalLine(trader)).toContain('VAT included');
});

test('the website’s build gets the functions’ parameters, and no other', () => {
  expect(traderForSite({ ...parameters, STRIPE_API_BASE: 'x' })).toEqual({
    VITE_TRADER_NAME: 'Walls Ltd',
    VITE_TRADER_COMPANY_NUMBER: '01234567',
    VITE_TRADER_REGISTERED_IN: 'England and Wales',
    VITE_TRADER_ADDRESS: '1 Brick Lane, London E1 6QL',
    VITE_TRADER_EMAIL: 'hello@walls.london',
    VITE_TRADER_VAT_NUMBER: 'GB 123 4567 89',
  });
});

test('names each parameter that is missing, malformed or still a placeholder; without VAT it says none', () => {
  expect(traderFaults(parameters)).toEqual([]);
  expect(traderFaults({ ...parameters, TRADER_VAT_NUMBER: 'none' })).toEqual([]);
  expect(traderFaults({ ...parameters, TRADER_NAME: ' ', TRADER_ADDRESS: '<street, town, postcode>' })).toEqual([
    'TRADER_NAME is missing',
    'TRADER_ADDRESS is not filled in',
  ]);
  const malformed = { TRADER_EMAIL: 'nobody', TRADER_VAT_NUMBER: '12', TRADER_COMPANY_NUMBER: '123' };
  expect(traderFaults({ ...parameters, ...malformed, TRADER_REGISTERED_IN: 'London' })).toEqual([
    'TRADER_COMPANY_NUMBER is no company number',
    'TRADER_REGISTERED_IN is no place of registration',
    'TRADER_EMAIL is not an e-mail address',
    'TRADER_VAT_NUMBER is neither a VAT number nor none',
  ]);
  expect(traderFaults({}).map((fault) => fault.split(' ')[0])).toEqual(Object.keys(parameters));
});

test('the emulators’ trader is nobody’s: each of its particulars that names one is refused', () => {
  expect(traderFaults(localParameters)).toEqual([
    'TRADER_COMPANY_NUMBER is not filled in',
    'TRADER_ADDRESS is not filled in',
    'TRADER_EMAIL is not filled in',
    'TRADER_VAT_NUMBER is not filled in',
  ]);
});
