import { healthSchema, MAX_ERRORS_A_MINUTE, MODEL_ASKED_EVERY } from '@streetlore/domain/health';
import { MAIL_LATE, queuedMail } from '@streetlore/domain/mail';
import { collections, documents } from '@streetlore/domain/paths';
import { ERASED_NUMBER } from '@streetlore/domain/phone';
import { after } from '@streetlore/domain/time';
import { localVendors } from '@streetlore/emulators/config';
import { startStandIns } from '@streetlore/emulators/standins/index';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { checkHealth } from '../../../functions/src/health/check-health.ts';
import { stampWebhook } from '../../../functions/src/platform/heartbeat.ts';
import { recordError } from '../../../functions/src/platform/watched.ts';
import { withDates } from '../../../functions/src/store/convert.ts';
import { type TestServices, testServices } from '../../support/services.ts';
import { callsTo, fault, forget } from '../blog/queue.ts';
import { aText } from '../hunt/world.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const standIns = await startStandIns({ port: 0, stripeWebhookUrl: null, twilioInboundUrl: null });
const services = testServices('demo-health', { standIns: standIns.url, at: noon });
const { db, clock } = services;
const models = `${standIns.url}/control/openai/models`;

beforeEach(async () => {
  await Promise.all([services.clear(), forget(standIns.url), fetch(models, { method: 'DELETE' })]);
  clock.set(noon);
});
afterAll(() => Promise.all([services.end(), standIns.close()]));

const health = async () => {
  const found = await db.doc(documents.health).get();
  return { ...healthSchema.parse(withDates(found.data())), written: found.updateTime };
};

test('the check finds what waits and what failed today, and keeps the webhooks’ timestamps', async () => {
  await stampWebhook(services, 'stripe');
  const yesterday = after(noon, -24 * 3_600_000);
  const texts = [
    { status: 'queued', settled: false, sent_at: after(noon, -90_000), seq: 2 },
    { status: 'queued', settled: false, sent_at: after(noon, -30_000), seq: 3 },
    { status: 'failed', settled: true, sent_at: after(noon, -60_000), seq: 1 },
    { status: 'failed', settled: true, sent_at: after(noon, -50_000), seq: 1 },
    { status: 'failed', settled: true, sent_at: after(noon, -40_000), seq: 1, phone_number: ERASED_NUMBER },
    { status: 'failed', settled: true, sent_at: yesterday, seq: 0 },
  ];
  for (const [n, text] of texts.entries())
    await db.doc(`${collections.smsMessages}/m${n}`).set({
      ...aText(services, `SM${n}`, '+447700900123', 'hi'),
      direction: 'outbound',
      ...text,
    });
  const draft = { to: 'reader@example.test', subject: 'Hello', text: 'Hello' };
  const mails = [
    queuedMail(draft, after(noon, -MAIL_LATE)),
    queuedMail(draft, after(noon, 2000 - MAIL_LATE)),
    { ...queuedMail(draft, yesterday), status: 'sent' },
  ];
  for (const [n, mail] of mails.entries()) await db.doc(`${collections.mails}/m${n}`).set(mail);
  await db.doc(`${collections.blogGenerationJobs}/j`).set({ status: 'failed' });
  await recordError('createBooking', new TypeError('secret'), () => services);
  clock.set(after(noon, 1000));
  await recordError('sendBroadcast', new Error('secret'), () => services);
  await checkHealth(services);
  expect(await health()).toMatchObject({
    checked_at: after(noon, 1000),
    day: '2026-11-20',
    oldest_queued_at: after(noon, -90_000),
    failed_phones: 1,
    late_mails: 1,
    failed_jobs: 1,
    errors: 2,
    last_error: { function: 'sendBroadcast' },
    webhooks: { stripe: noon },
  });
  const errors = await db.collection(collections.functionErrors).get();
  expect(JSON.stringify(errors.docs.map((error) => error.data()))).not.toContain('secret');

  clock.set(after(noon, 24 * 3_600_000));
  await checkHealth(services);
  expect(await health()).toMatchObject({ failed_phones: 0, errors: 0, failed_jobs: 1 });
});

describe('the model', () => {
  const found = async (by: TestServices = services) => {
    await checkHealth(by);
    return (await health()).model;
  };
  const change = (given: object) =>
    fetch(models, { method: 'POST', body: JSON.stringify({ id: localVendors.openaiModel, ...given }) });
  const asked = async () => (await callsTo(standIns.url)).length;

  test('is asked about once a day, however often health is checked', async () => {
    expect(await found()).toEqual({ name: localVendors.openaiModel, status: 'offered', ends_on: null, asked_at: noon });
    await change({ shutdown_date: '2027-01-20' });
    clock.advance(MODEL_ASKED_EVERY - 1);
    expect(await found()).toMatchObject({ ends_on: null, asked_at: noon });
    expect(await asked()).toBe(1);
    clock.advance(1);
    expect(await found()).toMatchObject({ ends_on: '2027-01-20', asked_at: clock.now() });
    clock.advance(MODEL_ASKED_EVERY);
    await change({ gone: true });
    expect(await found()).toMatchObject({ status: 'gone', ends_on: null });
    expect(await asked()).toBe(3);
  });

  test('is checked anew as soon as another is configured', async () => {
    await found();
    const written = { OPENAI_MODEL: 'gpt-4o' };
    const other = testServices('demo-health', { standIns: standIns.url, at: noon, written });
    expect(await found(other)).toMatchObject({ name: 'gpt-4o', ends_on: '2027-01-14' });
    await other.end();
  });

  test('without an answer is unknown at first, and later keeps its last known state', async () => {
    await fault(standIns.url, 'error500');
    expect(await found()).toMatchObject({ status: 'unknown', ends_on: null, asked_at: noon });
    await change({ shutdown_date: '2027-01-20' });
    clock.advance(MODEL_ASKED_EVERY);
    const known = await found();
    clock.advance(MODEL_ASKED_EVERY);
    await fault(standIns.url, 'malformed');
    expect(await found()).toEqual({ ...known, status: 'offered', ends_on: '2027-01-20', asked_at: clock.now() });
  });
});

test('a provider that calls all the time gets one timestamp a minute, from however many processes', async () => {
  await Promise.all(Array.from({ length: 5 }, () => stampWebhook(services, 'twilio_inbound')));
  const first = await health();
  const other = testServices('demo-health', { at: after(noon, 30_000) });
  for (let n = 0; n < 20; n += 1) {
    clock.advance(1000);
    await stampWebhook(n % 2 ? services : other, 'twilio_inbound');
  }
  await other.end();
  expect((await health()).written).toEqual(first.written);
  clock.set(after(noon, 60_000));
  await stampWebhook(services, 'twilio_inbound');
  expect((await health()).webhooks.twilio_inbound).toEqual(after(noon, 60_000));
});

test('stores a storm of errors up to a limit, and never throws when storing fails', async () => {
  clock.set(after(noon, 3_600_000));
  for (let n = 0; n < 3 * MAX_ERRORS_A_MINUTE; n += 1) await recordError('storm', new Error(), () => services);
  expect((await db.collection(collections.functionErrors).count().get()).data().count).toBe(MAX_ERRORS_A_MINUTE);
  await recordError('unready', new Error(), () => {
    throw new Error('no configuration');
  });
});
