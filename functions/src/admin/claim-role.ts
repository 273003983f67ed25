import type { Admin } from '@streetlore/domain/admin';
import * as z from 'zod/mini';
import { audit } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';

/** The role of the caller's account from now on. Only a new token carries it. */
export type ClaimedRole = { role: 'admin' | null };

/**
 * Makes an account an admin if its address is verified and listed in ADMIN_EMAILS. Tells any other account
 * which role it has. It never takes a role away. A listed admin may lack a document, as after a restore, and
 * then gets a new one: the claim alone gives no access.
 */
export async function claimAdminRole(
  services: Services<'adminEmails' | 'secondFactor'>,
  caller: Pick<Caller, 'uid'>,
): Promise<ClaimedRole> {
  const { auth, adminEmails, store } = services;
  // Read from the account, because a token still says what was true when it was issued.
  const user = await auth.getUser(caller.uid);
  const ref = store.admins.at(user.uid);
  const known = await ref.read();
  const isAdmin = user.customClaims?.role === 'admin';
  if (isAdmin && known) return { role: 'admin' };
  const email = user.email?.toLowerCase();
  if (user.disabled || !user.emailVerified || !email || !adminEmails.includes(email)) return { role: null };
  // A revoked admin stays revoked, even if ADMIN_EMAILS lists the address, until another admin
  // grants the role again.
  if (known?.status === 'revoked') return { role: null };
  // Writes the audit entry before the role, because a role must not exist without an entry. A duplicate entry
  // does no harm.
  const line: Admin = {
    email,
    status: 'active',
    granted_at: services.now(),
    granted_by: null,
    revoked_at: null,
    revoked_by: null,
    requires_second_factor: services.secondFactor.isRequired,
  };
  const commit = store.commit();
  // Merged, so that ended sessions stay ended.
  commit.merge(ref, line);
  const auditEntry = {
    action: 'role_granted' as const,
    target: ref.path,
    detail: { role: 'admin', because: 'ADMIN_EMAILS' },
  };
  audit(commit, services, { uid: user.uid, email }, auditEntry);
  await commit.run();
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, role: 'admin' });
  return { role: 'admin' };
}

export const claimRole = callable('claimRole', {
  input: z.nullish(z.strictObject({})),
  who: 'signed-in',
  limitedBy: 'gives a role to a verified address of ADMIN_EMAILS alone',
  needs: ['adminEmails', 'secondFactor'],
  run: (services, _input, caller) => claimAdminRole(services, caller),
});
