import {
  spendRecoveryCode as decide,
  recoveryMail,
  recoveryTexts,
  sessionsValidFrom,
  spendRecoveryCodeInput,
} from '@streetlore/domain/admin';
import { queuedMail } from '@streetlore/domain/mail';
import type { UserRecord } from 'firebase-admin/auth';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { log } from '../base/log.ts';
import { enqueueMail } from '../mailing/enqueue-mail.ts';
import { audit } from '../platform/audit.ts';
import { callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import { recoveryHash } from './recovery-hash.ts';

const MINUTE = 60_000;

/**
 * Takes the second factor off the account of an admin who has lost the phone. The caller is not signed in as
 * that admin, because Auth requires the second factor.
 */
export const spendRecoveryCode = callable('spendRecoveryCode', {
  input: spendRecoveryCodeInput,
  who: 'signed-in',
  machine: { maxInstances: 1 },
  limit: {
    counter: 'recovery',
    visitor: { calls: 5, milliseconds: 10 * MINUTE },
    address: { calls: 20, milliseconds: 60 * MINUTE },
  },
  limitedBy: 'a code of 80 bits, which works once; the password signs in afterwards',
  run: (services, input) => removeOwnFactor(services, input),
});

/**
 * One commit spends the code, ends the sessions, writes the audit entry and queues a mail to the owner. Auth
 * is changed after it. If the process dies, a call with the same code completes the rest. A code alone lets
 * nobody in, because sign-in asks for the password.
 * @throws HttpsError failed-precondition for a code that is wrong, used, or of somebody else. The answer is
 * the same for an address that is no admin's.
 */
export async function removeOwnFactor(
  services: Services,
  { request_id, email, code }: z.output<typeof spendRecoveryCodeInput>,
): Promise<Record<string, never>> {
  const { auth, store, now } = services;
  const user = await adminOf(services, email);
  const spent = user && (await withoutConflict(() => spend(user)));
  if (!user || !spent) {
    log.warn('A recovery code was refused');
    throw new HttpsError('failed-precondition', recoveryTexts.wrong, { field: 'code' });
  }
  if (spent.isDone) return {};
  await auth.updateUser(user.uid, { multiFactor: { enrolledFactors: null } });
  await auth.revokeRefreshTokens(user.uid);
  await store.adminRecovery(user.uid).amend(({ used }) => used && { used: { ...used, is_done: true } });
  await enqueueMail(services, spent.mail_id);
  return {};

  /** @returns null for a wrong code; `isDone` when an earlier call has done everything */
  async function spend({
    uid,
    email: owner = email,
  }: UserRecord): Promise<{ isDone: boolean; mail_id: string } | null> {
    const seen = await store.adminRecovery(uid).readVersioned();
    if (!seen.version) return null;
    const decision = decide(seen.value, recoveryHash(uid, code), request_id);
    if (decision.is === 'wrong') return null;
    if (decision.is !== 'spent') return { isDone: decision.is === 'done', mail_id: decision.request_id };
    const { codes } = decision.change;
    const line = store.admins.at(uid);
    const at = now();
    const ended = { second_factor: false, sessions_valid_from: sessionsValidFrom(at) };
    const commit = store.commit();
    commit.update(seen, decision.change);
    commit.update(line, { ...ended, recovery_codes: codes.length });
    const auditEntry = { action: 'recovery_code_used' as const, target: line.path };
    audit(commit, services, { uid, email: owner }, auditEntry, request_id);
    commit.create(store.mails.at(request_id), queuedMail(recoveryMail(owner, codes.length), at));
    await commit.run();
    return { isDone: false, mail_id: request_id };
  }
}

/** The account of a present admin; null for any other address. */
async function adminOf({ auth, store }: Services, email: string): Promise<UserRecord | null> {
  const { users } = await auth.getUsers([{ email }]);
  const user = users[0];
  const line = user && !user.disabled ? await store.admins.at(user.uid).read() : null;
  return user && line?.status === 'active' ? user : null;
}
