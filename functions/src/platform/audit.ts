import type { AuditEntry } from '@streetlore/domain/audit';
import { alreadyExists, withoutConflict } from '../store/conflict.ts';
import type { Writes } from '../store/writes.ts';
import type { Caller } from './callable.ts';
import type { Services } from './services.ts';

/** What an admin did to which document (its path), with whatever a reader of the log would ask next; never a secret. */
export type Deed = { action: string; target: string; detail?: Record<string, unknown> };

type Admin = Pick<Caller, 'uid' | 'email'>;

type Logging = Pick<Services, 'store' | 'now'>;

/**
 * Adds the audit entry of a deed to the commit that does it: neither exists without the other.
 * @param id the entry's document id; give one where a repeated call must not log twice
 */
export function audit(commit: Writes, services: Logging, caller: Admin, deed: Deed, id?: string): void {
  commit.create(services.store.auditLog.at(id), auditEntryOf(services, caller, deed));
}

/** The entry of a deed, for writes that are no batch. */
export function auditEntryOf(
  { now }: Pick<Services, 'now'>,
  caller: Admin,
  { action, target, detail = {} }: Deed,
): AuditEntry {
  return { actor_uid: caller.uid, actor_email: caller.email, action, target, detail, at: now() };
}

/**
 * Does a deed once however often it is asked: what `write` puts into the commit is written together with the audit entry, whose id
 * is the request's. Found written already, nothing changes. For what depends on nothing that is stored; else see `decideOnce`.
 * @returns whether this call did it
 */
export async function commitOnce(
  services: Logging,
  caller: Admin,
  requestId: string,
  deed: Deed,
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
    // Anything else that is there already is not this request's.
    if (!alreadyExists(error) || !(await store.auditLog.at(requestId).exists())) throw error;
    return false;
  }
}

type Decision<Found> = {
  /** What it is decided on. Asked again when somebody has changed it before the commit got through. */
  read: () => Promise<Found>;
  /** Puts the change into the commit, on condition that what was read still stands. Throws HttpsError to refuse it. */
  decide: (commit: Writes, found: Found, now: Date) => Deed;
};

/**
 * Decides on what is stored, and does it once however often it is asked: the change and its audit entry, whose id is the
 * request's, are one commit. A request that was done already decides nothing, whatever has become of its documents since.
 * @returns when it was done, by this call or by the earlier one
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
    // Asked last: what an earlier call of this request has changed meanwhile is never found without its entry.
    const done = await store.auditLog.at(requestId).read();
    if (done) return done.at;
    const now = services.now();
    const commit = store.commit();
    audit(commit, { store, now: () => now }, caller, decide(commit, found, now), requestId);
    await commit.run();
    return now;
  });
}
