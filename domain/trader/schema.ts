import * as z from 'zod/mini';
import { emailAddress } from '../fields/index.ts';

const filledIn = z.string().check(z.trim(), z.minLength(1, 'is missing'));

/**
 * The parameters that say who sells: a company's website and letters show its registered name, number, place of
 * registration and registered office (Company, LLP and Business (Names and Trading Disclosures) Regulations
 * 2015), and a shop its e-mail address (Consumer Contracts Regulations 2013, schedule 2).
 */
export const traderSchemas = {
  TRADER_NAME: filledIn,
  TRADER_COMPANY_NUMBER: z.pipe(filledIn, z.string().check(z.regex(/^[0-9A-Z]{8}$/, 'is no company number'))),
  TRADER_REGISTERED_IN: z.pipe(
    filledIn,
    z.enum(['England and Wales', 'Scotland', 'Northern Ireland'], 'is no place of registration'),
  ),
  /** The registered office, in one line. */
  TRADER_ADDRESS: filledIn,
  TRADER_EMAIL: z.pipe(
    filledIn,
    z.string().check(z.refine((text) => emailAddress.safeParse(text).success, 'is not an e-mail address')),
  ),
  /** `none` without a registration for VAT, so that nobody leaves the number out by mistake. */
  TRADER_VAT_NUMBER: z.pipe(
    filledIn,
    z.string().check(z.regex(/^(?:none|[A-Z]{2} ?[0-9A-Z][0-9A-Z ]{4,13})$/, 'is neither a VAT number nor none')),
  ),
};

/** What belongs to nobody: an example's brackets, names kept for examples, numbers of zeros. */
const PLACEHOLDER = /<[^>]*>|\bexample\b|\.(?:test|invalid)$|^(?:[A-Z]{2} ?)?[0 ]+$/i;

/** Parameters that cannot be used, as `NAME what is wrong`. A placeholder counts as missing. */
export function traderFaults(parameters: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(traderSchemas).flatMap(([name, schema]) => {
    const value = parameters[name] ?? '';
    if (PLACEHOLDER.test(value) && value.trim() !== '') return [`${name} is not filled in`];
    return z.safeParse(schema, value).error?.issues.map(({ message }) => `${name} ${message}`) ?? [];
  });
}
