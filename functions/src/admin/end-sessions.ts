import { endSessionsInput, roleTexts, sessionsValidFrom } from '@streetlore/domain/admin';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { commitOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';

/** Ends every session of the admin who calls, this one included. */
export const endSessions = callable('endSessions', { input: endSessionsInput, who: 'admin', run: endOwnSessions });

/**
 * Writes the document first. Rules and callables then refuse the old sessions, even if the call
 * dies before Auth ends them.
 * @throws HttpsError not-found for an admin who has no document
 */
export async function endOwnSessions(
  services: Services,
  { request_id }: z.output<typeof endSessionsInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { auth, store, now } = services;
  const line = store.admins.at(caller.uid);
  if (!(await line.exists())) throw new HttpsError('not-found', roleTexts.unknown);
  const auditEntry = { action: 'sessions_ended' as const, target: line.path };
  await commitOnce(services, caller, request_id, auditEntry, (commit) =>
    commit.update(line, { sessions_valid_from: sessionsValidFrom(now()) }),
  );
  await auth.revokeRefreshTokens(caller.uid);
  return {};
}
