import { collections } from '@streetlore/domain/paths';
import { localParameters } from '@streetlore/emulators/config';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { claimAdminRole } from '../../../functions/src/admin/claim-role.ts';
import { testServices } from '../../support/services.ts';

const services = testServices('demo-admin-claim-role', { at: new Date('2026-11-20T12:00:00Z') });
const listed = localParameters.ADMIN_EMAILS;

async function account(given: { email?: string; emailVerified?: boolean; disabled?: boolean } = {}) {
  return (await services.auth.createUser(given)).uid;
}
const claimsOf = async (uid: string) => (await services.auth.getUser(uid)).customClaims ?? {};
const audited = async () => (await services.db.collection(collections.auditLog).get()).docs.map((doc) => doc.data());

beforeEach(async () => {
  await services.clear();
  const { users } = await services.auth.listUsers();
  await services.auth.deleteUsers(users.map((user) => user.uid));
});
afterAll(() => services.end());

describe('claimRole', () => {
  test('makes a verified, listed address an admin and says so in the log', async () => {
    const uid = await account({ email: listed, emailVerified: true });
    expect(await claimAdminRole(services, { uid })).toEqual({ role: 'admin' });
    expect(await claimsOf(uid)).toEqual({ role: 'admin' });
    expect(await audited()).toMatchObject([
      { actor_uid: uid, actor_email: listed, action: 'role_granted', target: `admins/${uid}` },
    ]);
  });

  test('ignores the case of an address', async () => {
    const uid = await account({ email: listed.toUpperCase(), emailVerified: true });
    expect(await claimAdminRole(services, { uid })).toEqual({ role: 'admin' });
  });

  test('keeps the other claims of the account', async () => {
    const uid = await account({ email: listed, emailVerified: true });
    await services.auth.setCustomUserClaims(uid, { beta: true });
    await claimAdminRole(services, { uid });
    expect(await claimsOf(uid)).toEqual({ beta: true, role: 'admin' });
  });

  test('gives the role once, however often it is asked', async () => {
    const uid = await account({ email: listed, emailVerified: true });
    for (let time = 0; time < 3; time += 1) expect(await claimAdminRole(services, { uid })).toEqual({ role: 'admin' });
    expect(await audited()).toHaveLength(1);
  });

  test.each([
    ['an unverified listed address', { email: listed, emailVerified: false }],
    ['another verified address', { email: 'visitor@example.com', emailVerified: true }],
    ['an address that only begins like a listed one', { email: `${listed}.example.com`, emailVerified: true }],
    ['an anonymous visitor', {}],
    ['a disabled account', { email: listed, emailVerified: true, disabled: true }],
  ])('gives nothing to %s', async (_who, given) => {
    const uid = await account(given);
    expect(await claimAdminRole(services, { uid })).toEqual({ role: null });
    expect(await claimsOf(uid)).toEqual({});
    expect(await audited()).toEqual([]);
  });

  test('gives nothing to a listed address that an admin has shut out', async () => {
    const uid = await account({ email: listed, emailVerified: true });
    const line = { email: listed, status: 'revoked', granted_at: new Date(), granted_by: null };
    await services.db.doc(`admins/${uid}`).set({ ...line, revoked_at: new Date(), revoked_by: 'another' });
    expect(await claimAdminRole(services, { uid })).toEqual({ role: null });
    expect(await claimsOf(uid)).toEqual({});
  });

  test('lists an admin again whose line is gone, if the address and the second factor allow it', async () => {
    const uid = await account({ email: listed, emailVerified: true });
    const other = await account({ email: 'lost@example.com', emailVerified: true });
    for (const one of [uid, other]) await services.auth.setCustomUserClaims(one, { role: 'admin' });
    const strict = { ...services, secondFactor: { isRequired: true } };
    expect(await claimAdminRole(strict, { uid })).toEqual({ role: 'admin' });
    expect((await services.db.doc(`admins/${uid}`).get()).data()).toMatchObject({
      status: 'active',
      requires_second_factor: true,
    });
    expect(await claimAdminRole(strict, { uid: other })).toEqual({ role: null });
  });

  test('never takes a role away from an admin who is not listed', async () => {
    const uid = await account({ email: 'colleague@example.com', emailVerified: true });
    await services.auth.setCustomUserClaims(uid, { role: 'admin' });
    const line = { email: 'colleague@example.com', status: 'active', granted_at: new Date(), granted_by: 'admin-1' };
    await services.db.doc(`admins/${uid}`).set({ ...line, revoked_at: null, revoked_by: null });
    expect(await claimAdminRole(services, { uid })).toEqual({ role: 'admin' });
    expect(await claimsOf(uid)).toEqual({ role: 'admin' });
  });
});
