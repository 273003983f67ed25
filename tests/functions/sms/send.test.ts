import { queuedText } from '@streetlore/domain/sms';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { retryTexts } from '../../../functions/src/outbox/retry-outbox.ts';
import { drainOutbox } from '../../../functions/src/outbox/send.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
let count = 0;
let phone = '';

beforeAll(async () => {
  product = await startProduct('demo-sms-send');
});
beforeEach(async () => {
  await product.services.clear();
  product.services.tasks.recorded.length = 0;
  product.services.clock.set(new Date());
  count += 1;
  phone = `+4477009${30_000 + count}`;
});
afterAll(async () => {
  await product.end();
});

async function queue(...bodies: string[]) {
  const { db, clock } = product.services;
  for (const [index, message_content] of bodies.entries()) {
    const draft = { phone_number: phone, message_content, message_type: 'clue', booking_id: null, tour_name: null };
    await db.doc(`sms_messages/s${count}_${index}`).create(queuedText(draft, clock.now(), index));
  }
}
const drain = () => drainOutbox(product.services, phone);
const message = async (index = 0) => await product.services.store.messages.at(`s${count}_${index}`).read();
const bodiesOnPhone = async () => (await product.onPhone(phone)).map(({ body }) => body);

describe('the outbox', () => {
  test('sends in the order in which texts were queued, however many senders there are', async () => {
    const bodies = Array.from({ length: 12 }, (_, index) => `Text ${index}`);
    await queue(...bodies);
    await Promise.all(Array.from({ length: 6 }, drain));
    await drain();
    expect(await bodiesOnPhone()).toEqual(bodies);
    await expect.poll(() => message(11)).toMatchObject({ status: 'delivered', attempts: 1 });
  });

  test.each([21211, 21614, 21617, 20003, 30005, 30006, 30007])('gives up at once on %i', async (code) => {
    await product.refuse(phone, code);
    await queue('Hello');
    await drain();
    await expect.poll(() => message()).toMatchObject({ status: 'failed', error_code: code, attempts: 1 });
    product.services.clock.advance(600_000);
    await drain();
    expect(await message()).toMatchObject({ attempts: 1, settled: true });
    expect((await message())?.error_message).toMatch(/[a-z]/);
    expect(product.services.tasks.recorded.filter(({ queue }) => queue === 'retryOutbox')).toEqual([]);
  });

  test.each([21611, 20429])('waits for %i to pass, longer each time, and keeps the order', async (code) => {
    const { clock, tasks } = product.services;
    await product.refuse(phone, code, 6);
    await queue('First', 'Second');
    await drain();
    const pauses: number[] = [];
    for (let refusal = 1; refusal <= 6; refusal += 1) {
      // A sender that comes too early finds nothing to do.
      await drain();
      expect(await message()).toMatchObject({ status: 'queued', error_code: code, attempts: refusal });
      expect(await message(1)).toMatchObject({ status: 'queued', attempts: 0 });
      const [task, ...more] = tasks.recorded.splice(0).filter(({ queue }) => queue === 'retryOutbox');
      expect([task?.payload, more]).toMatchObject([{ phone_number: phone }, []]);
      const at = task?.at ?? clock.now();
      pauses.push(at.getTime() - clock.now().getTime());
      clock.set(at);
      await retryTexts(product.services, { phone_number: phone, at: at.toISOString() });
    }
    expect(await bodiesOnPhone()).toEqual(['First', 'Second']);
    const around = [2_000, 4_000, 8_000, 16_000, 30_000, 30_000];
    for (const [index, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual(0.75 * (around[index] ?? 0));
      expect(pause).toBeLessThanOrEqual(1.25 * (around[index] ?? 0));
    }
  });

  test('gives up after a quarter of an hour of errors of the server, and goes on with the next text', async () => {
    const { clock } = product.services;
    await product.fault('error500', 10_000, phone);
    await queue('First', 'Second');
    await drain();
    for (let minute = 1; minute < 15; minute += 1) {
      clock.advance(60_000);
      await drain();
    }
    expect(await message()).toMatchObject({ status: 'queued', error_code: 20500, attempts: 15 });
    clock.advance(60_000);
    await drain();
    expect(await message()).toMatchObject({ status: 'failed', settled: true, error_code: 20500, resent_as: null });
    expect(await message(1)).toMatchObject({ status: 'queued', attempts: 1 });
    await product.recover();
    clock.advance(60_000);
    await drain();
    expect(await bodiesOnPhone()).toEqual(['Second']);
  });

  test('does not send again what may have arrived', async () => {
    product.answerReportsWith(async () => ({ status: 503 }));
    await product.fault('timeout');
    await queue('First', 'Second');
    await drain();
    await drain();
    expect(await message()).toMatchObject({ status: 'sending', settled: false });
    expect(await bodiesOnPhone()).toEqual(['First']);
  });

  test('stores an opt-out that Twilio reports, and then makes no more calls', async () => {
    await product.refuse(phone, 21610, 1);
    await queue('First', 'Second');
    await drain();
    expect(await product.services.store.phones.at(phone).read()).toMatchObject({ opted_out: true });
    for (const index of [0, 1])
      expect(await message(index)).toMatchObject({ status: 'failed', settled: true, error_code: 21610 });
    expect((await message(1))?.attempts).toBe(0);
    expect(await bodiesOnPhone()).toEqual([]);
  });
});
