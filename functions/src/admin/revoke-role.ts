import { activeAdmins, revokeRoleInput, roleTexts, sessionsValidFrom } from '@streetlore/domain/admin';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { audit } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';

/** Takes an admin's role away. The last admin keeps it. */
export const revokeRole = callable('revokeRole', { input: revokeRoleInput, who: 'admin', run: revokeAdminRole });

/**
 * Writes the document first, because rules and open tabs read it. Then it removes the claim and ends the
 * sessions. If the process dies, the next call completes the rest. The write is a transaction: if two admins
 * revoke each other, one remains.
 * @throws HttpsError failed-precondition for the last admin
 */
export async function revokeAdminRole(
  services: Services,
  { request_id, uid }: z.output<typeof revokeRoleInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { auth, store, now } = services;
  const line = store.admins.at(uid);
  await store.transaction(async (transaction) => {
    const active = await transaction.find(activeAdmins());
    const admin = await transaction.read(line);
    if (!admin) throw new HttpsError('not-found', roleTexts.unknown);
    if (admin.status === 'revoked') return;
    if (active.length < 2) throw new HttpsError('failed-precondition', roleTexts.last);
    const at = now();
    // The document keeps this time: a role that is granted again does not revive sessions from before.
    const ended = { sessions_valid_from: sessionsValidFrom(at) };
    transaction.update(line, { status: 'revoked', revoked_at: at, revoked_by: caller.uid, ...ended });
    const auditEntry = { action: 'role_revoked' as const, target: line.path, detail: { role: 'admin' } };
    audit(transaction, services, caller, auditEntry, request_id);
  });
  const user = await auth.getUser(uid);
  const { role: _, ...claims } = user.customClaims ?? {};
  await auth.setCustomUserClaims(uid, claims);
  await auth.revokeRefreshTokens(uid);
  return {};
}
