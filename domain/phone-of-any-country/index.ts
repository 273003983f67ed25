/**
 * A number of any country, by libphonenumber's rules. These weigh 30 kB (gzip): only the form that needs
 * them loads them.
 */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as z from 'zod/mini';
import { isUkMobile, normaliseUkMobile, stripped } from '../phone/index.ts';

export const invalidNumber = 'Please enter a phone number with its country code, such as +49 1512 3456789';

/** The number that somebody typed, in E.164; null for any other text. Without a country it is a UK number. */
function numberOfAnyCountry(typed: string): string | null {
  // Ours first: the numbers that Ofcom keeps for drama and tests are no numbers to libphonenumber.
  if (isUkMobile(typed)) return normaliseUkMobile(typed);
  if (/[\p{L}]/u.test(typed)) return null;
  const found = parsePhoneNumberFromString(stripped(typed), { defaultCountry: 'GB', extract: false });
  return found?.isValid() ? found.number : null;
}

/** @param missing the message for an empty field */
export const phoneOfAnyCountry = (missing: string) =>
  z.pipe(
    z.string().check(
      z.refine((typed) => typed.trim() !== '', { error: missing, abort: true }),
      z.refine((typed) => typed.length <= 40 && numberOfAnyCountry(typed) !== null, invalidNumber),
    ),
    z.transform((typed: string) => numberOfAnyCountry(typed) ?? typed),
  );
