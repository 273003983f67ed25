import type { AuditEntry } from '@streetlore/domain/audit';
import { collections } from '@streetlore/domain/paths';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Caller } from './callable.ts';
import type { Services } from './services.ts';

/** What an admin did to which document (its path), with whatever a reader of the log would ask next; never a secret. */
export type Deed = { action: string; target: string; detail?: Record<string, unknown> };

/**
 * Adds the audit entry of a deed to the batch that does it: neither exists without the other.
 * @param id the entry's document id; give one where a repeated call must not log twice
 */
export function audit(
  batch: WriteBatch,
  services: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'uid' | 'email'>,
  deed: Deed,
  id?: string,
): void {
  const log = services.db.collection(collections.auditLog);
  batch.create(id === undefined ? log.doc() : log.doc(id), auditEntryOf(services, caller, deed));
}

/** The entry of a deed, for writes that are no batch. */
export function auditEntryOf(
  { now }: Pick<Services, 'now'>,
  caller: Pick<Caller, 'uid' | 'email'>,
  { action, target, detail = {} }: Deed,
): AuditEntry {
  return { actor_uid: caller.uid, actor_email: caller.email, action, target, detail, at: now() };
}
