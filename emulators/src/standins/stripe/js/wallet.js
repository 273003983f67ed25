import { ask, moneyOf } from './dialog.js';

/** The wallet of this device: Apple Pay on Apple's, Google Pay on others. */
export const walletOfDevice = () =>
  /iPhone|iPad|Macintosh/.test(navigator.userAgent)
    ? { type: 'apple_pay', name: 'Apple Pay' }
    : { type: 'google_pay', name: 'Google Pay' };

/** What the sheet answers for each of its cards: a token, never the card's number. */
const cardsInWallet = [
  { value: 'tok_gb', label: 'Pay with Visa 0000' },
  { value: 'tok_threeDSecure2Required', label: 'Pay with Visa 3155, which asks the bank' },
  { value: 'tok_chargeDeclined', label: 'Pay with Visa 0002, which is declined' },
];

/**
 * Stands in for the wallet's own sheet. Escape and Cancel close it without a payment.
 * @returns `payment_method_data`, or the error of a closed sheet. Stripe documents no code for it,
 *   and nothing has reached its server.
 */
export async function askWallet({ type, name }, session) {
  const token = await ask({
    title: name,
    text: `Played by the local stand-in for Stripe. Pay Streetlore ${moneyOf(session)}?`,
    choices: [...cardsInWallet, { value: '', label: 'Cancel' }],
  });
  if (token === '') return { error: { type: 'invalid_request_error', message: `${name} was closed.` } };
  return { method: { type: 'card', card: { token, wallet: type } } };
}
