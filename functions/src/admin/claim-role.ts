import type { Admin } from '@streetlore/domain/admin';
import { documents } from '@streetlore/domain/paths';
import * as z from 'zod/mini';
import { audit } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';

/** The role of the caller's account from now on; a new token carries it. */
export type ClaimedRole = { role: 'admin' | null };

/**
 * Makes an account an admin when its address is verified and listed in ADMIN_EMAILS; anybody else learns which role they
 * have. Never takes a role away: that is an admin's decision, made in Settings.
 */
export async function claim(services: Services<'adminEmails'>, caller: Pick<Caller, 'uid'>): Promise<ClaimedRole> {
  const { auth, adminEmails, db, store } = services;
  // Asked of the account, not of the token: a token keeps saying what was true when it was issued.
  const user = await auth.getUser(caller.uid);
  if (user.customClaims?.role === 'admin') return { role: 'admin' };
  const email = user.email?.toLowerCase();
  if (user.disabled || !user.emailVerified || !email || !adminEmails.includes(email)) return { role: null };
  // Whom an admin has shut out stays out, whatever the configuration says, until an admin lets them in again.
  const known = (await store.admins.doc(user.uid).get()).data();
  if (known?.status === 'revoked') return { role: null };
  // The entry comes first: a role nobody can account for must not exist, an entry written twice does no harm.
  const line: Admin = {
    email,
    status: 'active',
    granted_at: services.now(),
    granted_by: null,
    revoked_at: null,
    revoked_by: null,
  };
  const batch = db.batch();
  batch.set(db.doc(documents.admin(user.uid)), line);
  audit(
    batch,
    services,
    { uid: user.uid, email },
    {
      action: 'role_granted',
      target: documents.admin(user.uid),
      detail: { role: 'admin', because: 'ADMIN_EMAILS' },
    },
  );
  await batch.commit();
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, role: 'admin' });
  return { role: 'admin' };
}

export const claimRole = callable('claimRole', {
  input: z.nullish(z.strictObject({})),
  who: 'signed-in',
  needs: ['adminEmails'],
  run: (services, _input, caller) => claim(services, caller),
});
