import { MAX_ATTEMPTS, queued } from '@streetlore/domain/sms';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { tryAgain } from '../../../functions/src/sms/retry.ts';
import { drainOutbox } from '../../../functions/src/texting/send.ts';
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
    await db.doc(`sms_messages/s${count}_${index}`).create(queued(draft, clock.now(), index));
  }
}
const drain = () => drainOutbox(product.services, phone);
const message = async (index = 0) => await product.services.store.messages.at(`s${count}_${index}`).read();
const bodiesOnPhone = async () => (await product.onPhone(phone)).map(({ body }) => body);

describe('the outbox', () => {
  test('sends in the order in which texts were queued, whoever comes to send them', async () => {
    const bodies = Array.from({ length: 12 }, (_, index) => `Text ${index}`);
    await queue(...bodies);
    await Promise.all(Array.from({ length: 6 }, drain));
    await drain();
    expect(await bodiesOnPhone()).toEqual(bodies);
    await vi.waitFor(async () => expect(await message(11)).toMatchObject({ status: 'delivered', attempts: 1 }));
  });

  test.each([21211, 21614, 21617, 20003, 30005, 30006, 30007])('gives up at once on %i', async (code) => {
    await product.refuse(phone, code);
    await queue('Hello');
    await drain();
    await vi.waitFor(async () =>
      expect(await message()).toMatchObject({ status: 'failed', error_code: code, attempts: 1 }),
    );
    product.services.clock.advance(600_000);
    await drain();
    expect(await message()).toMatchObject({ attempts: 1, settled: true });
    expect((await message())?.error_message).toMatch(/[a-z]/);
    expect(product.services.tasks.recorded.filter(({ queue }) => queue === 'retryOutbox')).toEqual([]);
  });

  test('tries again when the queue of our number at Twilio is full', async () => {
    await product.refuse(phone, 21611, 1);
    await queue('Hello');
    await drain();
    expect(await message()).toMatchObject({ status: 'queued', error_code: 21611, attempts: 1 });
    product.services.clock.advance(2_000);
    await drain();
    expect(await bodiesOnPhone()).toEqual(['Hello']);
  });

  test('tries three times when Twilio is busy, waiting longer each time, and keeps the order', async () => {
    await product.refuse(phone, 20429, 2);
    await queue('First', 'Second');
    await drain();
    expect(await bodiesOnPhone()).toEqual([]);
    await drain();
    expect(await message()).toMatchObject({ status: 'queued', attempts: 1 });
    const [task] = product.services.tasks.recorded;
    expect(task).toMatchObject({ queue: 'retryOutbox', payload: { phone_number: phone } });
    expect(task?.at.getTime()).toBe(product.services.clock.now().getTime() + 2_000);
    product.services.clock.advance(2_000);
    await drain();
    expect(product.services.tasks.recorded[1]?.at.getTime()).toBe(product.services.clock.now().getTime() + 8_000);
    product.services.clock.advance(8_000);
    await tryAgain(product.services, { phone_number: phone, at: product.services.clock.now().toISOString() });
    expect(await bodiesOnPhone()).toEqual(['First', 'Second']);
    expect(await message()).toMatchObject({ attempts: 3 });
  });

  test('gives up after three errors of the server, and goes on with the next text', async () => {
    await product.fault('error500', MAX_ATTEMPTS);
    await queue('First', 'Second');
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      await drain();
      product.services.clock.advance(60_000);
    }
    expect(await message()).toMatchObject({ status: 'failed', error_code: 20500, attempts: MAX_ATTEMPTS });
    expect(await bodiesOnPhone()).toEqual(['Second']);
  });

  test('does not send again what may have arrived', async () => {
    product.hearReports(async () => ({ status: 503 }));
    await product.fault('timeout');
    await queue('First', 'Second');
    await drain();
    await drain();
    expect(await message()).toMatchObject({ status: 'sending', settled: false });
    expect(await bodiesOnPhone()).toEqual(['First']);
  });

  test('keeps an opt-out that Twilio knows of, and then does not even call', async () => {
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
