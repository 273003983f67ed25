import { invalidRequest } from './errors.ts';

/** The account's prefix of card statements. It has the ten characters that Stripe allows at most. */
const accountPrefix = 'STREETLORE';

/**
 * What a card statement says of a charge.
 * @throws StripeError for a suffix that breaks Stripe's rules
 *   (docs.stripe.com/get-started/account/statement-descriptors)
 */
export function statementOf(suffix: string | null): string {
  if (suffix === null) return accountPrefix;
  const refuse = (why: string) => invalidRequest(why, undefined, 'statement_descriptor_suffix');
  if (!/[a-z]/i.test(suffix)) throw refuse('The statement descriptor suffix must contain at least one letter.');
  if (/[<>\\'"*]/.test(suffix) || !/^[\x20-\x7e]+$/.test(suffix)) {
    throw refuse(`The statement descriptor suffix cannot contain ${JSON.stringify(suffix)}: < > \\ ' " * are refused.`);
  }
  const statement = `${accountPrefix}* ${suffix.toUpperCase()}`;
  if (statement.length > 22) {
    throw refuse('The complete statement descriptor, prefix and suffix, must not be longer than 22 characters.');
  }
  return statement;
}
