import type { Trader } from './texts.ts';

/** The names of the parameters that say who sells. Functions and website get the same values. */
const names = ['TRADER_NAME', 'TRADER_ADDRESS', 'TRADER_EMAIL', 'TRADER_VAT_NUMBER'] as const;

export type TraderParameters = Readonly<Record<(typeof names)[number], string>>;

export const traderOf = (parameters: TraderParameters): Trader => ({
  name: parameters.TRADER_NAME,
  address: parameters.TRADER_ADDRESS,
  email: parameters.TRADER_EMAIL,
  vat: parameters.TRADER_VAT_NUMBER,
});

/** The same parameters under the names that the website's build reads, so that nobody fills them in twice. */
export const traderForSite = (parameters: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(names.map((name) => [`VITE_${name}`, parameters[name] ?? '']));
