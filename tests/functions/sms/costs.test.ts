import { documents } from '@streetlore/domain/paths';
import { after } from '@streetlore/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queueAnswer } from '../../../functions/src/admin-texts/answer-player.ts';
import { queueBroadcast } from '../../../functions/src/admin-texts/send-broadcast.ts';
import { checkHealth } from '../../../functions/src/health/check-health.ts';
import { answerInbound } from '../../../functions/src/hunt/receive-text.ts';
import { testServices } from '../../support/services.ts';
import { showsFault } from '../../support/shows-fault.ts';
import { storeTour } from '../../support/store-tour.ts';
import { textsWith } from '../../support/texts.ts';
import { storeBooking } from '../hunt/world.ts';
import { type Product, startProduct } from './product.ts';

/* How many texts can a person make us pay for who has paid nothing? */

const noon = new Date('2026-11-20T12:00:00Z');
const stranger = '+447700900777';
const abroad = '+12025550123';
const player = '+447700900101';
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };

let product: Product;
beforeAll(async () => {
  product = await startProduct('demo-sms-costs');
});
beforeEach(async () => {
  const { services } = product;
  await services.clear();
  services.clock.set(noon);
  await storeTour(services.db, 'color-vinyl');
});
afterAll(() => product.end());

let count = 0;
/**
 * Posts a text as Twilio does.
 * @returns the texts that went to its number because of it
 */
async function say(From: string, Body: string, services = product.services): Promise<string[]> {
  count += 1;
  const MessageSid = `SM${String(count).padStart(32, '0')}`;
  const form = { MessageSid, From, To: '+447700900000', Body, NumMedia: '0', NumSegments: '1' };
  expect(await answerInbound(services, product.signed('/api/twilio/inbound', form))).toMatchObject({ status: 200 });
  const texts = await textsWith(services, From);
  return texts.filter((one) => one.in_reply_to === MessageSid).map(({ message_content }) => message_content);
}

describe('a number without a hunt', () => {
  test('gets one reply a day for 44 texts in 52 s, all of which an admin can see', async () => {
    const { services } = product;
    const { clock } = services;
    const drawn: string[] = [];
    for (let n = 0; n < 44; n += 1) {
      drawn.push(...(await say(stranger, `hello ${n}`)));
      clock.advance(1_200);
    }
    expect(drawn).toEqual([expect.stringContaining('There is no hunt for this number')]);
    const inbound = (await textsWith(services, stranger)).filter(({ direction }) => direction === 'inbound');
    expect(inbound.map(({ settled }) => settled)).toEqual(Array.from({ length: 44 }, () => true));
    clock.set(after(noon, 12 * 3_600_000));
    expect(await say(stranger, 'hello again')).toHaveLength(1);
    showsFault(27, drawn.length, 'reply to 44 texts of one unknown number in 52 s');
  });

  test('gets one reply for several texts at the same time', async () => {
    const drawn = await Promise.all(Array.from({ length: 8 }, (_, n) => say(stranger, `at once ${n}`)));
    expect(drawn.flat()).toHaveLength(1);
  });

  test('gets no reply in a country where we do not sell, unless it plays or an admin writes to it', async () => {
    expect(await say(abroad, 'hello')).toEqual([]);
    const request = { request_id: crypto.randomUUID(), phone_number: abroad, booking_id: null, body: 'Who are you?' };
    await queueAnswer(product.services, request, admin);
    expect((await product.onPhone(abroad)).map(({ body }) => body)).toEqual(['Who are you?']);
    await storeBooking(product.services, 'b1', { phone_numbers: [abroad], created_at: noon });
    expect(await say(abroad, 'START')).toEqual([expect.stringContaining('Stop 1/3')]);
  });
});

describe('the day’s budget, once it is spent', () => {
  const spent = async () => {
    // The hunt's first two texts use up the budget.
    const written = { TEXT_DAILY_SEGMENTS: '2' };
    const services = testServices('demo-sms-costs', {
      standIns: product.standIns.url,
      publicUrl: product.url,
      at: noon,
      written,
    });
    await storeBooking(services, 'b1', { phone_numbers: [player], created_at: noon });
    await say(player, 'START', services);
    await say(player, 'hello', services);
    return services;
  };

  test('strangers and broadcasts wait, while hunts, opt-outs and admins’ texts go on', async () => {
    const services = await spent();
    expect(await say(stranger, 'hello', services)).toEqual([]);
    const all = { request_id: crypto.randomUUID(), booking_ids: ['b1'], body: 'Rain at four.' };
    await expect(queueBroadcast(services, all, admin)).rejects.toThrow('This takes 1 segments, and 0 of today');
    expect(await say(player, 'HINT', services)).toHaveLength(1);
    const words = { request_id: crypto.randomUUID(), phone_number: player, booking_id: 'b1', body: 'All well?' };
    await queueAnswer(services, words, admin);
    expect((await product.onPhone(player)).at(-1)?.body).toBe('All well?');
    await say(stranger, 'STOP', services);
    expect((await services.store.phones.at(stranger).read())?.opted_out).toBe(true);
    await say(stranger, 'START', services);

    services.clock.set(after(noon, 12 * 3_600_000));
    expect(await say(stranger, 'hello', services)).toHaveLength(1);
    await queueBroadcast(services, all, admin);
    // A repeated request is not refused because of its own segments.
    expect(await queueBroadcast(services, all, admin)).toMatchObject({ recipients: 1 });
    await services.end();
  });

  test('the dashboard shows it from the next check on', async () => {
    const services = await spent();
    await services.db.doc(documents.dayStats('2026-11-20')).set({ segments: 2 });
    await checkHealth(services);
    expect(await services.store.health.read()).toMatchObject({ segments: 2, text_budget: 2 });
    await services.end();
  });
});
