import { collections, documents } from '@streetlore/domain/paths';
import { queued } from '@streetlore/domain/sms';
import { aBooking } from '@streetlore/domain/testing';
import { after } from '@streetlore/domain/time';
import { afterAll, expect, test } from 'vitest';
import { countYesterday } from '../../../functions/src/stats/check-nightly.ts';
import { testServices } from '../../support/services.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const services = testServices('demo-stats-nightly', { at: noon });
const { db, clock } = services;
afterAll(() => services.end());

test('at night yesterday is counted again: what was never asked for is right in the morning', async () => {
  await services.clear();
  const number = '+447700900951';
  const draft = { phone_number: number, message_type: 'clue', booking_id: null, tour_name: null };
  await db
    .doc(`${collections.bookings}/b1`)
    .set(aBooking({ phone_numbers: [number], confirmed_at: noon, amount: 1500 }));
  for (const n of [1, 2, 3])
    await db.doc(`${collections.smsMessages}/m${n}`).set(queued({ ...draft, message_content: `Text ${n}` }, noon, n));
  clock.set(after(noon, 15 * 3_600_000));
  await countYesterday(services);
  const read = async (path: string) => (await db.doc(path).get()).data();
  expect(await read(documents.totals)).toMatchObject({ messages: 3 });
  expect(await read(documents.dayStats('2026-11-20'))).toMatchObject({ messages: 3, segments: 3, paid: 1500 });
  expect(await read(documents.player(number))).toMatchObject({ messages: 3 });
  expect(await read(documents.conversation(number))).toMatchObject({ preview: 'Text 3' });
});
