import { newHunt, stoppedHunt } from '@streetlore/domain/hunt';
import { replies } from '@streetlore/emulators/standins/twilio/keywords';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { drainOutbox } from '../../../functions/src/outbox/send.ts';
import { storeTour } from '../../support/store-tour.ts';
import { textsWith } from '../../support/texts.ts';
import { storeBooking } from '../hunt/world.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
let count = 0;
let phone = '';

beforeAll(async () => {
  product = await startProduct('demo-sms-opt-out');
});
beforeEach(async () => {
  await product.services.clear();
  product.services.clock.set(new Date());
  await storeTour(product.services.db, 'color-vinyl');
  count += 1;
  phone = `+4477009${40_000 + count}`;
});
afterAll(() => product.end());

/**
 * Sends a text and waits for all its effects.
 * @returns the texts that the phone got for it, also from Twilio itself
 */
async function say(body: string): Promise<string[]> {
  const before = (await product.onPhone(phone)).length;
  product.services.clock.advance(1_000);
  await product.reply(phone, body);
  await playBatches(product.services, phone);
  await drainOutbox(product.services, phone);
  return (await product.onPhone(phone)).slice(before).map((text) => text.body);
}

/**
 * Sends a keyword that only Twilio knows, because an operator added it to the service.
 * @returns the texts that the phone got for it
 */
async function sayKeyword(Body: string, OptOutType: string): Promise<string[]> {
  const before = (await product.onPhone(phone)).length;
  product.services.clock.advance(1_000);
  const form = { MessageSid: `SM${crypto.randomUUID().replaceAll('-', '')}`, From: phone, Body, OptOutType };
  const posted = product.signed('/api/twilio/inbound', form);
  expect(await (await fetch(`${product.url}${posted.url}`, asTwilio(posted))).text()).toBe('<Response/>');
  await playBatches(product.services, phone);
  await drainOutbox(product.services, phone);
  return (await product.onPhone(phone)).slice(before).map((text) => text.body);
}

const asTwilio = ({ rawBody, signature }: { rawBody: string; signature: string }) => ({
  method: 'POST',
  body: rawBody,
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
});

const isOut = async () => (await product.services.store.phones.at(phone).read())?.opted_out ?? false;
const phaseOf = async () => (await product.services.store.bookings.at('b1').read())?.hunt.phase;

test('START begins the hunt of somebody who had never opted out, and HELP is answered by Twilio alone', async () => {
  await storeBooking(product.services, 'b1', { phone_numbers: [phone] });
  expect(await say('Start')).toEqual([expect.stringContaining('Stop 1/')]);
  expect(await phaseOf()).toBe('puzzle');
  expect(await say('help')).toEqual([replies.HELP]);
  expect(await say('INFO')).toEqual([replies.HELP]);
  expect(await say('a badger')).toEqual([expect.stringContaining('Not quite.')]);
  const stored = (await textsWith(product.services, phone)).filter(({ direction }) => direction === 'inbound');
  expect(stored.map(({ opt_out_type }) => opt_out_type)).toEqual(['START', 'HELP', 'HELP', null]);
});

test('STOP is answered by Twilio alone and stored, and START ends it and gives the hunt’s state', async () => {
  await storeBooking(product.services, 'b1', { phone_numbers: [phone] });
  await say('START');
  expect(await say('stop')).toEqual([replies.STOP]);
  expect(await isOut()).toBe(true);
  expect(await say('HINT')).toEqual([]);
  expect(await say('HELP')).toEqual([]);
  expect(await say('start')).toEqual([replies.START, expect.stringContaining('Stop 1/')]);
  expect(await isOut()).toBe(false);
  expect(await say('unstop')).toEqual([replies.START]);
});

test('words that are no keyword of Twilio’s still opt out, without a reply', async () => {
  await storeBooking(product.services, 'b1', { phone_numbers: [phone] });
  await say('START');
  expect(await say('stop all')).toEqual([]);
  expect(await isOut()).toBe(true);
  expect(await say('HINT')).toEqual([]);
});

test('a keyword that an operator added at Twilio is obeyed whatever its words', async () => {
  await storeBooking(product.services, 'b1', { phone_numbers: [phone] });
  await say('START');
  expect(await sayKeyword('no more walls', 'STOP')).toEqual([]);
  expect(await isOut()).toBe(true);
  // The phone has missed what its team got meanwhile, so it gets the clue again.
  expect(await sayKeyword('walls again', 'START')).toEqual([expect.stringContaining('Stop 1/')]);
  expect(await isOut()).toBe(false);
  expect(await sayKeyword('sos', 'HELP')).toEqual([]);
  expect(await phaseOf()).toBe('puzzle');
  expect((await say('HINT'))[0]).toMatch(/^(Hint|No hint)/);
});

test('after HELP, a text adds that the hunt has expired or was refunded', async () => {
  const anHourAgo = new Date(product.services.now().getTime() - 3_600_000);
  const theirs = { phone_numbers: [phone], confirmed_at: anHourAgo };
  await storeBooking(product.services, 'b1', { ...theirs, expires_at: anHourAgo });
  expect(await say('HELP')).toEqual([replies.HELP, expect.stringMatching(/^This hunt has expired/)]);
  const hunt = stoppedHunt(newHunt(), product.services.now());
  await storeBooking(product.services, 'b1', { ...theirs, status: 'refunded', hunt });
  expect(await say('INFO')).toEqual([replies.HELP, expect.stringMatching(/^This hunt has ended/)]);
});

test('without a hunt nobody gets two replies, and START gets the address for booking', async () => {
  expect(await say('HELP')).toEqual([replies.HELP]);
  expect(await say('START')).toEqual([expect.stringContaining('There is no hunt for this number.')]);
  expect(await say('STOP')).toEqual([replies.STOP]);
  expect(await isOut()).toBe(true);
});
