import { defaultHuntSettings, saveHuntSettingsInput, scoring } from '@streetlore/domain/hunt';
import { orderFromBooking } from '@streetlore/domain/order';
import { documents } from '@streetlore/domain/paths';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { storeOrder } from '../../../functions/src/bookings/store-order.ts';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { storeHuntSettings } from '../../../functions/src/hunt/save-hunt-settings.ts';
import { sendTest } from '../../../functions/src/hunt/send-test-sms.ts';
import { testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';
import { aCaller } from '../../support/visitors.ts';
import { anOrder } from '../bookings/support.ts';
import { aText, bookingOf, keptTour, repliesTo, storeBooking, storeTexts } from './world.ts';

const services = testServices('demo-hunt-settings', { at: new Date('2026-11-07T11:00:00Z') });
const admin = { uid: 'boss', email: 'boss@streetlore.test' };
const phone = '+447700900101';
const strict = { solved: 200, speedBonus: 0, speedBonusSeconds: 600, wrongAnswer: 50, hint: 0, look: 5 };
const set = (given: object = {}, request_id: string = crypto.randomUUID()) =>
  storeHuntSettings(services, saveHuntSettingsInput.parse({ request_id, ...defaultHuntSettings, ...given }), admin);

beforeEach(async () => {
  await services.clear();
  await storeTour(services.db, 'color-vinyl');
});
afterAll(() => services.end());

async function say(body: string, n: number) {
  services.clock.advance(60_000);
  await storeTexts(services, [aText(services, `SMset${n}`, phone, body)]);
  await playBatches(services, phone);
}

test('are saved once per request, with the old values in the audit log', async () => {
  await set({ expiry_hours: 48 }, 'req-1');
  await set({ expiry_hours: 72 }, 'req-2');
  await set({ expiry_hours: 96 }, 'req-1');
  expect(await services.store.huntSettings.read()).toMatchObject({ expiry_hours: 72, scoring });
  const log = await services.db.doc(documents.auditEntry('req-2')).get();
  expect(log.data()).toMatchObject({
    actor_uid: 'boss',
    action: 'hunt_settings_saved',
    target: 'settings/hunt',
    detail: { before: { expiry_hours: 48 }, after: { expiry_hours: 72 } },
  });
  expect((await services.db.collection('audit_log').get()).size).toBe(2);
});

test('give new bookings their hours, and do not change existing ones', async () => {
  const [early, late] = [anOrder(), anOrder()];
  await storeOrder(services, orderFromBooking(early), aCaller('visitor', '192.0.2.3'));
  await set({ expiry_hours: 48 });
  await storeOrder(services, orderFromBooking(late), aCaller('visitor', '192.0.2.3'));
  expect((await bookingOf(services, early.booking_id)).expiry_hours).toBe(24);
  expect((await bookingOf(services, late.booking_id)).expiry_hours).toBe(48);
});

test('score a hunt with the values from its start, whatever is saved while it is played', async () => {
  await set({ scoring: strict });
  await storeBooking(services, 'hunt', { phone_numbers: [phone], expiry_hours: 48 });
  await say('STATUS', 0);
  await say('START', 1);
  expect((await keptTour(services, 'hunt'))?.scoring).toEqual(strict);
  await set();
  await say('a badger', 2);
  await say('an otter', 3);
  await say('answer1', 4);
  expect((await bookingOf(services, 'hunt')).hunt.score).toBe(150);
});

test('decide the time that a text names', async () => {
  await storeBooking(services, 'hunt', { phone_numbers: [phone], expiry_hours: 48 });
  await say('RESEND', 4);
  const [welcome] = await repliesTo(services, phone);
  expect(welcome?.message_content).toContain('within 48 hours of purchase, or it expires');
});

test('decide what a test text says, as in a hunt that began now', async () => {
  await set({ expiry_hours: 48, scoring: strict });
  for (const [message_type, stop_number] of [
    ['welcome', null],
    ['wrong', 1],
  ] as const) {
    services.clock.advance(1000);
    const request = { request_id: crypto.randomUUID(), tour_id: 'color-vinyl', phone_number: phone };
    await sendTest(services, { ...request, message_type, stop_number }, admin);
  }
  expect((await repliesTo(services, phone)).map(({ message_content }) => message_content)).toEqual([
    expect.stringContaining('within 48 hours of purchase, or it expires'),
    expect.stringContaining('50 points off.'),
  ]);
});
