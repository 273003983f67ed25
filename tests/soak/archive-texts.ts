import { setInterval } from 'node:timers/promises';
import { collections } from '@streetlore/domain/paths';
import type { DocumentData } from 'firebase-admin/firestore';
import { withDates } from '../../functions/src/store/convert.ts';
import { platformFirestore } from '../support/admin-sdk.ts';
import type { HuntsPlayed } from './hunts.ts';

/**
 * How often (ms) the texts of finished hunts are moved out of Firestore, and the progress is
 * printed.
 */
const ARCHIVE_INTERVAL = 15_000;

export type StoredText = { id: string; data: DocumentData };

/**
 * Moves the settled texts of finished phones out of Firestore: the emulator sorts a whole
 * collection for every query of it.
 */
async function archiveTexts(since: Date, finished: ReadonlySet<string>): Promise<StoredText[]> {
  const db = platformFirestore();
  const { docs } = await db.collection(collections.smsMessages).where('sent_at', '>=', since).get();
  const settled = docs.filter((text) => text.get('settled') && finished.has(text.get('phone_number')));
  const writer = db.bulkWriter();
  for (const { ref } of settled) void writer.delete(ref);
  await writer.close();
  return settled.map((text) => ({ id: text.id, data: withDates(text.data()) as DocumentData }));
}

/**
 * Moves texts out of Firestore now and then until it is stopped.
 * @returns the texts, when it is stopped
 */
export function startArchiving(since: Date, played: HuntsPlayed): { stop(): Promise<StoredText[]> } {
  const ending = new AbortController();
  const start = performance.now();
  const archived: StoredText[] = [];
  const working = (async () => {
    for await (const _ of setInterval(ARCHIVE_INTERVAL, null, { signal: ending.signal })) {
      archived.push(...(await archiveTexts(since, played.silent)));
      console.log(`${played.finished} hunts after ${Math.round((performance.now() - start) / 1000)} s`);
    }
  })().catch((error: unknown) => {
    if (!ending.signal.aborted) throw error;
  });
  return {
    async stop() {
      ending.abort();
      await working;
      return archived;
    },
  };
}
