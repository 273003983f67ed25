import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { afterEach, expect, test, vi } from 'vitest';
import { outcomeOf } from './payment-outcome.ts';

const intent = (status: PaymentIntent['status']) => ({ id: 'pi_1', status }) as PaymentIntent;
const failed = (error: Partial<StripeError>) => ({ error }) as PaymentIntentResult;
const paid = { name: 'paid', paymentId: 'pi_1' };
const message = 'So it is.';

const look = async (result: PaymentIntentResult | Error, found: PaymentIntent | null = null) => {
  const lookUp = vi.fn(async () => found);
  const attempt = () => {
    if (result instanceof Error) throw result;
    return Promise.resolve(result);
  };
  return { outcome: await outcomeOf(attempt, lookUp), asked: lookUp.mock.calls.length };
};

afterEach(() => vi.restoreAllMocks());

test.each(['succeeded', 'processing'] as const)(
  'a payment that is %s is paid, without asking again',
  async (status) => {
    expect(await look({ paymentIntent: intent(status) })).toEqual({ outcome: paid, asked: 0 });
  },
);

test('a card that its bank refuses, or an authentication that fails, is a decline', async () => {
  const declined = { name: 'declined', reason: message };
  expect((await look(failed({ type: 'card_error', message }))).outcome).toEqual(declined);
  const refused = failed({ type: 'invalid_request_error', message, payment_intent: intent('requires_payment_method') });
  expect((await look(refused)).outcome).toEqual(declined);
  expect((await look({ paymentIntent: intent('requires_action') })).outcome).toMatchObject({ name: 'declined' });
});

test('a missing field, and a wallet that was closed, are no declines', async () => {
  const incomplete = { name: 'incomplete', reason: message };
  expect(await look(failed({ type: 'validation_error', message }))).toEqual({ outcome: incomplete, asked: 0 });
  const closed = { name: 'not sent', reason: message };
  expect(await look(failed({ type: 'invalid_request_error', message }))).toEqual({ outcome: closed, asked: 0 });
});

test('a payment that another tab has made is paid', async () => {
  const error = failed({ type: 'invalid_request_error', message, payment_intent: intent('succeeded') });
  expect((await look(error)).outcome).toEqual(paid);
});

test('a lost answer is looked up, and is never taken for a decline', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const unclear = { outcome: { name: 'unclear' }, asked: 1 };
  for (const lost of [failed({ type: 'api_connection_error' }), failed({ type: 'api_error' }), new Error('gone')]) {
    expect(await look(lost, intent('succeeded'))).toEqual({ outcome: paid, asked: 1 });
    expect(await look(lost, intent('requires_payment_method'))).toEqual(unclear);
    expect(await look(lost)).toEqual(unclear);
  }
});
