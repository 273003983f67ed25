import { endedAt, removeSecondFactorInput, roleTexts } from '@streetlore/domain/admin';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { commitOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';

/** Takes a lost phone off a colleague's account. */
export const removeSecondFactor = callable('removeSecondFactor', {
  input: removeSecondFactorInput,
  who: 'admin',
  run: remove,
});

/**
 * The operation behind `removeSecondFactor`. Whoever has the phone may have a session on it, so all end; with their password its owner
 * signs in and enrols another phone. One's own is another admin's to remove: a stolen session must not get rid of it.
 * A call that died half-way is completed by the next one.
 * @throws HttpsError failed-precondition for one's own, not-found for somebody who never was an admin
 */
export async function remove(
  services: Services,
  { request_id, uid }: z.output<typeof removeSecondFactorInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { auth, store, now } = services;
  if (uid === caller.uid) throw new HttpsError('failed-precondition', roleTexts.ownFactor);
  const line = store.admins.at(uid);
  if (!(await line.exists())) throw new HttpsError('not-found', roleTexts.unknown);
  const deed = { action: 'second_factor_removed', target: line.path };
  await commitOnce(services, caller, request_id, deed, (commit) =>
    commit.update(line, { second_factor: false, sessions_valid_from: endedAt(now()) }),
  );
  await auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
  await auth.revokeRefreshTokens(uid);
  return {};
}
