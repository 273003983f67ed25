import { documents } from '@streetlore/domain/paths';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { endOwnSessions } from '../../../functions/src/admin/end-sessions.ts';
import { followAccounts } from '../../../functions/src/admin/follow-accounts.ts';
import { grantAdminRole } from '../../../functions/src/admin/grant-role.ts';
import { removeFactorsOf } from '../../../functions/src/admin/remove-second-factor.ts';
import { revokeAdminRole } from '../../../functions/src/admin/revoke-role.ts';
import { sweepAll } from '../../../functions/src/sweep/sweep.ts';
import { countingReads } from '../../support/reads.ts';
import { testServices } from '../../support/services.ts';
import { showsFault } from '../../support/shows-fault.ts';

const services = testServices('demo-admin-sessions', { at: new Date('2026-11-20T12:00:00.700Z') });
const { auth, db, store } = services;
const boss = { uid: 'boss', email: 'boss@streetlore.test' };
const give = (email: string) => grantAdminRole(services, { request_id: crypto.randomUUID(), email }, boss);
const validFrom = async (uid: string) => (await store.admins.at(uid).read())?.sessions_valid_from;
const inAuth = async (uid: string) => new Date((await auth.getUser(uid)).tokensValidAfterTime ?? 0);
const colleague = (email: string) => auth.createUser({ email, emailVerified: true });

beforeEach(async () => {
  await services.clear();
  const { users } = await auth.listUsers();
  await auth.deleteUsers(users.map(({ uid }) => uid));
});
afterAll(() => services.end());

/** Follows the link in a mail, in the Auth emulator. */
async function resetPassword(email: string): Promise<void> {
  const link = new URL(await auth.generatePasswordResetLink(email));
  const host = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:resetPassword`;
  const body = { oobCode: link.searchParams.get('oobCode'), newPassword: 'a-new-one' };
  const answer = await fetch(host, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ ...body, targetProjectId: 'demo-admin-sessions' }),
  });
  expect(answer.status).toBe(200);
}

describe('a revocation', () => {
  test('ends all sessions in the same commit, and granting again does not bring them back', async () => {
    const [{ uid }] = await Promise.all([colleague('ann@example.com'), colleague('bob@example.com')]);
    await give('ann@example.com');
    await give('bob@example.com');
    expect(await validFrom(uid)).toBeUndefined();
    await revokeAdminRole(services, { request_id: crypto.randomUUID(), uid }, boss);
    // The moment is cut to the second. `auth_time` has no milliseconds, and a sign-in in the same
    // second is a new session.
    const moment = new Date('2026-11-20T12:00:00Z');
    expect(await validFrom(uid)).toEqual(moment);
    await give('ann@example.com');
    expect(await store.admins.at(uid).read()).toMatchObject({ status: 'active', sessions_valid_from: moment });
  });

  test('granting to an address that a stranger registered ends the stranger’s sessions at once', async () => {
    const { uid } = await auth.createUser({ email: 'ceo@example.com', password: 'of-a-stranger' });
    await give('ceo@example.com');
    expect(await validFrom(uid)).toEqual(new Date('2026-11-20T12:00:00Z'));
  });
});

describe('signing out everywhere', () => {
  test('ends the caller’s sessions in the rules and in Auth, and is refused without a line', async () => {
    const { uid } = await colleague('ann@example.com');
    const own = { uid, email: 'ann@example.com' };
    const request_id = crypto.randomUUID();
    await expect(endOwnSessions(services, { request_id }, own)).rejects.toMatchObject({ code: 'not-found' });
    await give('ann@example.com');
    await endOwnSessions(services, { request_id }, own);
    expect(await store.admins.at(uid).read()).toMatchObject({
      status: 'active',
      sessions_valid_from: new Date('2026-11-20T12:00:00Z'),
    });
    expect(Date.now() - (await inAuth(uid)).getTime()).toBeLessThan(60_000);
  });
});

describe('a second factor', () => {
  const enrolled = async (email: string) => {
    const { uid } = await colleague(email);
    await give(email);
    const factor = { uid: 'factor', factorId: 'phone', phoneNumber: '+447700900123', displayName: 'Phone' } as const;
    await auth.updateUser(uid, { multiFactor: { enrolledFactors: [{ ...factor, enrollmentTime: ENROLLED }] } });
    return uid;
  };
  const ENROLLED = 'Fri, 20 Nov 2026 11:00:00 GMT';

  test('is shown to colleagues, and ends sessions that were begun without it', async () => {
    const uid = await enrolled('ann@example.com');
    expect((await sweepAll(services)).accounts).toBe(1);
    expect(await store.admins.at(uid).read()).toMatchObject({
      second_factor: true,
      sessions_valid_from: new Date(ENROLLED),
    });
    expect((await sweepAll(services)).accounts).toBe(0);
    showsFault(
      42,
      1,
      'new password that ends the older sessions under the rules in one sweep, which runs every minute',
    );
  });

  test('on a lost phone can be removed by another admin, with every session, but not by its owner', async () => {
    const uid = await enrolled('ann@example.com');
    const input = { request_id: crypto.randomUUID(), uid };
    await expect(removeFactorsOf(services, input, { uid, email: null })).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    await expect(removeFactorsOf(services, { ...input, uid: 'nobody' }, boss)).rejects.toMatchObject({
      code: 'not-found',
    });
    await removeFactorsOf(services, input, boss);
    // A repeated call, for example after a lost answer, changes nothing.
    await removeFactorsOf(services, input, boss);
    expect((await auth.getUser(uid)).multiFactor?.enrolledFactors ?? []).toEqual([]);
    expect(await store.admins.at(uid).read()).toMatchObject({
      status: 'active',
      second_factor: false,
      sessions_valid_from: new Date('2026-11-20T12:00:00Z'),
    });
  });

  test('is required of everybody while the parameter says so', async () => {
    const strict = { ...services, secondFactor: { isRequired: true } };
    const { uid } = await colleague('ann@example.com');
    await give('ann@example.com');
    const needs = async () => (await store.admins.at(uid).read())?.requires_second_factor ?? false;
    expect([await followAccounts(strict), await needs()]).toEqual([1, true]);
    expect([await followAccounts(strict), await needs()]).toEqual([0, true]);
    expect([await followAccounts(services), await needs()]).toEqual([1, false]);
  });
});

describe('the sweep', () => {
  test('ends the sessions in the rules after a new password, once', async () => {
    const { uid } = await colleague('ann@example.com');
    await give('ann@example.com');
    expect((await sweepAll(services)).accounts).toBe(0);
    expect(await validFrom(uid)).toBeUndefined();
    await resetPassword('ann@example.com');
    expect((await sweepAll(services)).accounts).toBe(1);
    expect(await validFrom(uid)).toEqual(await inAuth(uid));
    expect((await sweepAll(services)).accounts).toBe(0);
  });

  test('never moves the moment back', async () => {
    const { uid } = await auth.createUser({ email: 'ann@example.com', emailVerified: true, password: 'an-old-one' });
    await give('ann@example.com');
    const later = new Date((await inAuth(uid)).getTime() + 60_000);
    await db.doc(documents.admin(uid)).update({ sessions_valid_from: later });
    expect(await followAccounts(services)).toBe(0);
    expect(await validFrom(uid)).toEqual(later);
  });

  test('reads one document per admin, asks Auth a hundred at a time, and skips revoked and unknown admins', async () => {
    const batch = db.batch();
    const line = { email: null, granted_at: new Date(), granted_by: null, revoked_at: null, revoked_by: null };
    for (let n = 0; n < 101; n += 1) batch.set(db.doc(documents.admin(`unknown-${n}`)), { ...line, status: 'active' });
    batch.set(db.doc(documents.admin('revoked')), { ...line, status: 'revoked' });
    await batch.commit();
    const asked: number[] = [];
    const counted = {
      ...services,
      auth: Object.assign(Object.create(auth), {
        getUsers: (some: Parameters<typeof auth.getUsers>[0]) => {
          asked.push(some.length);
          return auth.getUsers(some);
        },
      }),
    };
    const { of } = countingReads(db);
    expect(await of(() => followAccounts(counted))).toBe(101);
    expect(asked).toEqual([100, 1]);
  });
});
