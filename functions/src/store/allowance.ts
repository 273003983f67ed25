import { createHmac } from 'node:crypto';
import type { Allowance } from '@streetlore/domain/booking';
import { type CollectionReference, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { isConflict } from './conflict.ts';

/** The id under which a client is counted. Keyed, because a bare hash of an IP address is undone by trying them all. */
export function allowanceKey(secret: string, kind: string, client: string): string {
  return createHmac('sha256', secret).update(`${kind}:${client}`).digest('base64url').slice(0, 32);
}

/**
 * Takes one of a client's calls in a sliding window; false when all are taken. The calls are slots, each a document that
 * is free when it is missing or older than the window, taken by a write on condition that nobody else has: hundreds of
 * calls at once take no lock, wait for nobody and never get more than `calls` through. A refused call writes nothing.
 */
export async function takeAllowance(
  rateLimits: CollectionReference,
  key: string,
  { calls, milliseconds }: Allowance,
  now: Date,
): Promise<boolean> {
  const slots = Array.from({ length: calls }, (_, n) => rateLimits.doc(`${key}_${n}`));
  const since = now.getTime() - milliseconds;
  // expires_at is Firestore's TTL field: a client that never comes back is forgotten.
  const taken = { at: now, expires_at: new Date(now.getTime() + milliseconds) };
  for (const slot of await rateLimits.firestore.getAll(...slots)) {
    if (slot.exists && takenAt(slot) > since) continue;
    if (await take(slot, taken)) return true;
  }
  return false;
}

function takenAt(slot: DocumentSnapshot): number {
  const at: unknown = slot.get('at');
  return at instanceof Timestamp ? at.toMillis() : 0;
}

async function take(slot: DocumentSnapshot, value: { at: Date; expires_at: Date }): Promise<boolean> {
  try {
    if (slot.updateTime) await slot.ref.update(value, { lastUpdateTime: slot.updateTime });
    else await slot.ref.create(value);
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}
