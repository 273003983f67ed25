import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formOf } from '../twilio/webhook.ts';
import { stripeEvents } from './stripe.ts';
import { twilioSignatures } from './twilio.ts';

/**
 * Vectors from twilio-node's own tests (github.com/twilio/twilio-node, spec/validation.spec.js).
 */
describe("Twilio's signature vectors", () => {
  const check = twilioSignatures({ TWILIO_AUTH_TOKEN: ['12345'] }).isFromTwilio;
  const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
  const call = {
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675309',
    Digits: '1234',
    From: '+14158675309',
    To: '+18005551212',
  };
  const addresses = (...numbers: string[]) =>
    formOf({ rawBody: numbers.map((number) => `MessagingBinding.Address=${encodeURIComponent(number)}`).join('&') });
  const [first, second] = ['+1325xxxxxxx', '+1415xxxxxxx'] as const;

  test.each([
    ['a form', 'RSOYDt4T1cUTdK1PDd93/VVr8B8=', url, call],
    ['https with a port', 'RSOYDt4T1cUTdK1PDd93/VVr8B8=', url.replace('.com', '.com:1234'), call],
    ['http with a port', 'Zmvh+3yNM1Phv2jhDCwEM3q5ebU=', 'http://mycompany.com:1234/myapp.php?foo=1&bar=2', call],
    ['https signed with port 443', 'kvajT1Ptam85bY51eRf/AJRuM3w=', url, call],
    ['http signed with port 80', '0ZXoZLH/DfblKGATFgpif+LLRf4=', url.replace('https', 'http'), call],
    ['credentials', 'CukzLTc1tT5dXEDIHm/tKBanW10=', url.replace('//', '//user:pass@'), call],
    ['a user alone', '2YRLlVAflCqxaNicjMpJcSTgzSs=', url.replace('//', '//user@'), call],
    ['credentials, signed with port 443', 'ZQFR1PTIZXF2MXB8ZnKCvnnA+rI=', url.replace('//', '//user:pass@'), call],
    ['special characters', 'TfZzewPq8wqrGlMfyAud8+/IvJ0=', `${url}&Body=It's+amazing`, call],
    ['a repeated field', '83O6e2vORAoJHUNzJjDWN1jz+BA=', url, addresses(first, second)],
    ['a repeated field, in another order', '83O6e2vORAoJHUNzJjDWN1jz+BA=', url, addresses(second, first)],
    ['a repeated field, a value of it twice', '83O6e2vORAoJHUNzJjDWN1jz+BA=', url, addresses(first, second, second)],
  ])('accepts only its own URL and form: %s', async (_, signature, address, form) => {
    expect(await check(signature, address, form)).toBe(true);
    expect(await check(signature, `${address}x`, form)).toBe(false);
    expect(await check(signature, address, { ...form, Digits: '4321' })).toBe(false);
  });

  test.each(['WRONG_SIGNATURE', ''])('refuses %j', async (signature) => {
    expect(await check(signature, url, call)).toBe(false);
  });
});

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
