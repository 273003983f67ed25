import { type DocumentData, doc } from 'firebase/firestore';
import { firebase } from '../firebase/start.ts';
import { toCallError } from './call.ts';
import { readWritten } from './read.ts';

/**
 * Makes a call whose answer may get lost. After a failure that is no refusal, it reads the document at `path`
 * from the server. `isDone` then judges by that document (null when there is none) whether the call succeeded
 * after all. Rejects with CallError when it did not, or when the document cannot be read.
 */
export async function callConfirmed(
  call: () => Promise<unknown>,
  path: string,
  isDone: (now: DocumentData | null) => boolean,
): Promise<void> {
  try {
    await call();
  } catch (reason) {
    const error = toCallError(reason);
    if (error.isRefusal || !isDone(await read(path, error))) throw error;
  }
}

export const isDeleted = (now: DocumentData | null): boolean => now === null;

async function read(path: string, unanswered: Error): Promise<DocumentData | null> {
  try {
    return await readWritten(doc(firebase().firestore, path));
  } catch (error) {
    console.warn('Whether it was done could not be looked up', error);
    throw unanswered;
  }
}
