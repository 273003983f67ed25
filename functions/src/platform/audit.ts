import { alreadyExists, withoutConflict } from '../store/conflict.ts';
import type { Writes } from '../store/writes.ts';
import type { Caller } from './callable.ts';
import type { Services } from './services.ts';

/** What an admin did, to which document (its path), and details that help a reader of the log; never a secret. */
export type AuditedAction = { action: string; target: string; detail?: Record<string, unknown> };

type Admin = Pick<Caller, 'uid' | 'email'>;

type Logging = Pick<Services, 'store' | 'now'>;

/**
 * Adds a deed's audit entry to the commit that does it, so that neither exists without the other.
 * @param id the entry's document id; needed where a repeated call must not log twice
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
 * Does a deed once, however often it is requested: `write` adds to a commit that also creates the audit entry, whose id is the
 * request's; if the entry is there already, nothing changes. Where the change depends on stored data, use `decideOnce`.
 * @returns whether this call did it
 */
export async function commitOnce(
  services: Logging,
  caller: Admin,
  requestId: string,
  deed: AuditedAction,
  write: (commit: Writes) => void = () => undefined,
): Promise<boolean> {
  const { store } = services;
  const commit = store.commit();
  write(commit);
  audit(commit, services, caller, deed, requestId);
  try {
    await commit.run();
    return true;
  } catch (error) {
    // Some other document in the commit may exist already: that is a real error, not a repeated request.
    if (!alreadyExists(error) || !(await store.auditLog.at(requestId).exists())) throw error;
    return false;
  }
}

type Decision<Found> = {
  /** Reads what the decision depends on. Called again after a conflict. */
  read: () => Promise<Found>;
  /** Adds the change to the commit, conditional on what was read. Throws HttpsError to refuse it. */
  decide: (commit: Writes, found: Found, now: Date) => AuditedAction;
};

/**
 * Decides on stored data, and does the deed once however often it is requested: the change and its audit entry, whose id is the
 * request's, are one commit. A repeated request changes nothing, whatever has happened to the documents since.
 * @returns when it was done, by this call or an earlier one
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
    // Read after the documents: if an earlier call of this request changed them, its entry is visible by now.
    const done = await store.auditLog.at(requestId).read();
    if (done) return done.at;
    const now = services.now();
    const commit = store.commit();
    audit(commit, { store, now: () => now }, caller, decide(commit, found, now), requestId);
    await commit.run();
    return now;
  });
}
