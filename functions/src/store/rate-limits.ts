import type { Allowance } from '@streetlore/domain/booking';
import { collections } from '@streetlore/domain/paths';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Keys } from '../platform/config.ts';
import { isConflict } from './conflict.ts';

/** Who may call how often. */
export const rateLimitsOf = (db: Firestore) => ({
  takeAllowance: (keys: Keys, allowance: Allowance, now: Date) => takeAllowance(db, keys, allowance, now),
});

/**
 * Takes one of a client's calls in a sliding window; false when all are taken. The calls are slots, each a document that
 * is free when it is missing or older than the window, taken by a write on condition that nobody else has: hundreds of
 * calls at once take no lock, wait for nobody and never get more than `calls` through. A refused call writes nothing. Calls that
 * were taken under an older id of the client, before a secret was rotated, leave as many slots fewer.
 */
async function takeAllowance(
  db: Firestore,
  [key, ...older]: Keys,
  { calls, milliseconds }: Allowance,
  now: Date,
): Promise<boolean> {
  const slots = [key, ...older].flatMap((id) =>
    Array.from({ length: calls }, (_, n) => db.doc(`${collections.rateLimits}/${id}_${n}`)),
  );
  const since = now.getTime() - milliseconds;
  // expires_at is Firestore's TTL field: a client that never comes back is forgotten.
  const taken = { at: now, expires_at: new Date(now.getTime() + milliseconds) };
  const found = await db.getAll(...slots);
  const isTaken = (slot: DocumentSnapshot) => slot.exists && takenAt(slot) > since;
  const before = found.slice(calls).filter(isTaken).length;
  for (const slot of found.slice(0, Math.max(0, calls - before))) {
    if (isTaken(slot)) continue;
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
