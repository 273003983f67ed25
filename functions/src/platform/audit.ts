import type { AuditAction } from '@streetlore/domain/audit';
import { alreadyExists, withoutConflict } from '../store/conflict.ts';
import type { Writes } from '../store/writes.ts';
import type { Caller } from './callable.ts';
import type { Services } from './services.ts';

/**
 * What an admin did, to which document (its path), and details that help a reader of the audit log;
 * never a secret.
 */
export type AuditedAction = { action: AuditAction; target: string; detail?: Record<string, unknown> };

type Admin = Pick<Caller, 'uid' | 'email'>;

type Logging = Pick<Services, 'store' | 'now'>;

/**
 * Adds the audit entry of an admin action to the commit of that action, so that neither exists
 * without the other.
 * @param id the entry's document id; needed when a repeated call must not write a second entry
 */
export function audit(
  commit: Writes,
  { store, now }: Logging,
  { uid: actor_uid, email: actor_email }: Admin,
  { action, target, detail = {} }: AuditedAction,
  id?: string,
): void {
  commit.create(store.auditLog.at(id), { actor_uid, actor_email, action, target, detail, at: now() });
}

/**
 * Carries out an admin action once, however often it is requested. `write` adds the changes to the
 * commit that also creates the audit entry. The entry's id is the request's id. If the entry exists
 * already, nothing changes. A change that depends on stored data needs `decideOnce` instead.
 * @returns whether this call carried out the action
 */
export async function commitOnce(
  services: Logging,
  caller: Admin,
  requestId: string,
  auditEntry: AuditedAction,
  write: (commit: Writes) => void = () => undefined,
): Promise<boolean> {
  const { store } = services;
  const commit = store.commit();
  write(commit);
  audit(commit, services, caller, auditEntry, requestId);
  try {
    await commit.run();
    return true;
  } catch (error) {
    // Another document in the commit may exist already. That is a real error, not a repeated
    // request.
    if (!alreadyExists(error) || !(await store.auditLog.at(requestId).exists())) throw error;
    return false;
  }
}

type Decision<Found> = {
  /** Reads the documents that the decision depends on. Called again after a conflict. */
  read: () => Promise<Found>;
  /**
   * Adds the change to the commit, on condition that the documents have not changed since `read`.
   * Throws HttpsError to refuse the action.
   */
  decide: (commit: Writes, found: Found, now: Date) => AuditedAction;
};

/**
 * Carries out an admin action that depends on stored data, once however often it is requested. The
 * change and its audit entry are one commit. The entry's id is the request's id. A repeated request
 * changes nothing, even if the documents have changed since.
 * @returns when the action was carried out, by this call or an earlier one
 */
export async function decideOnce<Found>(
  services: Logging,
  caller: Admin,
  requestId: string,
  { read, decide }: Decision<Found>,
): Promise<Date> {
  const { store } = services;
  return await withoutConflict(async () => {
    const found = await read();
    // Read the entry after the documents: if an earlier call of this request has changed them, its
    // entry is visible by now.
    const done = await store.auditLog.at(requestId).read();
    if (done) return done.at;
    const now = services.now();
    const commit = store.commit();
    audit(commit, { store, now: () => now }, caller, decide(commit, found, now), requestId);
    await commit.run();
    return now;
  });
}
