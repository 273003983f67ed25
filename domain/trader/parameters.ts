import type { traderSchemas } from './schema.ts';
import type { Trader } from './texts.ts';

/**
 * The names of the parameters that say who sells. Functions and website get the same values. Home loads this, and
 * not the schemas.
 */
const names = [
  'TRADER_NAME',
  'TRADER_COMPANY_NUMBER',
  'TRADER_REGISTERED_IN',
  'TRADER_ADDRESS',
  'TRADER_EMAIL',
  'TRADER_VAT_NUMBER',
] as const satisfies (keyof typeof traderSchemas)[];

export type TraderParameters = Readonly<Record<keyof typeof traderSchemas, string>>;

/** What the VAT number's parameter says of a trader who is not registered for VAT. */
const UNREGISTERED = 'none';

export const traderOf = (parameters: TraderParameters): Trader => ({
  name: parameters.TRADER_NAME,
  company_number: parameters.TRADER_COMPANY_NUMBER,
  registered_in: parameters.TRADER_REGISTERED_IN,
  address: parameters.TRADER_ADDRESS,
  email: parameters.TRADER_EMAIL,
  vat: parameters.TRADER_VAT_NUMBER === UNREGISTERED ? '' : parameters.TRADER_VAT_NUMBER,
});

/** The same parameters under the names that the website's build reads, so that nobody fills them in twice. */
export const traderForSite = (parameters: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(names.map((name) => [`VITE_${name}`, parameters[name] ?? '']));
