import { afterAll, beforeEach, expect, test } from 'vitest';
import { grant } from '../../../functions/src/admin/grant-role.ts';
import { revoke } from '../../../functions/src/admin/revoke-role.ts';
import { testServices } from '../../support/services.ts';

const services = testServices('demo-admin-roles');
const boss = { uid: 'boss', email: 'boss@streetlore.test' };
const id = () => crypto.randomUUID();
const claims = async (uid: string) => (await services.auth.getUser(uid)).customClaims ?? {};
const give = (email: string) => grant(services, { request_id: id(), email }, boss);
const take = (uid: string, by = boss) => revoke(services, { request_id: id(), uid }, by);

beforeEach(async () => {
  await services.clear();
  const { users } = await services.auth.listUsers();
  await services.auth.deleteUsers(users.map(({ uid }) => uid));
});
afterAll(() => services.end());

test('an address without an account gets one, and the role; a colleague keeps their other claims', async () => {
  const { uid, created } = await give('new@example.com');
  expect(created).toBe(true);
  expect(await claims(uid)).toEqual({ role: 'admin' });
  const colleague = await services.auth.createUser({ email: 'old@example.com' });
  await services.auth.setCustomUserClaims(colleague.uid, { beta: true });
  expect(await give('old@example.com')).toEqual({ uid: colleague.uid, created: false });
  expect(await claims(colleague.uid)).toEqual({ beta: true, role: 'admin' });
});

test('a revoked admin has neither line, claim nor session; granted again they are back', async () => {
  const [ann, bob] = [await give('ann@example.com'), await give('bob@example.com')];
  await take(bob.uid);
  expect((await services.store.admins.doc(bob.uid).get()).data()).toMatchObject({
    status: 'revoked',
    revoked_by: 'boss',
  });
  expect(await claims(bob.uid)).toEqual({});
  await expect(take(ann.uid)).rejects.toThrow('The last admin cannot be revoked');
  expect(await claims(ann.uid)).toEqual({ role: 'admin' });
  await give('bob@example.com');
  expect((await services.store.admins.doc(bob.uid).get()).data()).toMatchObject({ status: 'active' });
});

test('two who revoke each other at one moment leave one', async () => {
  const [ann, bob] = [await give('ann@example.com'), await give('bob@example.com')];
  await Promise.allSettled([take(ann.uid, { uid: bob.uid, email: '' }), take(bob.uid, { uid: ann.uid, email: '' })]);
  const active = await services.store.admins.where('status', '==', 'active').get();
  expect(active.size).toBe(1);
});
