import { randomInt } from 'node:crypto';
import type { RateLimit } from '@streetlore/domain/booking';
import { collections } from '@streetlore/domain/paths';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Keys } from '../base/config.ts';
import { isConflict } from './conflict.ts';

/** Rate limits, counted in Firestore so that they hold across all instances of a function. */
export const rateLimitsOf = (db: Firestore) => ({
  withinRateLimit: (keys: Keys, limit: RateLimit, now: Date) => withinRateLimit(db, keys, limit, now),
  hasRoom: (keys: Keys, limit: RateLimit, now: Date) => hasRoom(db, keys, limit, now),
});

/**
 * The most calls that one document remembers. A greater limit is split over several documents.
 * Firestore sustains about one write a second to one document
 * (https://cloud.google.com/firestore/quotas), and thousands of phones may share one address.
 */
const MAX_REMEMBERED = 20;

/**
 * Counts a call against a client's sliding window. A client has several documents. Each holds the
 * times of its last permitted calls, and has room for a share of the limit. A call needs room in
 * any one of them, and takes it by a conditional write. So concurrent calls need no lock, and never
 * more than `calls` get through. The call reads one document first, and the others only if that one
 * is full. A refused call writes nothing.
 * A document under an older key, from before a rotation of the secret, has the same share. The
 * calls in it fill that share too.
 * @returns false when the limit is reached
 */
async function withinRateLimit(db: Firestore, keys: Keys, { calls, milliseconds }: RateLimit, now: Date) {
  const since = now.getTime() - milliseconds;
  const shares = Math.ceil(calls / MAX_REMEMBERED);
  const roomOf = (share: number) => Math.floor((calls + share) / shares);
  const read = async (some: readonly number[]) => {
    const found = await db.getAll(
      ...some.flatMap((share) => keys.map((key) => db.doc(`${collections.rateLimits}/${key}_${share}`))),
    );
    return some.map((share, index) => ({ share, found: found.slice(index * keys.length, (index + 1) * keys.length) }));
  };
  const first = randomInt(shares);
  const others = Array.from({ length: shares - 1 }, (_, n) => (first + 1 + n) % shares);
  // A conflict means that another call got the room. After `calls` rounds no room can be left.
  for (let asked = [first], unasked = others, round = 0; asked.length > 0 && round <= calls; round += 1) {
    const overtaken: number[] = [];
    for (const { share, found } of await read(asked)) {
      const [own, ...older] = found.map((one) => permittedAfter(one, since));
      const taken = [own, ...older].flatMap((moments) => moments ?? []);
      const [document] = found;
      if (!document || !own || taken.length >= roomOf(share)) continue;
      // `expires_at` is a TTL field: Firestore deletes the documents of clients that do not come
      // back.
      const value = { permitted: [...own, now], expires_at: new Date(now.getTime() + milliseconds) };
      if (await put(document, value)) return true;
      overtaken.push(share);
    }
    asked = [...unasked, ...overtaken];
    unasked = [];
  }
  return false;
}

/** Whether a call would be permitted. It is not counted: for limits on what a call finds. */
async function hasRoom(db: Firestore, keys: Keys, { calls, milliseconds }: RateLimit, now: Date): Promise<boolean> {
  const shares = Math.ceil(calls / MAX_REMEMBERED);
  const all = Array.from({ length: shares }, (_, share) =>
    keys.map((key) => db.doc(`${collections.rateLimits}/${key}_${share}`)),
  ).flat();
  const found = await db.getAll(...all);
  const since = now.getTime() - milliseconds;
  return found.flatMap((one) => permittedAfter(one, since)).length < calls;
}

/** The times of permitted calls in a document, as far as they are still inside the window. */
function permittedAfter(document: DocumentSnapshot, since: number): Date[] {
  const permitted: unknown = document.get('permitted');
  const moments = Array.isArray(permitted) ? permitted.filter((at) => at instanceof Timestamp) : [];
  return moments.map((at) => at.toDate()).filter((at) => at.getTime() > since);
}

/** @returns false when somebody has written the document since it was read */
async function put(document: DocumentSnapshot, value: { permitted: Date[]; expires_at: Date }): Promise<boolean> {
  try {
    if (document.updateTime) await document.ref.update(value, { lastUpdateTime: document.updateTime });
    else await document.ref.create(value);
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}
