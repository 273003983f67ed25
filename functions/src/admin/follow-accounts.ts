import { type Admin, activeAdmins } from '@streetlore/domain/admin';
import type { UserRecord } from 'firebase-admin/auth';
import type { Services } from '../platform/services.ts';

/**
 * Auth looks up this many accounts in one call
 * (https://firebase.google.com/docs/auth/admin/manage-users#bulk_retrieve_user_data).
 */
const MAX_AT_ONCE = 100;

/**
 * Notes in the admins' documents what has become of their accounts, because the security rules
 * cannot ask Auth. Sessions end:
 * - with a new password or a changed address
 * - when somebody revokes them in the console
 *   (https://firebase.google.com/docs/auth/admin/manage-sessions)
 * - when a second factor is enrolled: an admin who signed in without it has to sign in again
 * It costs one read for each admin and one call for a hundred admins.
 * @returns the number of admins of whom something was new
 */
export async function followAccounts({ store, auth, secondFactor }: Services<'secondFactor'>): Promise<number> {
  const lines = await store.find(activeAdmins());
  const { isRequired } = secondFactor;
  let changed = 0;
  for (let from = 0; from < lines.length; from += MAX_AT_ONCE) {
    const some = lines.slice(from, from + MAX_AT_ONCE);
    const { users } = await auth.getUsers(some.map(({ id }) => ({ uid: id })));
    const byUid = new Map(users.map((user) => [user.uid, user]));
    for (const line of some) {
      const user = byUid.get(line.id);
      const change = (stored: Admin) => user && changeOf(stored, user, isRequired);
      if (change(line) && (await store.admins.at(line.id).amend((stored) => change(stored) ?? null))) changed += 1;
    }
  }
  return changed;
}

/** What the admin's document does not say yet; null if it says everything. */
function changeOf(line: Admin, user: UserRecord, isRequired: boolean): Partial<Admin> | null {
  const factors = user.multiFactor?.enrolledFactors ?? [];
  const moments = [user.tokensValidAfterTime, ...factors.map(({ enrollmentTime }) => enrollmentTime)]
    .filter((time) => time !== undefined)
    .map((time) => new Date(time));
  const latest = moments.toSorted((one, other) => other.getTime() - one.getTime())[0];
  const known = line.sessions_valid_from;
  const change: Partial<Admin> = {
    ...(latest && (!known || known < latest) && { sessions_valid_from: latest }),
    ...((line.second_factor ?? false) !== factors.length > 0 && { second_factor: factors.length > 0 }),
    ...((line.requires_second_factor ?? false) !== isRequired && { requires_second_factor: isRequired }),
  };
  return Object.keys(change).length > 0 ? change : null;
}
