/** How long (ms) a database may take to open, even on a slow phone. */
const PATIENCE_MS = 4000;

/** Whether IndexedDB opens a database in time. */
const opens = () =>
  new Promise<boolean>((resolve) => {
    setTimeout(resolve, PATIENCE_MS, false);
    // This throws where the browser has no IndexedDB, or does not allow it.
    const request = indexedDB.open('opens');
    request.onsuccess = () => {
      request.result.close();
      resolve(true);
    };
    request.onerror = () => resolve(false);
  }).catch(() => false);

/**
 * Removes IndexedDB from the page when it does not open. This happens in Safari now and then:
 * opening neither fails nor succeeds. Auth waits for IndexedDB without limit, Firestore and every
 * callable wait for Auth, and Firebase's count of its own use waits too. All of them work in
 * browsers without IndexedDB: a visitor's identity is then kept in localStorage, or in memory where
 * the browser has no localStorage either.
 */
async function removeDeadDatabase(): Promise<void> {
  if (await opens()) return;
  console.warn('IndexedDB does not open; the page goes on without it');
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
}

/** Resolves when Firebase may start: no part of Firebase asks for IndexedDB before. */
export const ready = removeDeadDatabase();
