import { removeSecondFactorInput, roleTexts, sessionsValidFrom } from '@streetlore/domain/admin';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { commitOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';

/** Takes a lost phone off a colleague's account. */
export const removeSecondFactor = callable('removeSecondFactor', {
  input: removeSecondFactorInput,
  who: 'admin',
  run: removeFactorsOf,
});

/**
 * Removes an admin's second factor, sessions and recovery codes, because whoever has the phone may have those
 * too. The owner signs in by password and enrols another phone. Nobody can remove their own factor, because a
 * thief with a session could do so. If the process dies, the next call completes the rest.
 * @throws HttpsError failed-precondition for the caller's own factor, not-found for somebody who never was an
 * admin
 */
export async function removeFactorsOf(
  services: Services,
  { request_id, uid }: z.output<typeof removeSecondFactorInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { auth, store, now } = services;
  if (uid === caller.uid) throw new HttpsError('failed-precondition', roleTexts.ownFactor);
  const line = store.admins.at(uid);
  if (!(await line.exists())) throw new HttpsError('not-found', roleTexts.unknown);
  const auditEntry = { action: 'second_factor_removed' as const, target: line.path };
  await commitOnce(services, caller, request_id, auditEntry, (commit) => {
    const sessions_valid_from = sessionsValidFrom(now());
    commit.update(line, { second_factor: false, recovery_codes: 0, sessions_valid_from });
    commit.delete(store.adminRecovery(uid));
  });
  await auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
  await auth.revokeRefreshTokens(uid);
  return {};
}
