import { callStripe, postControl } from './api.js';
import { askToAuthenticate } from './challenge.js';
import { installStyles } from './dom.js';
import { createElements } from './elements.js';
import { askWallet } from './wallet.js';

const intentId = (clientSecret) => {
  const match = /^(pi_[A-Za-z0-9]+)_secret_/.exec(clientSecret ?? '');
  if (!match) throw new Error(`Invalid value for stripe.confirmCardPayment intent secret: ${clientSecret}`);
  return match[1];
};

/**
 * The object that `window.Stripe(publishableKey)` returns: the methods that this product and
 * react-stripe-js call.
 */
function createStripe(key) {
  if (typeof key !== 'string' || !key.startsWith('pk_')) {
    throw new Error('Please call Stripe() with your publishable key. You used an empty string or another kind of key.');
  }

  /** What the Elements of a group hold, as `{ method }` or `{ error }`. Asks the wallet if need be. */
  async function readMethod(group) {
    const read = group.read();
    if (!read.wallet) return read;
    const { object: session, error } = await group.session();
    return error ? { error } : askWallet(read.wallet, session);
  }

  /** The `payment_method…` parameters from an id, a token, or the Elements that hold the card. */
  async function methodParameters(method) {
    if (method === undefined) return {};
    if (typeof method === 'string') return { payment_method: method };
    if (method.card?.token) return { payment_method_data: { type: 'card', card: { token: method.card.token } } };
    const read = await readMethod(method.card._group);
    if (read.error) return read;
    return { payment_method_data: { ...read.method, billing_details: method.billing_details } };
  }

  async function confirm(clientSecret, parameters, handleActions) {
    if (parameters.error) return parameters;
    const id = intentId(clientSecret);
    const confirmed = await callStripe('POST', `/v1/payment_intents/${id}/confirm`, {
      key,
      client_secret: clientSecret,
      ...parameters,
    });
    if (confirmed.error) return { error: confirmed.error };
    return handleActions ? settleAction(clientSecret, confirmed.object) : { paymentIntent: confirmed.object };
  }

  async function settleAction(clientSecret, intent) {
    if (intent.status !== 'requires_action') return { paymentIntent: intent };
    const outcome = await askToAuthenticate(intent);
    const answered = await postControl('/control/stripe/authentication', {
      payment_intent: intent.id,
      client_secret: clientSecret,
      outcome,
    });
    return answered.error ? { error: answered.error } : { paymentIntent: answered.object };
  }

  async function retrievePaymentIntent(clientSecret) {
    const got = await callStripe('GET', `/v1/payment_intents/${intentId(clientSecret)}`, {
      key,
      client_secret: clientSecret,
    });
    return got.error ? { error: got.error } : { paymentIntent: got.object };
  }

  async function handleNextAction({ clientSecret }) {
    const { paymentIntent, error } = await retrievePaymentIntent(clientSecret);
    return error ? { error } : settleAction(clientSecret, paymentIntent);
  }

  async function createPaymentMethod({ elements, card, billing_details, params }) {
    const source = card ?? { _group: elements._group };
    const read = await readMethod(source._group);
    if (read.error) return { error: read.error };
    const details = billing_details ?? params?.billing_details;
    const made = await callStripe('POST', '/v1/payment_methods', {
      key,
      ...read.method,
      billing_details: details,
    });
    return made.error ? { error: made.error } : { paymentMethod: made.object };
  }

  const askSession = (client_secret) => callStripe('GET', '/v1/elements/sessions', { key, client_secret });

  return {
    elements: (options) => createElements(askSession, options),
    createPaymentMethod,
    retrievePaymentIntent,
    handleNextAction,
    handleCardAction: (clientSecret) => handleNextAction({ clientSecret }),
    async confirmCardPayment(
      clientSecret,
      { payment_method, receipt_email, return_url } = {},
      { handleActions = true } = {},
    ) {
      const method = await methodParameters(payment_method);
      return confirm(clientSecret, { ...method, receipt_email, return_url }, handleActions);
    },
    async confirmPayment({ elements, clientSecret, confirmParams = {}, redirect = 'always' }) {
      const { payment_method, payment_method_data, ...rest } = confirmParams;
      const secret = clientSecret ?? elements?._group.clientSecret();
      const billing_details = payment_method_data?.billing_details;
      const method = elements ? { card: { _group: elements._group }, billing_details } : payment_method;
      const result = await confirm(secret, { ...(await methodParameters(method)), ...rest }, true);
      if (result.paymentIntent && redirect === 'always' && rest.return_url) window.location.assign(rest.return_url);
      return result;
    },
    /**
     * Tokens are Stripe's older way to pay. A payment method does the same and carries the same
     * card.
     */
    async createToken(element) {
      const { paymentMethod, error } = await createPaymentMethod({ card: element });
      return error
        ? { error }
        : { token: { id: paymentMethod.id, object: 'token', type: 'card', card: paymentMethod.card } };
    },
    registerAppInfo() {},
    _registerWrapper() {},
  };
}

installStyles();
/** The release that @stripe/stripe-js 10 expects. It warns about any other release. */
createStripe.version = 'endive';
window.Stripe = createStripe;
