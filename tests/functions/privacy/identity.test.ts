import type { Person } from '@streetlore/domain/privacy';
import { countSegments } from '@streetlore/domain/sms';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { confirmCode, requireConfirmed, sendCode, standingsOf } from '../../../functions/src/privacy/check-identity.ts';
import { testServices } from '../../support/services.ts';

const services = testServices('demo-privacy-identity', { at: new Date('2026-11-29T12:00:00Z') });
const admin = { uid: 'admin', email: 'admin@streetlore.test' };
const number = '+447700900123';
const email = 'ada@example.test';
const HOUR = 3_600_000;
beforeEach(async () => {
  await services.clear();
  services.clock.set(new Date('2026-11-29T12:00:00Z'));
});
afterAll(() => services.end());

const about = (code: string | null, by: 'number' | 'email' = 'number') => ({
  phone_number: by === 'number' ? number : null,
  email: by === 'email' ? email : null,
  code,
  request_id: crypto.randomUUID(),
});
const bodies = async (collection: string, field: string): Promise<string[]> =>
  (await services.db.collection(collection).get()).docs.map((one) => one.get(field));
const codeIn = (body: string | undefined) => /code (\d{6})/.exec(body ?? '')?.[1] ?? '';
const isOpen = (person: Person) =>
  requireConfirmed(services, person).then(
    () => true,
    () => false,
  );
const sam: Person = { phone_numbers: [number], emails: [] };

test('a number is confirmed by the code of its text, for a day, and nobody else by it', async () => {
  await expect(requireConfirmed(services, sam)).rejects.toThrow('Send the check first: +44 7700 900123');
  const sent = about(null);
  await sendCode(services, sent, admin);
  await sendCode(services, sent, admin);
  const texts = await bodies('sms_messages', 'message_content');
  expect(texts).toHaveLength(1);
  expect(countSegments(texts[0] ?? '')).toEqual({ segments: 1, encoding: 'GSM-7' });
  const code = codeIn(texts[0]);
  expect(
    JSON.stringify((await services.db.collection('identity_checks').get()).docs.map((one) => one.data())),
  ).not.toMatch(new RegExp(`${code}|900123`));
  expect(await confirmCode(services, about(code === '000000' ? '000001' : '000000'), admin)).toEqual({ right: false });
  expect(await isOpen(sam)).toBe(false);
  expect(await confirmCode(services, about(code), admin)).toEqual({ right: true });
  expect(await isOpen(sam)).toBe(true);
  expect(await isOpen({ ...sam, emails: [email] })).toBe(false);
  expect(await standingsOf(services, sam)).toMatchObject([{ value: number, confirmed_at: '2026-11-29T12:00:00.000Z' }]);
  services.clock.advance(25 * HOUR);
  expect(await isOpen(sam)).toBe(false);
});

test('an address is confirmed by the code of its mail; five wrong codes end a check, and a week does', async () => {
  await sendCode(services, about(null, 'email'), admin);
  const code = codeIn((await bodies('mails', 'text'))[0]);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let n = 0; n < 5; n += 1) await confirmCode(services, about(wrong, 'email'), admin);
  await expect(confirmCode(services, about(code, 'email'), admin)).rejects.toThrow('Too many wrong codes');
  await sendCode(services, about(null, 'email'), admin);
  services.clock.advance(8 * 24 * HOUR);
  const [, again] = await bodies('mails', 'text');
  await expect(confirmCode(services, about(codeIn(again), 'email'), admin)).rejects.toThrow('no code that can be told');
});

test('a number that has opted out gets no check', async () => {
  await services.db.doc(`sms_phones/${number}`).set({ opted_out: true, opted_out_at: new Date(), heard: [] });
  await expect(sendCode(services, about(null), admin)).rejects.toThrow('opted out');
  expect(await bodies('sms_messages', 'message_content')).toEqual([]);
});
