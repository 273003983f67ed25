import type { Admin } from '@streetlore/domain/admin';
import { documents } from '@streetlore/domain/paths';
import { logger } from 'firebase-functions/logger';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { adminCallables } from '../../support/admin-callables.ts';
import { callAs, callableProject, callWithToken } from '../../support/callables.ts';
import { testServices } from '../../support/services.ts';
import { showsFault } from '../../support/shows-fault.ts';

const services = testServices(callableProject);
const { auth, db } = services;
const tag = crypto.randomUUID().slice(0, 8);
/**
 * An input that no schema accepts. A caller who gets past the checks sees this error, and nothing
 * happens.
 */
const nothing = 'not an input';
const [active, noClaim, noLine, noSession, over, noFactor, disabled, unverified, unlisted] = [
  ...['active', 'no-claim', 'no-line', 'no-session', 'over', 'no-factor', 'disabled', 'unverified', 'unlisted'],
].map((name) => `${name}-${tag}`) as [string, string, string, string, string, string, string, string, string];

const line = (status: Admin['status']): Admin => ({
  email: null,
  status,
  granted_at: new Date(),
  granted_by: null,
  ...(status === 'revoked' ? { revoked_at: new Date(), revoked_by: active } : { revoked_at: null, revoked_by: null }),
});

// Each refusal of an admin's token is logged. Here hundreds are expected.
const quiet = vi.spyOn(logger, 'write').mockImplementation(() => undefined);
beforeAll(async () => {
  for (const uid of [active, noClaim, noLine, noSession, disabled, unverified]) {
    const emailVerified = uid !== unverified;
    await auth.createUser({ uid, email: `${uid}@example.test`, emailVerified, password: 'a-long-one' });
    if (uid !== noClaim) await auth.setCustomUserClaims(uid, { role: 'admin' });
    await db.doc(documents.admin(uid)).set(line(uid === noLine ? 'revoked' : 'active'));
  }
  // Auth accepts the tokens of these two accounts: they have no password, and nothing has ended a
  // session there.
  for (const [uid, more] of [
    [over, { sessions_valid_from: new Date(Date.now() - 300_000) }],
    [noFactor, { requires_second_factor: true }],
  ] as const) {
    await auth.createUser({ uid, email: `${uid}@example.test`, emailVerified: true });
    await auth.setCustomUserClaims(uid, { role: 'admin' });
    await db.doc(documents.admin(uid)).set({ ...line('active'), ...more });
  }
  // The account's claim says admin, but the account is not in the list of admins.
  await auth.createUser({ uid: unlisted, email: `${unlisted}@example.test`, emailVerified: true });
  await auth.setCustomUserClaims(unlisted, { role: 'admin' });
  await auth.revokeRefreshTokens(noSession);
  await auth.updateUser(disabled, { disabled: true });
});
afterAll(async () => {
  quiet.mockRestore();
  await auth.deleteUsers([active, noClaim, noLine, noSession, over, noFactor, disabled, unverified, unlisted]);
  await services.end();
});

test('finds callables that only admins may call', () => {
  expect(adminCallables.length).toBeGreaterThan(25);
  expect(adminCallables.map(([name]) => name)).toEqual(expect.arrayContaining(['saveTour', 'refundBooking']));
});

describe.each(adminCallables)('%s', (_name, callable) => {
  const refused = { code: 'permission-denied' };

  test('refuses visitors, anonymous or signed in, and anybody who only claims to be an admin', async () => {
    await expect(callAs(callable, nothing, null)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(callAs(callable, nothing, { uid: 'visitor' })).rejects.toMatchObject(refused);
    for (const claims of [{}, { email: 'admin@streetlore.test' }, { role: 'Admin' }, { role: 'user' }])
      await expect(callWithToken(callable, nothing, 'member', claims)).rejects.toMatchObject(refused);
    await expect(callWithToken(callable, nothing, 'nobody', { role: 'admin' })).rejects.toMatchObject(refused);
    showsFault(9, 7, 'calls of strangers and with forged claims refused, seven at each callable of admins');
  });

  test('refuses an admin without role, line, session, account or verified address, whatever the token says', async () => {
    const before = new Date(Date.now() - 600_000);
    for (const uid of [noClaim, noLine, noSession, over, noFactor, disabled, unverified])
      await expect(callWithToken(callable, nothing, uid, { role: 'admin' }, before)).rejects.toMatchObject(refused);
    showsFault(9, 5, 'calls with the token of a former admin refused, five at each callable of admins');
    showsFault(
      42,
      2,
      'calls in a session that is over, or without the factor it needs, refused, two at each callable of admins',
    );
  });

  test('refuses an account whose claim says admin but which no list has', async () => {
    await expect(callWithToken(callable, nothing, unlisted, { role: 'admin' })).rejects.toMatchObject(refused);
    showsFault(49, 1, 'callables refused to an account without a line');
  });

  test('accepts an admin, and one who signed in with a required second factor', async () => {
    const reached = { code: 'invalid-argument' };
    await expect(callWithToken(callable, nothing, active, { role: 'admin' })).rejects.toMatchObject(reached);
    const both = { role: 'admin', secondFactor: 'phone' };
    await expect(callWithToken(callable, nothing, noFactor, both)).rejects.toMatchObject(reached);
  });
});
