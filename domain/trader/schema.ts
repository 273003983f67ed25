import * as z from 'zod/mini';
import { emailAddress } from '../fields/index.ts';

const filledIn = z.string().check(z.trim(), z.minLength(1, 'is missing'));

/**
 * The parameters that say who sells. The law demands name, postal address and e-mail address
 * (Consumer Contracts Regulations 2013, schedule 2). The VAT number may be empty: not every trader is
 * registered for VAT.
 */
export const traderSchemas = {
  TRADER_NAME: filledIn,
  TRADER_ADDRESS: filledIn,
  TRADER_EMAIL: z.pipe(
    filledIn,
    z.string().check(z.refine((text) => emailAddress.safeParse(text).success, 'is not an e-mail address')),
  ),
  TRADER_VAT_NUMBER: z
    .string()
    .check(z.trim(), z.regex(/^(?:[A-Z]{2} ?[0-9A-Z][0-9A-Z ]{4,13})?$/, 'is neither a VAT number nor empty')),
};

/** Parameters that cannot be used, as `NAME what is wrong`. A text in angle brackets counts as missing. */
export function traderFaults(parameters: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(traderSchemas).flatMap(([name, schema]) => {
    const value = parameters[name] ?? '';
    if (/<[^>]*>/.test(value)) return [`${name} is not filled in`];
    return z.safeParse(schema, value).error?.issues.map(({ message }) => `${name} ${message}`) ?? [];
  });
}
