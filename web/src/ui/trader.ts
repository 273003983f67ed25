import { traderOf } from '@streetlore/domain/trader';

/** The build takes the values from the functions' parameters. */
export const trader = traderOf({
  TRADER_NAME: String(import.meta.env.VITE_TRADER_NAME),
  TRADER_COMPANY_NUMBER: String(import.meta.env.VITE_TRADER_COMPANY_NUMBER),
  TRADER_REGISTERED_IN: String(import.meta.env.VITE_TRADER_REGISTERED_IN),
  TRADER_ADDRESS: String(import.meta.env.VITE_TRADER_ADDRESS),
  TRADER_EMAIL: String(import.meta.env.VITE_TRADER_EMAIL),
  TRADER_VAT_NUMBER: String(import.meta.env.VITE_TRADER_VAT_NUMBER),
});
