import { recoveryTexts } from '@streetlore/domain/admin';
import type { AuditEntry } from '@streetlore/domain/audit';
import type { Mail } from '@streetlore/domain/mail';
import { collections, documents } from '@streetlore/domain/paths';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { followAccounts } from '../../../functions/src/admin/follow-accounts.ts';
import { grantAdminRole } from '../../../functions/src/admin/grant-role.ts';
import { makeCodesFor } from '../../../functions/src/admin/make-recovery-codes.ts';
import { removeFactorsOf } from '../../../functions/src/admin/remove-second-factor.ts';
import { revokeAdminRole } from '../../../functions/src/admin/revoke-role.ts';
import { removeOwnFactor, spendRecoveryCode } from '../../../functions/src/admin/spend-recovery-code.ts';
import { testServices } from '../../support/services.ts';
import { aCaller } from '../../support/visitors.ts';

const services = testServices('demo-recovery', { at: new Date('2026-11-20T12:00:00.700Z') });
const { auth, db, store, clock } = services;
const boss = { uid: 'boss', email: 'boss@streetlore.test' };
const email = 'ann@example.com';
const factor = { uid: 'factor', factorId: 'phone', phoneNumber: '+447700900123', displayName: 'Phone' } as const;
let uid: string;

beforeEach(async () => {
  await services.clear();
  const { users } = await auth.listUsers();
  await auth.deleteUsers(users.map((user) => user.uid));
  ({ uid } = await auth.createUser({ email, emailVerified: true }));
  await grantAdminRole(services, { request_id: id(), email }, boss);
  await enrol();
});
afterAll(() => services.end());

const id = () => crypto.randomUUID();
const enrol = (enrollmentTime = 'Fri, 20 Nov 2026 11:00:00 GMT') =>
  auth.updateUser(uid, { multiFactor: { enrolledFactors: [{ ...factor, enrollmentTime }] } });
const factors = async () => (await auth.getUser(uid)).multiFactor?.enrolledFactors ?? [];
const line = () => store.admins.at(uid).read();
const owner = () => ({ uid, email, signedInAt: clock.now(), hasSecondFactor: true });
const codesOf = async () => (await makeCodesFor(services, owner())).codes as [string, string, ...string[]];
const spend = (code: string, more: { email?: string; request_id?: string } = {}) =>
  removeOwnFactor(services, { request_id: id(), email, code, ...more });
const audited = async (action: string) => {
  const found = await db.collection(collections.auditLog).where('action', '==', action).get();
  return found.docs.map((entry) => entry.data() as AuditEntry);
};
const wrong = { code: 'failed-precondition', message: recoveryTexts.wrong };

test('the last admin gets in without the phone, once a code, and hears of it by mail', async () => {
  const [code, other] = await codesOf();
  expect(await line()).toMatchObject({ recovery_codes: 10 });
  await spend(code.toLowerCase().replaceAll('-', ' '));
  expect(await factors()).toEqual([]);
  expect(await line()).toMatchObject({
    status: 'active',
    second_factor: false,
    recovery_codes: 9,
    sessions_valid_from: new Date('2026-11-20T12:00:00Z'),
  });
  expect(await audited('recovery_code_used')).toMatchObject([{ actor_uid: uid, actor_email: email }]);
  const mails = await db.collection(collections.mails).get();
  const [mail] = mails.docs.map((one) => one.data() as Mail);
  expect(mail).toMatchObject({ to: email, subject: recoveryTexts.mailSubject, status: 'queued' });
  expect(services.tasks.recorded.some(({ payload }) => payload.mail_id === mails.docs[0]?.id)).toBe(true);

  await enrol();
  await expect(spend(code)).rejects.toMatchObject(wrong);
  expect(await factors()).toHaveLength(1);
  await spend(other);
  expect(await factors()).toEqual([]);
});

test('nobody finds a code in the database, the audit log or a mail', async () => {
  const [code] = await codesOf();
  await spend(code);
  const all = await Promise.all((await db.listCollections()).map((one) => one.get()));
  const stored = JSON.stringify([
    all.map(({ docs }) => docs.map((one) => one.data())),
    (await db.doc(documents.adminRecovery(uid)).get()).data(),
  ]);
  expect(stored).toContain('recovery_code_used');
  expect(stored).not.toContain(code);
  expect(stored).not.toContain(code.replaceAll('-', ''));
});

test('codes of another admin, of former admins and of strangers are refused with the same words', async () => {
  const [code] = await codesOf();
  await auth.createUser({ email: 'bob@example.com', emailVerified: true });
  await grantAdminRole(services, { request_id: id(), email: 'bob@example.com' }, boss);
  for (const theirs of ['bob@example.com', 'nobody@example.com'])
    await expect(spend(code, { email: theirs })).rejects.toMatchObject(wrong);
  await expect(spend('0000-0000-0000-0000')).rejects.toMatchObject(wrong);
  await revokeAdminRole(services, { request_id: id(), uid }, boss);
  await expect(spend(code)).rejects.toMatchObject(wrong);
  expect(await factors()).toHaveLength(1);
  expect(await audited('recovery_code_used')).toEqual([]);
});

test('guesses are limited for a visitor and for a network', async () => {
  const guess = (visitor: string, ip: string) =>
    spendRecoveryCode.operate(services, { request_id: id(), email, code: '0000000000000000' }, aCaller(visitor, ip));
  const refused = { code: 'resource-exhausted' };
  for (let n = 0; n < 5; n += 1) await expect(guess('one', '192.0.2.1')).rejects.toMatchObject(wrong);
  await expect(guess('one', '192.0.2.2')).rejects.toMatchObject(refused);
  for (let n = 0; n < 15; n += 1) await expect(guess(`v${n}`, '192.0.2.1')).rejects.toMatchObject(wrong);
  await expect(guess('another', '192.0.2.1')).rejects.toMatchObject(refused);
});

test('a call that died half-way is completed by the same code, and a lost answer takes no new phone off', async () => {
  const [code] = await codesOf();
  const request_id = id();
  const dying = Object.assign(Object.create(auth), { updateUser: () => Promise.reject(new Error('died')) });
  const call = (auth: typeof services.auth) => removeOwnFactor({ ...services, auth }, { request_id, email, code });
  await expect(call(dying)).rejects.toThrow('died');
  expect(await factors()).toHaveLength(1);
  await call(auth);
  expect(await factors()).toEqual([]);
  await enrol();
  await call(auth);
  expect(await factors()).toHaveLength(1);
  expect(await line()).toMatchObject({ recovery_codes: 9 });
  expect(await audited('recovery_code_used')).toHaveLength(1);
});

test('codes are made in a session that began a moment ago with the second factor, and nowhere else', async () => {
  const refuse = (message: string) => ({ code: 'failed-precondition', message });
  const earlier = new Date(clock.now().getTime() - 11 * 60_000);
  await expect(makeCodesFor(services, { ...owner(), signedInAt: earlier })).rejects.toMatchObject(
    refuse(recoveryTexts.stale),
  );
  await expect(makeCodesFor(services, { ...owner(), hasSecondFactor: false })).rejects.toMatchObject(
    refuse(recoveryTexts.noFactor),
  );
  await auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
  await expect(makeCodesFor(services, owner())).rejects.toMatchObject(refuse(recoveryTexts.noFactor));
  expect(await store.adminRecovery(uid).exists()).toBe(false);
});

test('new codes end the old ones, and so does a colleague who removes the phone', async () => {
  const [old] = await codesOf();
  const [code] = await codesOf();
  expect(await audited('recovery_codes_made')).toHaveLength(2);
  await expect(spend(old)).rejects.toMatchObject(wrong);
  await removeFactorsOf(services, { request_id: id(), uid }, boss);
  expect(await line()).toMatchObject({ recovery_codes: 0 });
  await enrol();
  await expect(spend(code)).rejects.toMatchObject(wrong);
});

test('an enrolment is in the audit log once, as is the next phone’s', async () => {
  expect(await followAccounts(services)).toBe(1);
  expect(await followAccounts(services)).toBe(0);
  expect(await audited('second_factor_enrolled')).toMatchObject([
    { actor_uid: uid, actor_email: email, target: documents.admin(uid) },
  ]);
  const another = { ...factor, uid: 'another', enrollmentTime: 'Fri, 20 Nov 2026 11:30:00 GMT' };
  await auth.updateUser(uid, { multiFactor: { enrolledFactors: [another] } });
  expect(await followAccounts(services)).toBe(1);
  await followAccounts({ ...services, secondFactor: { isRequired: true } });
  expect(await audited('second_factor_enrolled')).toHaveLength(2);
});
