import type { PaymentIntent, PaymentIntentResult } from '@stripe/stripe-js';

export type Outcome =
  | { readonly name: 'paid'; readonly paymentId: string }
  | { readonly name: 'declined'; readonly reason: string | undefined }
  | { readonly name: 'incomplete'; readonly reason: string | undefined }
  /** It never reached a bank, for example because the wallet was closed. */
  | { readonly name: 'not sent'; readonly reason: string | undefined }
  /** It may have reached Stripe, whose answer did not come back. */
  | { readonly name: 'unclear' };

/** The payment's id, if its money has moved or is on its way. */
const paidBy = (intent: PaymentIntent | null | undefined): string | null =>
  intent?.status === 'succeeded' || intent?.status === 'processing' ? intent.id : null;

/**
 * Makes an attempt to pay. Only Stripe's word makes it declined. After a lost answer `lookUp` asks
 * for the payment; if that is not paid, it may still be under way.
 * @param attempt is called at once, because a wallet opens only right after a press; may throw
 * @param lookUp gives null when Stripe cannot be asked
 */
export async function outcomeOf(
  attempt: () => Promise<PaymentIntentResult>,
  lookUp: () => Promise<PaymentIntent | null>,
): Promise<Outcome> {
  const result = await answerTo(attempt);
  const error = result?.error;
  const isLost = result === null || error?.type === 'api_connection_error' || error?.type === 'api_error';
  // A second tab may have paid, or the answer to an earlier attempt was lost.
  const known = result?.paymentIntent ?? error?.payment_intent;
  const paymentId = paidBy(known ?? (isLost ? await lookUp() : null));
  if (paymentId !== null) return { name: 'paid', paymentId };
  if (isLost) return { name: 'unclear' };
  if (error?.type === 'validation_error') return { name: 'incomplete', reason: error.message };
  const isRefused = known !== undefined || error?.type === 'card_error';
  return { name: isRefused ? 'declined' : 'not sent', reason: error?.message };
}

async function answerTo(attempt: () => Promise<PaymentIntentResult>): Promise<PaymentIntentResult | null> {
  try {
    return await attempt();
  } catch (thrown) {
    console.error('The payment could not be confirmed', thrown);
    return null;
  }
}
