import type { AuditEntry } from '@streetlore/domain/audit';
import { collections } from '@streetlore/domain/paths';
import * as z from 'zod/mini';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';

/** The role of the caller's account from now on; a new token carries it. */
export type ClaimedRole = { role: 'admin' | null };

/**
 * Makes an account an admin when its address is verified and listed in ADMIN_EMAILS; anybody else learns which role they
 * have. Never takes a role away: that is an admin's decision, made in Settings.
 */
export async function claim(services: Services, caller: Pick<Caller, 'uid'>): Promise<ClaimedRole> {
  const { auth, config, db } = services;
  // Asked of the account, not of the token: a token keeps saying what was true when it was issued.
  const user = await auth.getUser(caller.uid);
  if (user.customClaims?.role === 'admin') return { role: 'admin' };
  const email = user.email?.toLowerCase();
  if (user.disabled || !user.emailVerified || !email || !config.ADMIN_EMAILS.includes(email)) return { role: null };
  // The entry comes first: a role nobody can account for must not exist, an entry written twice does no harm.
  const entry: AuditEntry = {
    actor_uid: user.uid,
    actor_email: email,
    action: 'role_granted',
    target: `users/${user.uid}`,
    detail: { role: 'admin', because: 'ADMIN_EMAILS' },
    at: services.now(),
  };
  await db.collection(collections.auditLog).add(entry);
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, role: 'admin' });
  return { role: 'admin' };
}

export const claimRole = callable('claimRole', {
  input: z.nullish(z.strictObject({})),
  who: 'signed-in',
  run: (services, _input, caller) => claim(services, caller),
});
