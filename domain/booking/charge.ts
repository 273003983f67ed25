import type { Booking } from './schema.ts';

/**
 * What Stripe's dashboard and its receipt call the payment of a booking or a party. It names nobody: Stripe
 * shows the description to whoever reads the account, and keeps it for years.
 */
export function paymentDescription({
  tour_name,
  participants,
  teams,
}: Pick<Booking, 'tour_name' | 'participants'> & { teams?: number }): string {
  const people = participants === 1 ? '1 person' : `${participants} people`;
  return `Streetlore: ${tour_name}, ${people}${teams === undefined ? '' : ` in ${teams} teams`}`;
}

/**
 * The longest suffix of a card statement. A statement has 22 characters: the account's prefix, which
 * has ten at most, an asterisk, a space and the suffix
 * (https://docs.stripe.com/get-started/account/statement-descriptors).
 */
const MAX_SUFFIX = 10;

/**
 * What a card statement says behind the account's prefix, such as `CAMDEN`: the beginning of the
 * tour's name in whole words. Stripe refuses the whole payment over a suffix without a letter, with
 * a quote or with letters that are not Latin, so only A to Z, digits and spaces stay.
 */
export function statementSuffix(tourName: string): string {
  const words = tourName
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
  let suffix = (words.shift() ?? '').slice(0, MAX_SUFFIX);
  for (const word of words) {
    if (`${suffix} ${word}`.length > MAX_SUFFIX) break;
    suffix += ` ${word}`;
  }
  return /[A-Z]/.test(suffix) ? suffix : 'HUNT';
}
