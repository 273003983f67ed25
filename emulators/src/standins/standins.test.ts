import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { localVendors, siteUrl } from '../config.ts';
import { type StandIns, startStandIns } from './index.ts';
import { readJsonAs } from './receiver.ts';

let standIns: StandIns;
beforeEach(async () => {
  standIns = await startStandIns({ port: 0, twilioInboundUrl: null, stripeWebhookUrl: null });
});
afterEach(() => standIns.close());

const get = (path: string) => fetch(standIns.url + path);
const post = (path: string, body: unknown) =>
  fetch(standIns.url + path, { method: 'POST', body: JSON.stringify(body) });
const from = '+447700900123';

test('mail says when the Auth emulator does not answer', async () => {
  const alone = await startStandIns({ port: 0, authUrl: 'http://127.0.0.1:1' });
  try {
    const answer = await fetch(`${alone.url}/mail/messages`);
    expect([answer.status, await answer.json()]).toEqual([502, { error: 'The Auth emulator does not answer' }]);
  } finally {
    await alone.close();
  }
});

describe('the control routes', () => {
  test('/healthz turns from 503 to 200 when everything is ready', async () => {
    expect((await get('/healthz')).status).toBe(503);
    standIns.setReady();
    const response = await get('/healthz');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ready' });
  });

  test('reports a taken port at once', async () => {
    await expect(startStandIns({ port: standIns.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  test('faults add up, are listed and cleared', async () => {
    await post('/faults', { provider: 'twilio', kind: 'timeout', times: 2 });
    await post('/faults', { provider: 'twilio', kind: 'timeout' });
    expect(await (await get('/faults')).json()).toEqual([{ provider: 'twilio', kind: 'timeout', times: 3 }]);
    expect((await fetch(`${standIns.url}/faults`, { method: 'DELETE' })).status).toBe(204);
    expect(await (await get('/faults')).json()).toEqual([]);
  });

  test('a fault about one place spares all others, and can be cleared alone', async () => {
    const lookUp = (q: string) => get(`/geocode/v1/json?${new URLSearchParams({ q, key: localVendors.geocoderKey })}`);
    await post('/faults', { provider: 'geocoder', kind: 'error500', about: '51.523700,-0.071300' });
    await post('/faults', { provider: 'geocoder', kind: 'error500', about: '51.500000,-0.100000', times: 2 });
    expect((await lookUp('51.500001,-0.071300')).status).toBe(200);
    expect((await lookUp('51.523700,-0.071300')).status).toBe(500);
    expect((await lookUp('51.523700,-0.071300')).status).toBe(200);
    await fetch(`${standIns.url}/faults?about=${encodeURIComponent('51.500000,-0.100000')}`, { method: 'DELETE' });
    expect(await (await get('/faults')).json()).toEqual([]);
  });

  test.each([
    [{ provider: 'paypal', kind: 'timeout' }, 'provider'],
    [{ provider: 'stripe', kind: 'timeout', times: 0 }, 'times'],
    [{ provider: 'stripe', kind: 'timeout', until: 'noon' }, 'until'],
    ['nonsense', 'body'],
  ])('%j is refused, naming %s', async (body, field) => {
    const response = await post('/faults', body);
    expect(response.status).toBe(400);
    expect((await readJsonAs<{ field: string }>(response)).field).toBe(field);
  });

  test('calls are recorded without card numbers or keys, and unknown paths as rejected', async () => {
    const card =
      'payment_method_data[card][number]=4242424242424242&payment_method_data[card][cvc]=737&key=pk_test_secret';
    await fetch(`${standIns.url}/v1/nowhere`, { method: 'POST', body: card });
    await get('/geocode/v1/json?q=51+0&key=very-secret');
    const response = await get('/calls');
    // The times are left out: their digits may be any, also those of a secret.
    const text = (await response.clone().text()).replaceAll(/"(?:at|took)":[^,}]+/g, '');
    for (const secret of ['4242424242424242', '737', 'pk_test_secret', 'very-secret'])
      expect(text).not.toContain(secret);
    const calls = await readJsonAs<{ provider: string; outcome: string }[]>(response);
    expect(calls.map(({ provider, outcome }) => [provider, outcome])).toEqual([
      ['stripe', 'rejected'],
      ['geocoder', 'rejected'],
    ]);
  });
});

describe('the phone page', () => {
  test('stands at / with its files and the way to the site', async () => {
    const page = await (await get('/')).text();
    expect(page).toContain(`href="${siteUrl}/admin"`);
    for (const [, path] of page.matchAll(/(?:src|href)="(\/phone\/[^"]+)"/g))
      expect((await get(path ?? '')).status).toBe(200);
  });

  test('receives a text live', async () => {
    const received = new Promise<string>((resolve, reject) => {
      const stream = request(`${standIns.url}/phone/stream`, (response) => {
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          if (chunk.includes('hello')) void post('/phone/reply', { from, body: 'START' });
          if (chunk.includes('event: message')) resolve(chunk);
        });
      });
      stream.on('error', reject);
      stream.end();
    });
    expect(await received).toContain('"body":"START"');
  });

  test('takes an empty text and a picture, as phones do send them', async () => {
    expect((await post('/phone/reply', { from, body: '' })).status).toBe(200);
    expect((await post('/phone/reply', { from, body: '', media: ['http://localhost/cat.jpg'] })).status).toBe(200);
    const thread = await readJsonAs<{ sid: string }[]>(await get(`/phone/messages?number=${from}`));
    expect(thread.map(({ sid }) => sid.slice(0, 2))).toEqual(['SM', 'MM']);
  });
});

test('/stripe.js is one classic script that defines Stripe', async () => {
  const script = await (await get('/stripe.js')).text();
  expect(script).not.toMatch(/^(import|export) /m);
  expect(() => new Function(script)).not.toThrow();
});
