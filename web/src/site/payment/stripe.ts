import type { PaymentIntent, Stripe } from '@stripe/stripe-js';
import { firebase } from '../../firebase/start.ts';

function loadScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      // A browser never fetches a failed script again, so the next attempt needs a new element.
      script.remove();
      reject(new Error(`${source} could not be loaded`));
    });
    document.head.append(script);
  });
}

async function start(): Promise<Stripe> {
  const { environment } = firebase();
  if (!window.Stripe) await loadScript(environment.VITE_STRIPE_JS_URL);
  if (!window.Stripe) throw new Error(`${environment.VITE_STRIPE_JS_URL} did not bring Stripe`);
  return window.Stripe(environment.VITE_STRIPE_PUBLISHABLE_KEY);
}

let starting: Promise<Stripe> | undefined;

/**
 * The page's one Stripe, fetched on first use: Stripe insists on serving Stripe.js itself. Rejects
 * when the script cannot be loaded; the next call tries again.
 */
export function loadStripe(): Promise<Stripe> {
  starting ??= start().catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

/** Null when Stripe cannot be asked. */
export async function lookUpPayment(clientSecret: string): Promise<PaymentIntent | null> {
  try {
    const stripe = await loadStripe();
    const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
    return paymentIntent ?? null;
  } catch (error) {
    console.error('The payment could not be looked up', error);
    return null;
  }
}
