import { collections } from '@streetlore/domain/paths';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { grantAdminRole } from '../../../functions/src/admin/grant-role.ts';
import { revokeAdminRole } from '../../../functions/src/admin/revoke-role.ts';
import { testServices } from '../../support/services.ts';

const services = testServices('demo-admin-roles');
const boss = { uid: 'boss', email: 'boss@streetlore.test' };
const id = () => crypto.randomUUID();
const claims = async (uid: string) => (await services.auth.getUser(uid)).customClaims ?? {};
const give = (email: string) => grantAdminRole(services, { request_id: id(), email }, boss);
const take = (uid: string, by = boss) => revokeAdminRole(services, { request_id: id(), uid }, by);

/** Calls the Auth emulator as a browser does, in the project of this file. */
const identity = (method: string, body: object) =>
  fetch(`http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ ...body, targetProjectId: 'demo-admin-roles' }),
  });
const signIn = (email: string, password: string) =>
  identity('signInWithPassword', { email, password, returnSecureToken: true });

beforeEach(async () => {
  await services.clear();
  const { users } = await services.auth.listUsers();
  await services.auth.deleteUsers(users.map(({ uid }) => uid));
});
afterAll(() => services.end());

test('gives an address without an account both account and role, and keeps a colleague’s other claims', async () => {
  const { uid, mailed } = await give('new@example.com');
  expect(mailed).toBe(true);
  expect(await claims(uid)).toEqual({ role: 'admin' });
  const colleague = await services.auth.createUser({ email: 'old@example.com', emailVerified: true });
  await services.auth.setCustomUserClaims(colleague.uid, { beta: true });
  expect(await give('old@example.com')).toEqual({ uid: colleague.uid, mailed: false });
  expect(await claims(colleague.uid)).toEqual({ beta: true, role: 'admin' });
});

test('a stranger who registered an admin’s address loses access, and the owner sets a password by mail', async () => {
  const email = 'ceo@example.com';
  const { uid } = await services.auth.createUser({ email, password: 'of-a-stranger' });
  const session = await signIn(email, 'of-a-stranger');
  expect(session.status).toBe(200);
  // Sessions end by the second, so these must have begun in an earlier second.
  const second = () => Math.floor(Date.now() / 1000);
  const began = second();
  await expect.poll(second, { timeout: 3000 }).toBeGreaterThan(began);
  expect(await give(email)).toEqual({ uid, mailed: true });
  expect((await signIn(email, 'of-a-stranger')).status).toBe(400);
  const { idToken } = await session.json();
  await expect(services.auth.verifyIdToken(idToken, true)).rejects.toThrow('revoked');

  // The owner follows the link in the mail.
  const link = new URL(await services.auth.generatePasswordResetLink(email));
  await identity('resetPassword', { oobCode: link.searchParams.get('oobCode'), newPassword: 'of-the-owner' });
  expect((await services.auth.getUser(uid)).emailVerified).toBe(true);
  expect((await signIn(email, 'of-the-owner')).status).toBe(200);
  // A repeated request, for example after a lost answer, keeps their session.
  expect(await give(email)).toEqual({ uid, mailed: false });
  expect((await signIn(email, 'of-the-owner')).status).toBe(200);
});

test('a revoked admin has no line, claim or session until the role is granted again', async () => {
  const [ann, bob] = [await give('ann@example.com'), await give('bob@example.com')];
  await take(bob.uid);
  expect(await services.store.admins.at(bob.uid).read()).toMatchObject({
    status: 'revoked',
    revoked_by: 'boss',
  });
  expect(await claims(bob.uid)).toEqual({});
  await expect(take(ann.uid)).rejects.toThrow('The last admin cannot be revoked');
  expect(await claims(ann.uid)).toEqual({ role: 'admin' });
  await give('bob@example.com');
  expect(await services.store.admins.at(bob.uid).read()).toMatchObject({ status: 'active' });
});

test('two admins who revoke each other at one moment leave one admin', async () => {
  const [ann, bob] = [await give('ann@example.com'), await give('bob@example.com')];
  await Promise.allSettled([take(ann.uid, { uid: bob.uid, email: '' }), take(bob.uid, { uid: ann.uid, email: '' })]);
  const active = await services.db.collection(collections.admins).where('status', '==', 'active').get();
  expect(active.size).toBe(1);
});
