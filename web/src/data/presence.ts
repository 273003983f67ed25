import { type DocumentData, doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firebase } from '../firebase/start.ts';

/** Now, by the server's clock, for fields such as `updated_at`. */
export const serverNow = serverTimestamp;

/**
 * Makes a visitor's own document be there, or not, in one transaction. Rejects with Firebase's error.
 * @param fields what it holds; null takes it away
 * @returns whether that changed anything: it may have been so before
 */
export function setPresence(path: string, fields: DocumentData | null): Promise<boolean> {
  const { firestore } = firebase();
  const target = doc(firestore, path);
  return runTransaction(firestore, async (transaction) => {
    const isThere = (await transaction.get(target)).exists();
    if (fields && !isThere) transaction.set(target, fields);
    if (!fields && isThere) transaction.delete(target);
    return isThere !== (fields !== null);
  });
}
