import type { AuditEntry } from '@streetlore/domain/audit';
import { collections, documents } from '@streetlore/domain/paths';
import type { WriteBatch } from 'firebase-admin/firestore';
import { alreadyExists, withoutConflict } from '../store/conflict.ts';
import type { Caller } from './callable.ts';
import type { Services } from './services.ts';

/** What an admin did to which document (its path), with whatever a reader of the log would ask next; never a secret. */
export type Deed = { action: string; target: string; detail?: Record<string, unknown> };

type Admin = Pick<Caller, 'uid' | 'email'>;

/**
 * Adds the audit entry of a deed to the batch that does it: neither exists without the other.
 * @param id the entry's document id; give one where a repeated call must not log twice
 */
export function audit(
  batch: WriteBatch,
  services: Pick<Services, 'db' | 'now'>,
  caller: Admin,
  deed: Deed,
  id?: string,
): void {
  const log = services.db.collection(collections.auditLog);
  batch.create(id === undefined ? log.doc() : log.doc(id), auditEntryOf(services, caller, deed));
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
 * Does a deed once however often it is asked: what `write` puts into the batch is written together with the audit entry, whose id
 * is the request's. Found written already, nothing changes. For what depends on nothing that is stored; else see `decideOnce`.
 * @returns whether this call did it
 */
export async function commitOnce(
  services: Pick<Services, 'db' | 'now'>,
  caller: Admin,
  requestId: string,
  deed: Deed,
  write: (batch: WriteBatch) => void = () => undefined,
): Promise<boolean> {
  const { db } = services;
  const batch = db.batch();
  write(batch);
  audit(batch, services, caller, deed, requestId);
  try {
    await batch.commit();
    return true;
  } catch (error) {
    // Anything else that is there already is not this request's.
    if (!alreadyExists(error) || !(await db.doc(documents.auditEntry(requestId)).get()).exists) throw error;
    return false;
  }
}

type Decision<Found> = {
  /** What it is decided on. Asked again when somebody has changed it before the batch got through. */
  read: () => Promise<Found>;
  /** Puts the change into the batch, on condition that what was read still stands. Throws HttpsError to refuse it. */
  decide: (batch: WriteBatch, found: Found, now: Date) => Deed;
};

/**
 * Decides on what is stored, and does it once however often it is asked: the change and its audit entry, whose id is the
 * request's, are one batch. A request that was done already decides nothing, whatever has become of its documents since.
 * @returns when it was done, by this call or by the earlier one
 */
export async function decideOnce<Found>(
  services: Pick<Services, 'db' | 'now'>,
  caller: Admin,
  requestId: string,
  { read, decide }: Decision<Found>,
): Promise<Date> {
  const { db } = services;
  return await withoutConflict(async () => {
    const found = await read();
    // Asked last: what an earlier call of this request has changed meanwhile is never found without its entry.
    const done = await db.doc(documents.auditEntry(requestId)).get();
    if (done.exists) return done.get('at').toDate();
    const now = services.now();
    const batch = db.batch();
    audit(batch, { db, now: () => now }, caller, decide(batch, found, now), requestId);
    await batch.commit();
    return now;
  });
}
