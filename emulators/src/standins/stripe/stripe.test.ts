import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { localVendors } from '../../config.ts';
import { type StandIns, startStandIns } from '../index.ts';
import { type ReceivedWebhook, type Receiver, readJsonAs, startReceiver } from '../receiver.ts';

let receiver: Receiver;
let standIns: StandIns;
let stripe: Stripe;

beforeEach(async () => {
  receiver = await startReceiver();
  standIns = await startStandIns({
    port: 0,
    stripeWebhookUrl: `${receiver.url}/api/stripe/webhook`,
    retryDelaysMs: [10, 20],
    reorderHoldMs: 300,
    timeoutMs: 50,
  });
  stripe = clientWith(localVendors.stripeSecretKey);
});

afterEach(async () => {
  await standIns.close();
  await receiver.close();
});

function clientWith(key: string, maxNetworkRetries = 0): Stripe {
  return new Stripe(key, { host: 'localhost', port: standIns.port, protocol: 'http', maxNetworkRetries });
}

const order: Stripe.PaymentIntentCreateParams = {
  amount: 1_800,
  currency: 'gbp',
  allowed_payment_method_types: ['card'],
  metadata: { booking_id: 'b1' },
};

async function pay(method: string) {
  const intent = await stripe.paymentIntents.create(order);
  return stripe.paymentIntents.confirm(intent.id, { payment_method: method });
}

function typeOf(webhook: ReceivedWebhook): string {
  return JSON.parse(webhook.body).type;
}

type ConfirmAnswer = { status: string; latest_charge: string; error: Stripe.StripeRawError };

/** Confirms as the browser does: publishable key and client secret in the form. */
async function confirmFromBrowser(clientSecret: string, values: Record<string, string>, type = 'card') {
  const form = new URLSearchParams({
    key: localVendors.stripePublishableKey,
    client_secret: clientSecret,
    'payment_method_data[type]': type,
  });
  for (const [name, value] of Object.entries(values)) form.set(`payment_method_data[${type}][${name}]`, value);
  const id = clientSecret.replace(/_secret_.*/, '');
  const response = await fetch(`${standIns.url}/v1/payment_intents/${id}/confirm`, { method: 'POST', body: form });
  return { status: response.status, body: await readJsonAs<ConfirmAnswer>(response) };
}

describe('payment', () => {
  test('4242 pays, and signed events say so', async () => {
    const paid = await pay('pm_card_visa');
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 1_800, metadata: { booking_id: 'b1' } });

    const webhooks = await receiver.until(3);
    const events = webhooks.map((webhook) =>
      stripe.webhooks.constructEvent(
        webhook.body,
        webhook.headers.get('stripe-signature') ?? '',
        localVendors.stripeWebhookSecret,
      ),
    );
    expect(events.map(({ type }) => type)).toEqual([
      'payment_intent.created',
      'payment_intent.succeeded',
      'charge.succeeded',
    ]);
    const charge = await stripe.charges.retrieve(String(paid.latest_charge));
    expect(charge).toMatchObject({ paid: true, amount: 1_800, payment_method_details: { card: { last4: '4242' } } });
  });

  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000000069', 'expired_card', undefined, 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', undefined, "Your card's security code is incorrect."],
  ])('%s is declined from the browser, and another card pays', async (number, code, decline_code, message) => {
    const intent = await stripe.paymentIntents.create(order);
    const card = { number, exp_month: '12', exp_year: '2034', cvc: '123' };
    const declined = await confirmFromBrowser(intent.client_secret ?? '', card);
    expect(declined.status).toBe(402);
    expect(declined.body.error).toMatchObject({ type: 'card_error', code, message });
    expect(declined.body.error.decline_code).toBe(decline_code);
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'requires_payment_method' });

    const paid = await confirmFromBrowser(intent.client_secret ?? '', { ...card, number: '4242 4242 4242 4242' });
    expect(paid.body.status).toBe('succeeded');
    const types =
      (await receiver.until(1, (webhook) => typeOf(webhook) === 'charge.succeeded')) && receiver.received.map(typeOf);
    expect(types).toContain('payment_intent.payment_failed');
  });

  test.each([
    ['complete', 'succeeded'],
    ['fail', 'requires_payment_method'],
  ])('3155 asks for authentication; %s leaves it %s', async (outcome, status) => {
    const intent = await stripe.paymentIntents.create(order);
    const card = { number: '4000002500003155', exp_month: '12', exp_year: '34', cvc: '123' };
    const asked = await confirmFromBrowser(intent.client_secret ?? '', card);
    expect(asked.body).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    await fetch(`${standIns.url}/control/stripe/authentication`, {
      method: 'POST',
      body: JSON.stringify({ payment_intent: intent.id, client_secret: intent.client_secret, outcome }),
    });
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe(status);
  });

  test('a browser without the right client secret can neither read nor pay', async () => {
    const intent = await stripe.paymentIntents.create(order);
    const browser = clientWith(localVendors.stripePublishableKey);
    await expect(browser.paymentIntents.retrieve(intent.id)).rejects.toMatchObject({ statusCode: 400 });
    await expect(browser.paymentIntents.create(order)).rejects.toMatchObject({ statusCode: 403 });
    const stolen = await confirmFromBrowser(`${intent.id}_secret_guess`, { number: '4242424242424242' });
    expect(stolen.status).toBe(400);
  });

  test('a paid intent can be neither cancelled nor paid again', async () => {
    const paid = await pay('pm_card_visa');
    await expect(stripe.paymentIntents.cancel(paid.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    await expect(stripe.paymentIntents.confirm(paid.id, { payment_method: 'pm_card_visa' })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });
});

describe('the Payment Element', () => {
  const automatic: Stripe.PaymentIntentCreateParams = {
    amount: 1_800,
    currency: 'gbp',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    excluded_payment_method_types: ['bacs_debit'],
    statement_descriptor_suffix: 'Camden',
  };
  const chargeOf = (answer: ConfirmAnswer) => stripe.charges.retrieve(answer.latest_charge);
  const sessionOf = (client_secret: string) =>
    fetch(
      `${standIns.url}/v1/elements/sessions?${new URLSearchParams({ key: localVendors.stripePublishableKey, client_secret })}`,
    );

  test('learns how an open payment may be paid, and nothing of a paid or foreign one', async () => {
    const { id, client_secret } = await stripe.paymentIntents.create(automatic);
    const session = await readJsonAs<object>(await sessionOf(client_secret ?? ''));
    expect(session).toMatchObject({ amount: 1_800, currency: 'gbp', payment_method_types: ['card', 'link'] });
    expect((await sessionOf(`${id}_secret_guess`)).status).toBe(400);
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect((await sessionOf(client_secret ?? '')).status).toBe(400);
  });

  test.each(['apple_pay', 'google_pay'])('a token of %s pays as a card of that wallet', async (wallet) => {
    const { client_secret } = await stripe.paymentIntents.create(automatic);
    const { body } = await confirmFromBrowser(client_secret ?? '', { token: 'tok_gb', wallet });
    expect(body.status).toBe('succeeded');
    expect(await chargeOf(body)).toMatchObject({
      payment_method_details: { type: 'card', card: { last4: '0000', wallet: { type: wallet } } },
      calculated_statement_descriptor: 'STREETLORE* CAMDEN',
    });
  });

  test('an account of Link pays where the intent takes Link, and nowhere else', async () => {
    const { client_secret } = await stripe.paymentIntents.create(automatic);
    const { body } = await confirmFromBrowser(client_secret ?? '', { email: 'ada@example.org' }, 'link');
    expect(body.status).toBe('succeeded');
    const charge = await chargeOf(body);
    expect(charge).toMatchObject({ payment_method_details: { type: 'link' } });
    expect(charge.billing_details.email).toBe('ada@example.org');
    const cardsAlone = await stripe.paymentIntents.create(order);
    const refused = await confirmFromBrowser(cardsAlone.client_secret ?? '', { email: 'ada@example.org' }, 'link');
    expect(refused.body.error.code).toBe('payment_intent_incompatible_payment_method');
  });

  test('an intent that allows redirects cannot be confirmed without a way back', async () => {
    const { id } = await stripe.paymentIntents.create({ ...automatic, automatic_payment_methods: { enabled: true } });
    const confirm = (params: Stripe.PaymentIntentConfirmParams) => stripe.paymentIntents.confirm(id, params);
    await expect(confirm({ payment_method: 'pm_card_visa' })).rejects.toMatchObject({ param: 'return_url' });
    expect(await confirm({ payment_method: 'pm_card_visa', return_url: 'https://x.test' })).toMatchObject({
      status: 'succeeded',
    });
  });

  test.each(['2026', "King's", 'CAMDENLOCKS'])('refuses the suffix %s of a statement', async (suffix) => {
    const params = { ...automatic, statement_descriptor_suffix: suffix };
    await expect(stripe.paymentIntents.create(params)).rejects.toMatchObject({ param: 'statement_descriptor_suffix' });
  });
});

describe('idempotency', () => {
  test('the same key and body give the same intent, marked as replayed', async () => {
    const first = await stripe.paymentIntents.create(order, { idempotencyKey: 'booking-1' });
    const second = await stripe.paymentIntents.create(order, { idempotencyKey: 'booking-1' });
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  test('the same key with another body is refused', async () => {
    await stripe.paymentIntents.create(order, { idempotencyKey: 'booking-1' });
    await expect(
      stripe.paymentIntents.create({ ...order, amount: 2_000 }, { idempotencyKey: 'booking-1' }),
    ).rejects.toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
  });
});

describe('refunds and disputes', () => {
  test('refunds a part, then the rest, and no more', async () => {
    const paid = await pay('pm_card_visa');
    await stripe.refunds.create({ payment_intent: paid.id, amount: 500 });
    await expect(stripe.refunds.create({ payment_intent: paid.id, amount: 1_301 })).rejects.toThrow(
      'greater than unrefunded',
    );
    await stripe.refunds.create({ payment_intent: paid.id });
    await expect(stripe.refunds.create({ payment_intent: paid.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const expanded = await stripe.paymentIntents.retrieve(paid.id, { expand: ['latest_charge'] });
    expect(expanded.latest_charge).toMatchObject({ amount_refunded: 1_800, refunded: true });
    await receiver.until(2, (webhook) => typeOf(webhook) === 'charge.refunded');
    expect((await stripe.refunds.list({ payment_intent: paid.id })).data.map(({ amount }) => amount)).toEqual([
      1_300, 500,
    ]);
  });

  test('one refund is pending until the bank accepts it, another fails after it was done', async () => {
    const control = (payment_intent: string, status: string) =>
      fetch(`${standIns.url}/control/stripe/refund`, {
        method: 'POST',
        body: JSON.stringify({ payment_intent, status }),
      });
    const slow = await pay('pm_card_pendingRefund');
    expect((await stripe.refunds.create({ payment_intent: slow.id, amount: 500 })).status).toBe('pending');
    await control(slow.id, 'succeeded');
    await receiver.until(1, (webhook) => typeOf(webhook) === 'refund.updated');
    const lost = await pay('pm_card_refundFail');
    expect((await stripe.refunds.create({ payment_intent: lost.id })).status).toBe('succeeded');
    await control(lost.id, 'failed');
    await receiver.until(1, (webhook) => typeOf(webhook) === 'refund.failed');
    const { latest_charge } = await stripe.paymentIntents.retrieve(lost.id, { expand: ['latest_charge'] });
    expect(latest_charge).toMatchObject({ amount_refunded: 0, refunded: false });
    expect((await stripe.refunds.create({ payment_intent: lost.id })).amount).toBe(1_800);
    expect((await stripe.refunds.list({ payment_intent: lost.id })).data.map(({ status }) => status)).toEqual([
      'succeeded',
      'failed',
    ]);
  });

  test('a payment of the past can be refunded', async () => {
    const id = 'pi_seed1234567890';
    standIns.rememberPayment({
      id,
      orderId: 'b9',
      amount: 2_000,
      refunds: [{ id: 're_1', bookingId: 'b9', amount: 500, at: new Date('2026-11-20T12:00:00Z') }],
      paidAt: new Date('2026-11-01T12:00:00Z'),
    });
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'succeeded',
      metadata: { order_id: 'b9' },
    });
    expect((await stripe.refunds.create({ payment_intent: id })).amount).toBe(1_500);
    expect((await receiver.until(2)).map(typeOf)).toEqual(['refund.created', 'charge.refunded']);
  });

  test('a dispute opens and closes', async () => {
    const paid = await pay('pm_card_visa');
    const control = (body: object) =>
      fetch(`${standIns.url}/control/stripe/dispute`, { method: 'POST', body: JSON.stringify(body) });
    expect((await control({ payment_intent: paid.id })).status).toBe(201);
    expect((await control({ payment_intent: paid.id, close: 'lost' })).status).toBe(200);
    await receiver.until(1, (webhook) => typeOf(webhook) === 'charge.dispute.closed');
  });
});

describe('the balance', () => {
  test('has a payment with its fee, a refund without one, and the return of a refund that failed', async () => {
    const paid = await pay('pm_card_refundFail');
    const refund = await stripe.refunds.create({ payment_intent: paid.id, amount: 500 });
    const body = JSON.stringify({ payment_intent: paid.id, status: 'failed' });
    await fetch(`${standIns.url}/control/stripe/refund`, { method: 'POST', body });
    const { data } = await stripe.balanceTransactions.list({ expand: ['data.source'] });
    const shown = data.map(({ type, amount, fee, net, source }) => {
      const id = typeof source === 'object' && source?.object === 'charge' ? source.payment_intent : undefined;
      return [type, amount, fee, net, id ?? (typeof source === 'object' ? source?.id : source)];
    });
    expect(shown).toEqual([
      ['refund_failure', 500, 0, 500, refund.id],
      ['refund', -500, 0, -500, refund.id],
      // 1.5 % of £18 and 20p.
      ['charge', 1800, 47, 1753, paid.id],
    ]);
    const expand = ['latest_charge.balance_transaction', 'latest_charge.refunds.data.failure_balance_transaction'];
    const { latest_charge } = await stripe.paymentIntents.retrieve(paid.id, { expand });
    expect(latest_charge).toMatchObject({
      balance_transaction: { fee: 47 },
      refunds: { data: [{ failure_balance_transaction: { amount: 500, type: 'refund_failure' } }] },
    });
  });

  test('says in a dispute what the bank withdrew with a fee, and gave back', async () => {
    const paid = await pay('pm_card_visa');
    for (const close of [undefined, 'won'])
      await fetch(`${standIns.url}/control/stripe/dispute`, {
        method: 'POST',
        body: JSON.stringify({ payment_intent: paid.id, close }),
      });
    const [opened] = await receiver.until(1, (webhook) => typeOf(webhook) === 'charge.dispute.created');
    const dispute = await stripe.disputes.retrieve(JSON.parse(opened?.body ?? '').data.object.id);
    expect(dispute.balance_transactions.map(({ amount, fee }) => [amount, fee])).toEqual([
      [-1800, 2000],
      [1800, 0],
    ]);
    await receiver.until(1, (webhook) => typeOf(webhook) === 'charge.dispute.funds_reinstated');
  });

  test('is listed by time, by type and by pages', async () => {
    for (const n of [1, 2, 3])
      standIns.rememberPayment({
        id: `pi_past${n}`,
        orderId: `b${n}`,
        amount: 1000 * n,
        refunds: [],
        paidAt: new Date(`2026-11-0${n}T12:00:00Z`),
      });
    const seconds = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;
    const amounts: number[] = [];
    const created = { gte: seconds('2026-11-02'), lt: seconds('2026-11-04') };
    for await (const { amount } of stripe.balanceTransactions.list({ created, limit: 1 })) amounts.push(amount);
    expect(amounts).toEqual([3000, 2000]);
    expect((await stripe.balanceTransactions.list({ type: 'refund' })).data).toEqual([]);
    await expect(stripe.balanceTransactions.list({ limit: 101 })).rejects.toThrow('between 1 and 100');
  });
});

describe('refusals', () => {
  test('refuses a wrong key, an unknown path, an unknown or missing parameter and a small amount', async () => {
    await expect(clientWith('sk_test_wrong').paymentIntents.create(order)).rejects.toMatchObject({ statusCode: 401 });
    await expect(stripe.customers.create({})).rejects.toMatchObject({ statusCode: 404 });
    await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({ code: 'resource_missing' });
    const post = (form: Record<string, string>) => stripe.rawRequest('POST', '/v1/payment_intents', form);
    await expect(post({ amount: '1800', currency: 'gbp', hat: 'x' })).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'hat',
    });
    await expect(post({ currency: 'gbp' })).rejects.toMatchObject({ code: 'parameter_missing', param: 'amount' });
    await expect(stripe.paymentIntents.create({ ...order, amount: 29 })).rejects.toMatchObject({
      code: 'amount_too_small',
    });
    const calls = await readJsonAs<{ outcome: string }[]>(await fetch(`${standIns.url}/calls?provider=stripe`));
    expect(calls.every((call) => call.outcome === 'rejected')).toBe(true);
  });
});

describe('faults', () => {
  const fault = (kind: string, times = 1) =>
    fetch(`${standIns.url}/faults`, { method: 'POST', body: JSON.stringify({ provider: 'stripe', kind, times }) });

  test('error500 is retried by the SDK and makes one intent', async () => {
    await fault('error500');
    await clientWith(localVendors.stripeSecretKey, 1).paymentIntents.create(order);
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  test('timeout does the work but never answers; the same key finds it', async () => {
    // The SDK itself tries once more when a connection is cut.
    await fault('timeout', 2);
    const create = () => stripe.paymentIntents.create(order, { idempotencyKey: 'booking-2' });
    await expect(create()).rejects.toMatchObject({ type: 'StripeConnectionError' });
    await create();
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  test('malformed is no JSON', async () => {
    await fault('malformed');
    await expect(stripe.paymentIntents.create(order)).rejects.toThrow(/JSON/);
  });

  test('duplicate posts an event twice under one id', async () => {
    await fault('duplicate');
    await stripe.paymentIntents.create(order);
    const [first, second] = await receiver.until(2);
    expect(JSON.parse(first?.body ?? '').id).toBe(JSON.parse(second?.body ?? '').id);
  });

  test('reorder lets the next event overtake', async () => {
    const intent = await stripe.paymentIntents.create(order);
    await receiver.until(1);
    await fault('reorder');
    await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    const webhooks = await receiver.until(3);
    expect(webhooks.map(typeOf).slice(1)).toEqual(['charge.succeeded', 'payment_intent.succeeded']);
  });

  test('an event that is not accepted comes again', async () => {
    receiver.answerWith(new Response('no', { status: 500 }), new Response('ok'));
    await stripe.paymentIntents.create(order);
    const webhooks = await receiver.until(2);
    expect(new Set(webhooks.map((webhook) => JSON.parse(webhook.body).id)).size).toBe(1);
  });

  test('a bad fault names its field', async () => {
    const response = await fetch(`${standIns.url}/faults`, {
      method: 'POST',
      body: '{"provider":"stripe","kind":"flood"}',
    });
    expect(response.status).toBe(400);
    expect((await readJsonAs<{ field: string }>(response)).field).toBe('kind');
  });
});
