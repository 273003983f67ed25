import { type Admin, activeAdmins } from '@streetlore/domain/admin';
import type { MultiFactorInfo, UserRecord } from 'firebase-admin/auth';
import { audit } from '../platform/audit.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';

/**
 * Auth looks up this many accounts in one call
 * (https://firebase.google.com/docs/auth/admin/manage-users#bulk_retrieve_user_data).
 */
const MAX_AT_ONCE = 100;

/**
 * Copies from Auth to the admins' documents when sessions ended and whether there is a second factor: the
 * security rules cannot ask Auth. Sessions end:
 * - with a new password or a changed address
 * - when somebody revokes them in the console (https://firebase.google.com/docs/auth/admin/manage-sessions)
 * - when a second factor is enrolled: an admin who signed in without it has to sign in again
 *
 * It also writes an enrolment into the audit log, because the browser tells only Auth about it. A run costs
 * one read for each admin, and one call to Auth for each hundred admins.
 * @returns the number of admins whose documents changed
 */
export async function followAccounts(services: Services<'secondFactor'>): Promise<number> {
  const { store, auth, secondFactor } = services;
  const lines = await store.find(activeAdmins());
  let changed = 0;
  for (let from = 0; from < lines.length; from += MAX_AT_ONCE) {
    const some = lines.slice(from, from + MAX_AT_ONCE);
    const { users } = await auth.getUsers(some.map(({ id }) => ({ uid: id })));
    const byUid = new Map(users.map((user) => [user.uid, user]));
    for (const line of some) {
      const user = byUid.get(line.id);
      const isNew = user && changeOf(line, user, secondFactor.isRequired) !== null;
      if (isNew && (await withoutConflict(() => follow(services, user)))) changed += 1;
    }
  }
  return changed;
}

async function follow(services: Services<'secondFactor'>, user: UserRecord): Promise<boolean> {
  const { store, secondFactor } = services;
  const seen = await store.admins.at(user.uid).readVersioned();
  const change = seen.version && changeOf(seen.value, user, secondFactor.isRequired);
  if (!change) return false;
  const commit = store.commit();
  commit.update(seen, change);
  for (const factor of newFactors(seen.value, user)) {
    // The id is the enrolment's: a sweep that repeats writes no second entry.
    const id = `enrolled_${user.uid}_${factor.uid}`;
    if (await store.auditLog.at(id).exists()) continue;
    const auditEntry = { action: 'second_factor_enrolled' as const, target: seen.ref.path };
    audit(commit, services, { uid: user.uid, email: user.email ?? null }, auditEntry, id);
  }
  await commit.run();
  return true;
}

/** The second factors that were enrolled since the admin's document was written. */
function newFactors(line: Admin, { multiFactor }: UserRecord): MultiFactorInfo[] {
  const known = line.sessions_valid_from;
  const isNew = ({ enrollmentTime }: MultiFactorInfo) =>
    !line.second_factor || known === undefined || (enrollmentTime !== undefined && new Date(enrollmentTime) > known);
  return (multiFactor?.enrolledFactors ?? []).filter(isNew);
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
