import { readFileSync } from 'node:fs';
import { renderHuntMessage } from '@streetlore/domain/hunt';
import { serviceKeywords } from '@streetlore/domain/sms';
import twilio from 'twilio';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { localVendors } from '../../config.ts';
import { type StandIns, startStandIns } from '../index.ts';
import { type ReceivedWebhook, type Receiver, readJsonAs, startReceiver } from '../receiver.ts';
import { replies } from './keywords.ts';

const { twilioAccountSid, twilioAuthToken, twilioFrom, twilioMessagingService } = localVendors;
const phone = '+447700900123';
let receiver: Receiver;
let standIns: StandIns;
let client: ReturnType<typeof twilio>;

beforeEach(async () => {
  receiver = await startReceiver();
  standIns = await startStandIns({
    port: 0,
    twilioInboundUrl: `${receiver.url}/api/twilio/inbound`,
    statusDelaysMs: { sent: 5, delivered: 5 },
    reorderHoldMs: 300,
    timeoutMs: 50,
  });
  client = clientWith(twilioAuthToken);
});

afterEach(async () => {
  await standIns.close();
  await receiver.close();
});

function clientWith(token: string): ReturnType<typeof twilio> {
  const made = twilio(twilioAccountSid, token);
  made.api.baseUrl = standIns.url;
  return made;
}

function send(to = phone, body = 'Welcome') {
  const statusCallback = `${receiver.url}/api/twilio/status?message=m1`;
  return client.messages.create({ to, from: twilioFrom, body, statusCallback });
}

function post(path: string, body: object) {
  return fetch(standIns.url + path, { method: 'POST', body: JSON.stringify(body) });
}

function formOf(webhook: ReceivedWebhook): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(webhook.body));
}

function isSigned(webhook: ReceivedWebhook): boolean {
  const signature = webhook.headers.get('x-twilio-signature') ?? '';
  return twilio.validateRequest(twilioAuthToken, signature, webhook.url, formOf(webhook));
}

async function threadOf(number: string) {
  const response = await fetch(`${standIns.url}/phone/messages?number=${encodeURIComponent(number)}`);
  return readJsonAs<{ body: string; direction: string }[]>(response);
}

const isStatus = (webhook: ReceivedWebhook) => webhook.path.endsWith('/status');
const statusOf = (webhook: ReceivedWebhook) => formOf(webhook).MessageStatus;

describe('sending', () => {
  test('a text is queued, sent and delivered, with signed callbacks in that order', async () => {
    const message = await send();
    expect(message).toMatchObject({ status: 'queued', numSegments: '1', direction: 'outbound-api' });
    expect(message.sid).toMatch(/^SM[0-9a-f]{32}$/);
    const callbacks = await receiver.until(2, isStatus);
    expect(callbacks.map(statusOf)).toEqual(['sent', 'delivered']);
    expect(callbacks.every(isSigned)).toBe(true);
    expect((await client.messages(message.sid).fetch()).status).toBe('delivered');
  });

  test.each([
    ['+44770', 'x', 21211],
    ['+442079460000', 'x', 21614],
    [phone, '', 21602],
    [phone, 'x'.repeat(1_601), 21617],
  ])('to %s is refused with its code', async (to, body, code) => {
    await expect(send(to, body)).rejects.toMatchObject({ status: 400, code });
  });

  test('refuses a wrong token, a foreign sender, an unknown message and an unknown path', async () => {
    await expect(clientWith('wrong').messages.list()).rejects.toMatchObject({ status: 401, code: 20003 });
    await expect(client.messages.create({ to: phone, from: '+447700900999', body: 'x' })).rejects.toMatchObject({
      code: 21606,
    });
    await expect(client.messages('SM0').fetch()).rejects.toMatchObject({ status: 404, code: 20404 });
    await expect(client.calls.list()).rejects.toMatchObject({ status: 404 });
  });

  test('long and non-GSM texts are counted in segments', async () => {
    expect((await send(phone, 'a'.repeat(161))).numSegments).toBe('2');
    expect((await send(phone, '🦔'.repeat(36))).numSegments).toBe('2');
  });

  test('a number can be made to fail at once or on delivery', async () => {
    await post('/control/twilio/numbers', { number: phone, error_code: 21612, times: 1 });
    await expect(send()).rejects.toMatchObject({ code: 21612 });
    await post('/control/twilio/numbers', { number: phone, error_code: 30007 });
    await send();
    const callbacks = await receiver.until(2, isStatus);
    expect(formOf(callbacks[1] ?? (callbacks[0] as ReceivedWebhook))).toMatchObject({
      MessageStatus: 'undelivered',
      ErrorCode: '30007',
    });
  });

  test('lists are filtered by number and date, and paged', async () => {
    for (const body of ['one', 'two', 'three']) await send(phone, body);
    await send('+447700900456', 'other');
    await receiver.until(8, isStatus);
    const listed = await client.messages.list({ to: phone, pageSize: 2 });
    expect(listed.map(({ body }) => body)).toEqual(['three', 'two', 'one']);
    expect(await client.messages.list({ to: phone, limit: 1 })).toHaveLength(1);
    const hour = 3_600_000;
    expect(await client.messages.list({ dateSentAfter: new Date(Date.now() - hour) })).toHaveLength(4);
    expect(await client.messages.list({ dateSentAfter: new Date(Date.now() + hour) })).toHaveLength(0);
    expect(await client.messages.list({ from: phone })).toHaveLength(0);
  });
});

describe('a Messaging Service', () => {
  test('accepts a text before it has chosen a sender, and sends it from its number', async () => {
    const message = await client.messages.create({
      to: phone,
      messagingServiceSid: twilioMessagingService,
      body: 'Hi',
      statusCallback: `${receiver.url}/api/twilio/status?message=m1`,
    });
    expect(message).toMatchObject({ status: 'accepted', numSegments: '0', from: null });
    expect(message.messagingServiceSid).toBe(twilioMessagingService);
    const callbacks = await receiver.until(2, isStatus);
    expect(callbacks.map((one) => formOf(one).MessagingServiceSid)).toEqual(Array(2).fill(twilioMessagingService));
    expect(await client.messages(message.sid).fetch()).toMatchObject({ from: twilioFrom, numSegments: '1' });
  });

  test('is refused when another account owns it', async () => {
    const other = { to: phone, messagingServiceSid: `MG${'1'.repeat(32)}`, body: 'Hi' };
    await expect(client.messages.create(other)).rejects.toMatchObject({ status: 404 });
  });

  test('names the keyword that it finds in a text, and answers HELP itself', async () => {
    const typeOf = async (body: string) => {
      await post('/phone/reply', { from: phone, body });
      const posted = receiver.received.at(-1);
      return posted && isSigned(posted) ? (formOf(posted).OptOutType ?? null) : 'not signed';
    };
    expect(await typeOf('START')).toBe('START');
    expect(await client.messages.list({ to: phone })).toEqual([]);
    expect(await typeOf(' help ')).toBe('HELP');
    expect((await client.messages.list({ to: phone })).map(({ body }) => body)).toEqual([replies.HELP]);
    expect(await typeOf('Stop please')).toBeNull();
    expect(await typeOf('unsubscribe')).toBe('STOP');
    for (const word of ['cancel', 'END', 'Quit']) expect(await typeOf(word)).toBeNull();
    expect(await typeOf('yes')).toBe('START');
  });

  test('answers in the words that docs/twilio.md tells operators to set', () => {
    const instructions = readFileSync(new URL('../../../../docs/twilio.md', import.meta.url), 'utf8');
    for (const reply of Object.values(replies)) expect(instructions).toContain(reply);
    const words = (kind: 'help' | 'opted_in') =>
      renderHuntMessage({ kind }, { tour: { name: '', stops: [] }, site: '' });
    expect(replies).toMatchObject({ HELP: words('help'), START: words('opted_in') });
  });

  test('takes the keywords that docs/twilio.md tells operators to set, and no others', () => {
    const instructions = readFileSync(new URL('../../../../docs/twilio.md', import.meta.url), 'utf8');
    for (const [kind, words] of Object.entries(serviceKeywords)) {
      const [, listed = ''] = new RegExp(`^ +- ${kind}: ([A-Z, ]+)\\.`, 'm').exec(instructions) ?? [];
      expect(listed.split(', ')).toEqual(words);
    }
  });
});

describe('replying', () => {
  test('a reply is posted with Twilio’s signature and appears in the thread', async () => {
    await send();
    const response = await post('/phone/reply', { from: phone, body: 'START' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ webhook_status: 200 });
    const [inbound] = await receiver.until(1, (webhook) => webhook.path.endsWith('/inbound'));
    expect(inbound && isSigned(inbound)).toBe(true);
    expect(inbound && formOf(inbound)).toMatchObject({
      From: phone,
      To: twilioFrom,
      Body: 'START',
      NumMedia: '0',
      FromCountry: 'GB',
    });
    const thread = await threadOf(phone);
    expect(thread.map(({ body, direction }) => [direction, body])).toEqual([
      ['outbound', 'Welcome'],
      ['inbound', 'START'],
    ]);
    const numbers = await (await fetch(`${standIns.url}/phone/numbers`)).json();
    expect(numbers).toMatchObject([{ number: phone, count: 2, last_body: 'START' }]);
  });

  test('a webhook that fails is 502 with the reason', async () => {
    receiver.answerWith(new Response('broken', { status: 500 }));
    const response = await post('/phone/reply', { from: phone, body: 'START' });
    expect(response.status).toBe(502);
    expect((await readJsonAs<{ error: string }>(response)).error).toContain('500');
  });

  test('a bad reply names its field', async () => {
    const response = await post('/phone/reply', { from: '0770', body: 'START' });
    expect(response.status).toBe(400);
    expect((await readJsonAs<{ field: string }>(response)).field).toBe('from');
  });

  test('TwiML in the answer is sent as a text', async () => {
    receiver.answerWith(
      new Response('<Response><Message>Tom &amp; Jo</Message></Response>', { headers: { 'content-type': 'text/xml' } }),
    );
    await post('/phone/reply', { from: phone, body: 'hi' });
    expect((await client.messages.list({ to: phone }))[0]?.body).toBe('Tom & Jo');
  });

  test('STOP unsubscribes once, later sends fail, START brings back', async () => {
    await post('/phone/reply', { from: phone, body: ' stop ' });
    await post('/phone/reply', { from: phone, body: 'STOP' });
    const replies = await client.messages.list({ to: phone });
    expect(replies).toHaveLength(1);
    expect(replies[0]?.body).toContain('unsubscribed');
    await expect(send()).rejects.toMatchObject({ code: 21610 });
    await post('/phone/reply', { from: phone, body: 'START' });
    await expect(send()).resolves.toMatchObject({ status: 'queued' });
    expect(receiver.received.filter((webhook) => webhook.path.endsWith('/inbound'))).toHaveLength(3);
  });
});

describe('faults', () => {
  const fault = (kind: string) => post('/faults', { provider: 'twilio', kind });

  test('timeout sends the text without an answer', async () => {
    await fault('timeout');
    await expect(send()).rejects.toThrow();
    expect(await client.messages.list({ to: phone })).toHaveLength(1);
  });

  test('error500 sends nothing', async () => {
    await fault('error500');
    await expect(send()).rejects.toMatchObject({ status: 500 });
    expect(await client.messages.list({ to: phone })).toHaveLength(0);
  });

  test('duplicate posts a reply twice under one sid', async () => {
    await fault('duplicate');
    await post('/phone/reply', { from: phone, body: 'HINT' });
    const sids = receiver.received.map((webhook) => formOf(webhook).MessageSid);
    expect(sids).toHaveLength(2);
    expect(new Set(sids).size).toBe(1);
  });

  test('reorder reports the last status first', async () => {
    await fault('reorder');
    await send();
    expect((await receiver.until(2, isStatus)).map(statusOf)).toEqual(['delivered', 'sent']);
  });

  test('reorder lets a later reply overtake', async () => {
    await fault('reorder');
    await Promise.all([
      post('/phone/reply', { from: phone, body: 'first' }),
      post('/phone/reply', { from: phone, body: 'second' }),
    ]);
    expect(receiver.received.map((webhook) => formOf(webhook).Body)).toHaveLength(2);
    const thread = await threadOf(phone);
    expect(formOf(receiver.received[0] as ReceivedWebhook).Body).toBe(thread[1]?.body);
  });
});
