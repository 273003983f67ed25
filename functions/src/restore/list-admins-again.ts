import type { Admin } from '@streetlore/domain/admin';
import { audit } from '../platform/audit.ts';
import type { Services } from '../platform/services.ts';
import { alreadyExists } from '../store/conflict.ts';

/** The actor of these entries in the audit log. */
const CALLER = { uid: 'restore', email: null };

/**
 * Writes a document in `admins` for each account that has the admin claim but no such document, as
 * happens after a restore of an older database. A revoked admin does not have the claim any more
 * (`revokeRole`). An existing document stays as it is. The command may be run again.
 * @returns the uids of the accounts that got a document
 */
export async function listAdminsAgain(services: Services<'secondFactor'>): Promise<string[]> {
  const { auth, store, now, secondFactor } = services;
  const listed: string[] = [];
  for (let pageToken: string | undefined, isOver = false; !isOver; ) {
    const page = await auth.listUsers(1_000, pageToken);
    for (const { uid, email, disabled, emailVerified, customClaims } of page.users) {
      if (disabled || !emailVerified || customClaims?.role !== 'admin') continue;
      const line: Admin = {
        email: email?.toLowerCase() ?? null,
        status: 'active',
        granted_at: now(),
        granted_by: null,
        revoked_at: null,
        revoked_by: null,
        requires_second_factor: secondFactor.isRequired,
      };
      const ref = store.admins.at(uid);
      const commit = store.commit();
      commit.create(ref, line);
      audit(commit, services, CALLER, { action: 'role_granted', target: ref.path, detail: { because: 'restore' } });
      try {
        await commit.run();
        listed.push(uid);
      } catch (error) {
        if (!alreadyExists(error)) throw error;
      }
    }
    pageToken = page.pageToken;
    isOver = pageToken === undefined;
  }
  return listed;
}
