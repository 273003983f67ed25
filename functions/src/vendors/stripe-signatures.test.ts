import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stripeEvents } from './stripe.ts';

/**
 * Payload, secret and cases from stripe-node's own tests (github.com/stripe/stripe-node,
 * test/Webhook.spec.ts). Stripe's tests sign with the SDK. These tests make the signature as Stripe
 * documents it (docs.stripe.com/webhooks#verify-manually).
 */
describe("Stripe's signature vectors", () => {
  const payload = JSON.stringify({ id: 'evt_test_webhook', object: 'event' }, null, 2);
  const secret = 'whsec_test_secret';
  const at = 12_345;
  const event = stripeEvents({ STRIPE_WEBHOOK_SECRET: [secret] }).event;
  const signed = (seconds: number, body = payload, key = secret) =>
    createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
  const read = async (header: string, body = payload) => (await event(Buffer.from(body), header))?.id ?? null;
  const nowIs = (seconds: number) => vi.setSystemTime(seconds * 1_000);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    nowIs(at);
  });
  afterEach(() => void vi.useRealTimers());

  test('accepts a valid signature among other signatures and schemes', async () => {
    for (const header of [
      `t=${at},v1=${signed(at)}`,
      `t=${at},v1=${signed(at)},v1=potato`,
      `t=${at},v1=bad_signature,v1=${signed(at)}`,
      `t=${at},v0=${signed(at)},v1=${signed(at)}`,
    ])
      expect(await read(header)).toBe('evt_test_webhook');
  });

  test('accepts a signature that is 300 seconds old and refuses an older one', async () => {
    const header = `t=${at},v1=${signed(at)}`;
    nowIs(at + 300);
    expect(await read(header)).toBe('evt_test_webhook');
    nowIs(at + 301);
    expect(await read(header)).toBeNull();
    nowIs(at + 400);
    expect(await read(header)).toBeNull();
  });

  test.each([
    ['no header', ''],
    ['not a header', "I'm not even a real signature header"],
    ['a bad header', 'bad_header'],
    ['only another scheme', `t=${at},v0=${signed(at)}`],
    ['a bad signature', `t=${at},v1=bad_signature`],
    ['a signature of another secret', `t=${at},v1=${signed(at, payload, `${secret} `)}`],
    ['a signature of another payload', `t=${at},v1=${signed(at, `${payload} `)}`],
  ])('refuses %s', async (_, header) => {
    expect(await read(header)).toBeNull();
  });

  test('refuses a signed body that is no JSON, empty, or a v2 event', async () => {
    const other = JSON.stringify({ id: 'evt_test_webhook', object: 'v2.core.event' }, null, 2);
    for (const body of ['} I am not valid JSON; 123][', '', other])
      expect(await read(`t=${at},v1=${signed(at, body)}`, body)).toBeNull();
  });
});
