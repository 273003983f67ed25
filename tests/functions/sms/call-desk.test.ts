import { defaultDesk } from '@streetlore/domain/desk';
import { collections, documents } from '@streetlore/domain/paths';
import { queuedText } from '@streetlore/domain/sms';
import { londonDay } from '@streetlore/domain/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { segmentsLeft } from '../../../functions/src/budgets/segments-left.ts';
import { sweepAll } from '../../../functions/src/sweep/sweep.ts';
import { storeTour } from '../../support/store-tour.ts';
import { textsWith } from '../../support/texts.ts';
import { storeBooking } from '../hunt/world.ts';
import { type Product, startProduct } from './product.ts';

/** A player and two phones on duty, of each test. The stand-in keeps every text. */
let [ann, dora, dan] = ['', '', ''];
let tests = 0;
const call = /^Color & Vinyl, stop 1: a team waits for us\./;
let product: Product;

beforeAll(async () => {
  product = await startProduct('demo-sms-call-desk');
  // Noon: the minute before midnight belongs to no shift.
  product.services.clock.set(new Date(`${londonDay(new Date())}T12:00:00Z`));
});
beforeEach(async () => {
  const { services } = product;
  tests += 1;
  [ann, dora, dan] = [1, 2, 3].map((n) => `+4477009561${tests}${n}`) as [string, string, string];
  await services.clear();
  await storeTour(services.db, 'color-vinyl');
  await storeBooking(services, 'b1', { phone_numbers: [ann] });
  const always = { ...defaultDesk, from: '00:00', to: '23:59' };
  await services.db.doc(documents.desk).set({ ...always, numbers: [dora, dan] });
  await product.reply(ann, 'START');
});
afterAll(() => product.end());

test('an outage of Twilio delays the call to a phone on duty and the reply to the player, and loses neither', async () => {
  const { services } = product;
  await product.fault('error500', 3, dora);
  await product.reply(ann, 'can somebody call us');
  expect((await product.onPhone(ann)).at(-1)?.body).toContain('Somebody from Streetlore will read this.');
  expect((await product.onPhone(dan)).map(({ body }) => body)).toEqual([expect.stringMatching(call)]);
  for (let minute = 0; minute < 6; minute += 1) {
    services.clock.advance(60_000);
    await sweepAll(services);
  }
  expect((await product.onPhone(dora)).map(({ body }) => body)).toEqual([expect.stringMatching(call)]);
});

test('a phone on duty that has opted out gets no call, and the others do', async () => {
  await product.reply(dora, 'STOP');
  await product.reply(ann, 'PERSON');
  const calls = (await textsWith(product.services, dora)).filter(({ message_type }) => message_type === 'call');
  expect(calls.filter(({ status }) => status === 'delivered' || status === 'sent')).toEqual([]);
  expect((await product.onPhone(dan)).map(({ body }) => body)).toEqual([expect.stringMatching(call)]);
});

test('a call counts in the day’s budget, and goes out when it is spent', async () => {
  const { services } = product;
  const draft = { phone_number: '+447700956999', message_content: 'x', message_type: 'clue', booking_id: null };
  const spent = {
    ...queuedText({ ...draft, tour_name: null }, services.clock.now()),
    segments: 1_000_000,
    settled: true,
  };
  await services.db.collection(collections.smsMessages).doc('spent').set(spent);
  expect(await segmentsLeft(services)).toBeLessThanOrEqual(0);
  await product.reply(ann, 'PERSON');
  expect((await product.onPhone(dora)).map(({ body }) => body)).toEqual([expect.stringMatching(call)]);
  const [stored] = (await textsWith(services, dora)).filter(({ message_type }) => message_type === 'call');
  expect(stored).toMatchObject({ direction: 'outbound', segments: 1, is_test: false });
});
