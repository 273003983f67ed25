import { collections } from '@streetlore/domain/paths';
import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { ports } from '../../../emulators/src/config.ts';
import { platformFirestore } from '../../support/admin-sdk.ts';
import type { PlayedHuntCost } from './hunt.ts';

const DAY = 24 * 60 * 60_000;

/** Collections of a hunt's documents that name the hunt by `booking_id`. */
const owned = [collections.stopResults, collections.wrongAnswers];

/**
 * Stores `count` copies of a played hunt, with texts, results, review and leaderboard entry, as if
 * other phones had played it before. Nothing is counted or sent for the copies.
 * @param days over how many past days the copies are spread; 0 puts all of them into today
 */
export async function storeHunts(played: PlayedHuntCost, count: number, days: number): Promise<void> {
  const db = platformFirestore();
  const originals = await documentsOf(db, played);
  await background('disable');
  const writer = db.bulkWriter({ throttling: { initialOpsPerSecond: 200, maxOpsPerSecond: 200 } });
  // The emulator answers some batches too late. A repeated write stores the same document again.
  writer.onWriteError(({ failedAttempts }) => failedAttempts < 5);
  for (let n = 0; n < count; n += 1) {
    const id = crypto.randomUUID();
    const back = days === 0 ? 0 : DAY * (30 + ((days - 30) * n) / count);
    const serial = `${days === 0 ? 1 : 2}${String(n).padStart(5, '0')}`;
    const phones = new Map(played.phones.map((phone, index) => [phone, `+447${index}00${serial}`]));
    const renamed = (text: string): string => phones.get(text) ?? text.replaceAll(played.id, id);
    for (const { path, data } of originals) {
      const at = path.includes(played.id) ? renamed(path) : `${path.split('/')[0]}/${crypto.randomUUID()}`;
      void writer.set(db.doc(at), movedBack(data, back, renamed));
    }
  }
  await writer.close();
  await background('enable');
}

async function documentsOf(
  db: Firestore,
  { id, phones }: PlayedHuntCost,
): Promise<{ path: string; data: DocumentData }[]> {
  const single = [`${collections.bookings}/${id}`, `${collections.leaderboard}/${id}`];
  // A document below the review names its author; the review's own id does not.
  const authors = await db.collectionGroup('private').where('booking_id', '==', id).get();
  single.push(...authors.docs.flatMap((author) => author.ref.parent.parent?.path ?? []));
  const queries = [
    db.collection(collections.smsMessages).where('phone_number', 'in', [...phones]),
    ...owned.map((name) => db.collection(name).where('booking_id', '==', id)),
  ];
  const found = await Promise.all([
    Promise.all(single.map((path) => db.doc(path).get())),
    ...queries.map(async (query) => (await query.get()).docs),
  ]);
  return found.flat().flatMap((one) => {
    const data = one.data();
    return data ? [{ path: one.ref.path, data }] : [];
  });
}

/** A copy of a document's data, `back` milliseconds earlier. */
function movedBack(data: DocumentData, back: number, renamed: (text: string) => string): DocumentData {
  const move = (value: unknown): unknown => {
    if (value instanceof Timestamp) return Timestamp.fromMillis(value.toMillis() - back);
    if (typeof value === 'string') return renamed(value);
    if (Array.isArray(value)) return value.map(move);
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, move(one)]));
    return value;
  };
  const moved = move(data) as DocumentData;
  // Milliseconds x 100 (domain/sms/schema.ts).
  return typeof moved.seq === 'number' ? { ...moved, seq: moved.seq - back * 100 } : moved;
}

/** Turns the functions that documents trigger on or off. */
async function background(what: 'enable' | 'disable'): Promise<void> {
  const address = `http://127.0.0.1:${ports.hub}/functions/${what}BackgroundTriggers`;
  const answer = await fetch(address, { method: 'PUT' });
  if (!answer.ok) throw new Error(`The emulators did not ${what} the triggers: ${answer.status}`);
}
