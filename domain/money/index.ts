/** Money is whole pence everywhere; pounds exist only where a person reads or types them. */

/** Every price is in pounds. The ISO code is in lower case, as Stripe writes it. */
export const CURRENCY = 'gbp';

/** The smallest card charge in pence (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
export const SMALLEST_CHARGE = 30;

/** Converts pounds as typed, or as stored for display (10, 12.5), to whole pence. */
export function penceOf(pounds: number): number {
  return Math.round(pounds * 100);
}

export function poundsOf(pence: number): number {
  return pence / 100;
}

/** `£10.00`: pounds with two decimals, as every price in the product is written. */
export function formatPence(pence: number): string {
  return `£${(pence / 100).toFixed(2)}`;
}

/** Stripe's fee in pence: 1.5 % and 20p for each payment by a standard UK card (stripe.com/gb/pricing). */
export const paymentFee = (pence: number, payments: number): number =>
  pence > 0 ? Math.round(0.015 * pence + 20 * payments) : 0;

/** `£10.00`, `€10.00`: a sum in hundredths of any currency, given its ISO code. */
export function formatSum(amount: number, currency: string): string {
  return (amount / 100).toLocaleString('en-GB', { style: 'currency', currency });
}

/** `£10` or `£12.50`: for cards and headings, where '.00' is noise. */
export function formatPenceShort(pence: number): string {
  return pence % 100 === 0 ? `£${pence / 100}` : formatPence(pence);
}

/** `£988` for 98,765 pence: rounded to whole pounds, for a sum that is read at a glance. */
export function formatPounds(pence: number): string {
  return `£${Math.round(pence / 100)}`;
}

/** Converts an amount as typed in pounds (`5`, `£12.50`) to pence; null for anything else. */
export function penceTyped(typed: string): number | null {
  const match = /^£?(\d{1,6})(?:\.(\d{1,2}))?$/.exec(typed.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}
