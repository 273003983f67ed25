import { randomBytes } from 'node:crypto';
import {
  FRESH_SESSION,
  newRecovery,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  recoveryCodeFrom,
  type recoveryCodesOutput,
  recoveryTexts,
} from '@streetlore/domain/admin';
import { HttpsError } from 'firebase-functions/v2/https';
import * as z from 'zod/mini';
import { audit } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { recoveryHash } from './recovery-hash.ts';

/** Makes recovery codes for the admin who calls. */
export const makeRecoveryCodes = callable('makeRecoveryCodes', {
  input: z.nullish(z.strictObject({})),
  who: 'admin',
  machine: { maxInstances: 1 },
  run: (services, _input, caller) => makeCodesFor(services, caller),
});

/**
 * Makes new codes and invalidates all earlier ones. Only hashes are stored, so nobody can read the codes
 * later. An admin whose answer got lost makes new codes. The session must have begun just now with the second
 * factor, because somebody else may use a tab that was left open.
 * @throws HttpsError failed-precondition for an older session, one without the second factor, and an account
 * that has none
 */
export async function makeCodesFor(
  services: Services,
  caller: Pick<Caller, 'uid' | 'email' | 'signedInAt' | 'hasSecondFactor'>,
): Promise<z.infer<typeof recoveryCodesOutput>> {
  const { auth, store, now } = services;
  const at = now();
  const { multiFactor } = await auth.getUser(caller.uid);
  if (!caller.hasSecondFactor || !multiFactor?.enrolledFactors?.length)
    throw new HttpsError('failed-precondition', recoveryTexts.noFactor);
  if (at.getTime() - caller.signedInAt.getTime() > FRESH_SESSION)
    throw new HttpsError('failed-precondition', recoveryTexts.stale);
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeFrom(randomBytes(RECOVERY_CODE_LENGTH)));
  const hashes = codes.map((code) => recoveryHash(caller.uid, code));
  const line = store.admins.at(caller.uid);
  const commit = store.commit();
  commit.set(store.adminRecovery(caller.uid), newRecovery(hashes, at));
  commit.update(line, { recovery_codes: codes.length });
  audit(commit, services, caller, { action: 'recovery_codes_made', target: line.path });
  await commit.run();
  return { codes };
}
