import { MAX_ATTEMPTS, queuedText } from '@streetlore/domain/sms';
import { logger } from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { receiveDeliveryReport } from '../../../functions/src/delivery-reports/twilio-status.ts';
import { drainOutbox } from '../../../functions/src/outbox/send.ts';
import { killableServices } from '../../support/process-death.ts';
import { testServices } from '../../support/services.ts';
import { showsFault } from '../../support/shows-fault.ts';
import { type Product, startProduct } from './product.ts';

const phone = '+447700900123';
const sid = `SM${'b'.repeat(32)}`;
const path = '/api/twilio/status?message=m1';
let product: Product;

beforeAll(async () => {
  product = await startProduct('demo-sms-status');
});
beforeEach(async () => {
  await product.services.clear();
  const draft = { phone_number: phone, message_content: 'Hi', message_type: 'help', booking_id: null, tour_name: null };
  const sent = { status: 'sent', settled: true, twilio_sid: sid, attempts: 1 } as const;
  await product.services.db.doc('sms_messages/m1').set({ ...queuedText(draft, product.services.clock.now()), ...sent });
});
afterAll(async () => {
  await product.end();
});

const report = (MessageStatus: string, ErrorCode?: number, MessageSid = sid) =>
  product.signed(path, { MessageSid, MessageStatus, ...(ErrorCode ? { ErrorCode: String(ErrorCode) } : {}) });
const receive = (posted: ReturnType<typeof report>) => receiveDeliveryReport(product.services, posted);
const message = async () => await product.services.store.messages.at('m1').read();

describe('a delivery report', () => {
  test('moves a text forward only, in whatever order and number reports come', async () => {
    const statuses = ['queued', 'sending', 'sent', 'delivered', 'sent', 'queued', 'delivered', 'sending', 'accepted'];
    for (let round = 0; round < 10; round += 1) {
      await product.services.db.doc('sms_messages/m1').update({ status: 'sent' });
      const shuffled = statuses.map((_, index) => statuses[(index * 7 + round) % statuses.length] ?? '');
      const answers = await Promise.all(shuffled.map((status) => receive(report(status))));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect(await message()).toMatchObject({ status: 'delivered', settled: true, error_code: null });
    }
  });

  test('is refused without a signature for exactly its address', async () => {
    const good = report('delivered');
    const forgeries = [
      { ...good, url: '/api/twilio/status?message=m2' },
      { ...good, url: '/api/twilio/status?message=m1&x=1' },
      { ...good, url: '/api/twilio/status' },
      { ...good, signature: '' },
      { ...good, rawBody: good.rawBody.replace('delivered', 'failed') },
      product.signed(path, { MessageSid: sid, MessageStatus: 'failed' }, `https://evil.example${path}`),
    ];
    for (const forged of forgeries) expect(await receive(forged)).toEqual({ status: 403 });
    expect(await message()).toMatchObject({ status: 'sent' });
    showsFault(18, forgeries.length, 'forgeries of a delivery report answered 403');
  });

  test('for an unknown text, or for another message, changes nothing', async () => {
    const unknown = '/api/twilio/status?message=nobody';
    const posted = product.signed(unknown, { MessageSid: sid, MessageStatus: 'delivered' });
    expect(await receive(posted)).toEqual({ status: 200 });
    expect(await receive(report('delivered', undefined, `SM${'c'.repeat(32)}`))).toEqual({ status: 200 });
    expect(await message()).toMatchObject({ status: 'sent', twilio_sid: sid });
  });

  test('settles a text whose sender died, and names its message', async () => {
    const lease_until = product.services.clock.now();
    await product.services.db
      .doc('sms_messages/m1')
      .update({ status: 'sending', settled: false, twilio_sid: null, lease_until });
    await receive(report('sent'));
    expect(await message()).toMatchObject({ status: 'sent', settled: true, twilio_sid: sid, lease_until: null });
  });

  test('says in words why a text did not arrive, and alerts the admins where they can mend the reason', async () => {
    const log = vi.spyOn(logger, 'write').mockImplementation(() => undefined);
    await receive(report('undelivered', 30007));
    const errors = log.mock.calls.map(([entry]) => entry).filter(({ severity }) => severity === 'ERROR');
    log.mockRestore();
    expect(errors).toMatchObject([{ message: 'A text was not delivered', code: 30007 }]);
    expect(await message()).toMatchObject({
      status: 'failed',
      error_code: 30007,
      error_message: 'The carrier filtered the text',
    });
    await receive(report('delivered'));
    expect(await message()).toMatchObject({ status: 'delivered', error_code: null });
  });

  test.each([30001, 30003, 30008])('of the transient failure %i makes a new attempt, three in all', async (code) => {
    await product.refuse(phone, code);
    const { services } = product;
    await receive(report('undelivered', code));
    await receive(report('undelivered', code));
    expect(await message()).toMatchObject({ status: 'queued', attempts: 1, settled: false });
    const retries = services.tasks.recorded.filter(({ queue }) => queue === 'retryOutbox');
    expect(retries.at(-1)).toMatchObject({ payload: { phone_number: phone } });
    for (let attempt = 2; attempt <= MAX_ATTEMPTS; attempt += 1) {
      services.clock.advance(60_000);
      await drainOutbox(services, phone);
      await expect
        .poll(() => message())
        .toMatchObject({
          attempts: attempt,
          error_code: code,
          status: attempt === MAX_ATTEMPTS ? 'failed' : 'queued',
        });
    }
    expect((await product.onPhone(phone)).length).toBeGreaterThan(0);
  });

  test.each([30001, 30003, 30008])('of %i makes no new attempt once a newer text has gone', async (code) => {
    const { services } = product;
    const before = await product.onPhone(phone);
    const store = (id: string, given: object) => {
      const draft = {
        phone_number: phone,
        message_content: id,
        message_type: 'clue',
        booking_id: null,
        tour_name: null,
      };
      return services.db.doc(`sms_messages/${id}`).set({ ...queuedText(draft, services.clock.now(), 1), ...given });
    };
    // A newer text that only waits is sent after this one.
    await store('m2', { next_attempt_at: new Date(services.clock.now().getTime() + 60_000) });
    await receive(report('undelivered', code));
    expect(await message()).toMatchObject({ status: 'queued' });
    // A newer text that was sent while this one waited for its second attempt stops the attempt.
    await store('m2', { status: 'sent', settled: true, twilio_sid: `SM${'d'.repeat(32)}` });
    services.clock.advance(60_000);
    await drainOutbox(services, phone);
    const undelivered = { status: 'failed', settled: true, error_code: code, attempts: 1, resent_as: null };
    expect(await message()).toMatchObject(undelivered);
    // A newer text that was sent before this one failed also stops the attempt.
    await services.db.doc('sms_messages/m1').update({ status: 'sent', twilio_sid: sid, retired_sids: [] });
    await receive(report('undelivered', code));
    expect(await message()).toMatchObject({ ...undelivered, twilio_sid: sid });
    expect(await product.onPhone(phone)).toEqual(before);
  });

  test('for a retired attempt that arrived after all prevents the second text', async () => {
    await receive(report('undelivered', 30003));
    await receive(report('delivered'));
    expect(await message()).toMatchObject({ status: 'delivered', settled: true, twilio_sid: sid });
    product.services.clock.advance(60_000);
    expect(await drainOutbox(product.services, phone)).toBe(0);
  });

  test('is asked for again when it could not be written', async () => {
    const dying = killableServices(testServices('demo-sms-status', { publicUrl: product.url }));
    dying.begin({ call: 1, when: 'before' });
    await expect(receiveDeliveryReport(dying.services, report('delivered'))).rejects.toThrow();
    await dying.services.end();
    await receive(report('delivered'));
    expect(await message()).toMatchObject({ status: 'delivered' });
  });
});
