import { storagePaths } from '@streetlore/domain/paths';
import { queuedText } from '@streetlore/domain/sms';
import { aBooking } from '@streetlore/domain/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { drainOutbox } from '../../../functions/src/outbox/send.ts';
import { erasePersonData } from '../../../functions/src/privacy/erase-person.ts';
import { eraseAgain } from '../../../functions/src/restore/erase-again.ts';
import { listAdminsAgain } from '../../../functions/src/restore/list-admins-again.ts';
import { settleQueuedTexts } from '../../../functions/src/restore/settle-queued-texts.ts';
import { testServices } from '../../support/services.ts';
import { personWithTraces, tracesOf, writeTraces } from '../privacy/world.ts';

const services = testServices('demo-after-restore');
const { db } = services;
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const sam = personWithTraces('quartz', '+447700955123');
const kim = personWithTraces('opal', '+447700955199');
const friend = '+447700955124';
const HOUR = 3_600_000;

beforeEach(async () => {
  await services.clear();
  await services.bucket.deleteFiles({ force: true });
});
afterAll(() => services.end());

const request = ({ number, email }: typeof sam) => ({
  phone_numbers: [number],
  emails: [email],
  request_id: crypto.randomUUID(),
});

/**
 * Puts the database back to a state that knows both of them. Files are outside the database and
 * stay.
 */
async function restore(): Promise<void> {
  await services.clear();
  await writeTraces(services, sam, friend);
  await writeTraces(services, kim, friend);
}

test('erases again only the people who were erased since the backup', async () => {
  await restore();
  await erasePersonData(services, request(kim), admin);
  services.clock.advance(HOUR);
  const backupFrom = services.clock.now();
  services.clock.advance(HOUR);
  await erasePersonData(services, request(sam), admin);

  await restore();
  expect(await eraseAgain(services, backupFrom)).toEqual({ erased: 2, waiting: 0 });
  expect(await tracesOf(services, sam)).toEqual([]);
  // Kim came back after being erased, before the backup was taken.
  expect((await tracesOf(services, kim)).length).toBeGreaterThan(5);
  expect(await eraseAgain(services, backupFrom)).toEqual({ erased: 0, waiting: 0 });

  // An older backup has Kim's data from before the erasure.
  await restore();
  expect((await eraseAgain(services, new Date(backupFrom.getTime() - 2 * HOUR))).erased).toBe(4);
  expect(await tracesOf(services, kim)).toEqual([]);
});

test('waits with a person whose hunt is open in the backup until an admin ends it', async () => {
  const backupFrom = services.clock.now();
  await restore();
  await erasePersonData(services, request(sam), admin);
  await restore();
  await db.doc('bookings/open').set({ ...aBooking({ phone_numbers: [sam.number] }), status: 'confirmed' });
  expect((await eraseAgain(services, backupFrom)).waiting).toBe(1);
  await db.doc('bookings/open').update({ status: 'refunded' });
  expect((await eraseAgain(services, backupFrom)).waiting).toBe(0);
  expect(await tracesOf(services, sam)).toEqual([]);
});

test('notes of erasures name nobody and end when every backup is younger', async () => {
  await restore();
  await erasePersonData(services, request(sam), admin);
  const notes = async () => (await services.bucket.getFiles({ prefix: storagePaths.erasedPeople }))[0];
  const [note] = await notes();
  expect(await notes()).toHaveLength(2);
  expect(`${note?.name} ${JSON.stringify(note?.metadata)}`).not.toMatch(/955123|quartz/);
  services.clock.advance(121 * 24 * HOUR);
  await erasePersonData(services, request(kim), admin);
  expect((await notes()).map(({ name }) => name)).not.toContain(note?.name);
});

test('lists admins without a line again, and changes no others', async () => {
  const { auth } = services;
  const tag = crypto.randomUUID().slice(0, 8);
  const [lost, revoked, visitor] = ['lost', 'revoked', 'visitor'].map((name) => `${name}-${tag}`) as [
    string,
    string,
    string,
  ];
  for (const uid of [lost, revoked, visitor]) {
    await auth.createUser({ uid, email: `${uid}@example.test`, emailVerified: true });
    if (uid !== visitor) await auth.setCustomUserClaims(uid, { role: 'admin' });
  }
  const line = { email: null, status: 'revoked', granted_at: new Date(), granted_by: null };
  await db.doc(`admins/${revoked}`).set({ ...line, revoked_at: new Date(), revoked_by: 'admin-1' });
  const strict = { ...services, secondFactor: { isRequired: true } };
  const listed = await listAdminsAgain(strict);
  expect(listed).toContain(lost);
  expect(listed).not.toContain(revoked);
  expect(listed).not.toContain(visitor);
  expect((await db.doc(`admins/${lost}`).get()).data()).toMatchObject({
    status: 'active',
    requires_second_factor: true,
  });
  expect(await listAdminsAgain(strict)).toEqual([]);
  await auth.deleteUsers([lost, revoked, visitor]);
});

test('texts that were queued when the backup was taken are not sent', async () => {
  const text = { message_content: 'Hello', message_type: 'answer', booking_id: null, tour_name: null } as const;
  for (let n = 0; n < 250; n += 1)
    await db
      .doc(`sms_messages/queued-${n}`)
      .set(queuedText({ ...text, phone_number: friend }, services.clock.now(), n));
  expect(await settleQueuedTexts(services)).toBe(250);
  await drainOutbox(services, friend);
  expect((await db.doc('sms_messages/queued-7').get()).data()).toMatchObject({
    status: 'failed',
    twilio_sid: null,
  });
  expect(await settleQueuedTexts(services)).toBe(0);
});
