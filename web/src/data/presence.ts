import { type DocumentData, doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firebase } from '../firebase/start.ts';

export const serverNow = serverTimestamp;

/**
 * Creates a visitor's own document, or deletes it when `fields` is null. Rejects with Firebase's
 * error.
 * @returns false when the document was already there, or already gone
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
