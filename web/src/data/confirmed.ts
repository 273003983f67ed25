import { type DocumentData, doc } from 'firebase/firestore';
import { firebase } from '../firebase/start.ts';
import { toCallError } from './call.ts';
import { readWritten } from './read.ts';

/**
 * A call whose answer may get lost: before it is called a failure, the server is asked whether it was done after all, by the
 * document at `path` (null: there is none). Rejects with CallError when it was not done, or when nobody can say.
 */
export async function confirmed(
  call: () => Promise<unknown>,
  path: string,
  isDone: (now: DocumentData | null) => boolean,
): Promise<void> {
  try {
    await call();
  } catch (reason) {
    const error = toCallError(reason);
    if (error.code !== 'unavailable' || !isDone(await read(path, error))) throw error;
  }
}

/** What a deleted document looks like. */
export const isGone = (now: DocumentData | null): boolean => now === null;

async function read(path: string, unanswered: Error): Promise<DocumentData | null> {
  try {
    return await readWritten(doc(firebase().firestore, path));
  } catch (error) {
    console.warn('Whether it was done could not be looked up', error);
    throw unanswered;
  }
}
