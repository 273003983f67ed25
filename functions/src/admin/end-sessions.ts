import { type Admin, activeAdmins } from '@streetlore/domain/admin';
import type { UserRecord } from 'firebase-admin/auth';
import type { Services } from '../platform/services.ts';

/** Auth looks up this many accounts in one call (https://firebase.google.com/docs/auth/admin/manage-users#bulk_retrieve_user_data). */
const MOST_AT_ONCE = 100;

/**
 * Tells the rules, which cannot ask Auth, of the sessions that Auth has ended: by a new password or a changed address, or by whoever
 * revoked them in the console (https://firebase.google.com/docs/auth/admin/manage-sessions). One read for each admin, one call for
 * a hundred.
 * @returns the number of admins with sessions that ended since the last time
 */
export async function tellOfEndedSessions({ store, auth }: Services): Promise<number> {
  const lines = await store.find(activeAdmins());
  let told = 0;
  for (let from = 0; from < lines.length; from += MOST_AT_ONCE) {
    const some = lines.slice(from, from + MOST_AT_ONCE);
    const { users } = await auth.getUsers(some.map(({ id }) => ({ uid: id })));
    const byUid = new Map(users.map((user) => [user.uid, user]));
    for (const line of some) {
      const later = (stored: Admin) => laterThan(stored, byUid.get(line.id));
      if (later(line) && (await store.admins.at(line.id).amend(later))) told += 1;
    }
  }
  return told;
}

function laterThan({ sessions_valid_from: known }: Admin, user: UserRecord | undefined): Partial<Admin> | null {
  if (!user?.tokensValidAfterTime) return null;
  const sessions_valid_from = new Date(user.tokensValidAfterTime);
  return known && known >= sessions_valid_from ? null : { sessions_valid_from };
}
