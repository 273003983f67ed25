import { logger } from 'firebase-functions/logger';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { queueAnswer } from '../../../functions/src/admin-texts/answer-player.ts';
import { ConfigurationError } from '../../../functions/src/base/config.ts';
import { sweepAll } from '../../../functions/src/sweep/sweep.ts';
import { repliesTo } from '../hunt/world.ts';
import { type Product, startProduct } from './product.ts';

/** More texts than one sweep looks at. */
const PHONES = 75;
const admin = { uid: 'boss', email: 'boss@streetlore.test' };
const words = ['first', 'second', 'third'];

const quiet = vi.spyOn(logger, 'write').mockImplementation(() => undefined);
let product: Product;
beforeAll(async () => {
  product = await startProduct('demo-sms-stuck');
  await product.services.clear();
});
afterAll(async () => {
  quiet.mockRestore();
  await product.end();
});

test('sweeps send all of an outbox that was stuck for hours over a wrong setting, once and in order', async () => {
  const { services } = product;
  const unset = Object.defineProperty({ ...services }, 'texting', {
    get() {
      throw new ConfigurationError('Nobody has set it');
    },
  });
  const phones = Array.from({ length: PHONES }, (_, n) => `+4477009${String(56000 + n)}`);
  for (const [n, body] of words.entries()) {
    const say = (phone_number: string) =>
      queueAnswer(unset, { request_id: `${phone_number}-${n}`, phone_number, booking_id: null, body }, admin);
    for (let from = 0; from < PHONES; from += 15) await Promise.all(phones.slice(from, from + 15).map(say));
    services.clock.advance(3_600_000);
  }
  await sweepAll(unset);
  expect(await product.onPhone(phones[0] ?? '')).toEqual([]);

  // With the right setting, nothing waits two minutes later.
  const sent = [(await sweepAll(services)).sent, (await sweepAll(services)).sent];
  expect(sent[0] ?? 0).toBeGreaterThan(0);
  expect((sent[0] ?? 0) + (sent[1] ?? 0)).toBe(PHONES * words.length);
  for (const phone of phones) {
    expect((await product.onPhone(phone)).map(({ body }) => body)).toEqual(words);
    expect((await repliesTo(services, phone)).filter(({ settled }) => !settled)).toEqual([]);
  }
  expect(await sweepAll(services)).toMatchObject({ sent: 0, reconciled: 0, failed: 0 });
});
