import { randomBytes } from 'node:crypto';
import {
  type Admin,
  grantRoleInput,
  type grantRoleOutput,
  roleTexts,
  sessionsValidFrom,
} from '@streetlore/domain/admin';
import type { UserRecord } from 'firebase-admin/auth';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { commitOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';

/** Makes the owner of an address an admin. */
export const grantRole = callable('grantRole', {
  input: grantRoleInput,
  who: 'admin',
  needs: ['secondFactor'],
  run: grantAdminRole,
});

/**
 * Grants the role to the account of an address, or to a new account. A stranger may have registered an
 * address that is not verified, so that account first loses its password and sessions. Its owner then sets a
 * password by email, which verifies the address. The document and the audit entry are written before the
 * claim, because a role must not exist without an entry. If the process dies, the next call completes the
 * rest.
 * @throws HttpsError when the account is disabled
 */
export async function grantAdminRole(
  services: Services<'secondFactor'>,
  { request_id, email }: z.output<typeof grantRoleInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<z.infer<typeof grantRoleOutput>> {
  const { auth, store, now } = services;
  const user = (await accountOf(services, email)) ?? (await auth.createUser({ email }));
  if (user.disabled) throw new HttpsError('failed-precondition', roleTexts.anonymous, { field: 'email' });
  const mailed = !user.emailVerified;
  if (mailed) await takeOver(services, user);
  const line: Admin = {
    email: email.toLowerCase(),
    status: 'active',
    granted_at: now(),
    granted_by: caller.uid,
    revoked_at: null,
    revoked_by: null,
    // The sweep sets this too, but it may be a minute away.
    requires_second_factor: services.secondFactor.isRequired,
    ...(mailed && { sessions_valid_from: sessionsValidFrom(now()) }),
  };
  const ref = store.admins.at(user.uid);
  const auditEntry = { action: 'role_granted' as const, target: ref.path, detail: { role: 'admin' } };
  // Merged, so that sessions that a revocation ended stay ended.
  await commitOnce(services, caller, request_id, auditEntry, (commit) => commit.merge(ref, line));
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, role: 'admin' });
  return { uid: user.uid, mailed };
}

/** Removes the password, providers and sessions of whoever made the account. Their tokens have no role. */
async function takeOver({ auth }: Pick<Services, 'auth'>, { uid, providerData }: UserRecord): Promise<void> {
  const others = providerData.map(({ providerId }) => providerId).filter((id) => id !== 'password');
  await auth.updateUser(uid, {
    password: randomBytes(32).toString('base64url'),
    ...(others.length > 0 ? { providersToUnlink: others } : {}),
  });
  await auth.revokeRefreshTokens(uid);
}

async function accountOf({ auth }: Pick<Services, 'auth'>, email: string): Promise<UserRecord | null> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return null;
    throw error;
  }
}
