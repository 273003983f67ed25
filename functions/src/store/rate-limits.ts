import type { RateLimit } from '@streetlore/domain/booking';
import { collections } from '@streetlore/domain/paths';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Keys } from '../platform/config.ts';
import { isConflict } from './conflict.ts';

/** Rate limits, counted in Firestore so that they hold across all instances of a function. */
export const rateLimitsOf = (db: Firestore) => ({
  withinRateLimit: (keys: Keys, limit: RateLimit, now: Date) => withinRateLimit(db, keys, limit, now),
});

/**
 * Counts a call against a client's sliding window; false when the limit is reached. Each permitted call is a slot: a document that
 * is free when it is missing or older than the window, and is taken by a conditional write. So hundreds of concurrent calls need no
 * lock, never wait, and never get more than `calls` through. A refused call writes nothing. Slots taken under an older key, before
 * the secret was rotated, count as well.
 */
async function withinRateLimit(
  db: Firestore,
  [key, ...older]: Keys,
  { calls, milliseconds }: RateLimit,
  now: Date,
): Promise<boolean> {
  const slots = [key, ...older].flatMap((id) =>
    Array.from({ length: calls }, (_, n) => db.doc(`${collections.rateLimits}/${id}_${n}`)),
  );
  const since = now.getTime() - milliseconds;
  // expires_at is Firestore's TTL field: it deletes the slots of clients that do not come back.
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
