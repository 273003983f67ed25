/** How long (ms) a database may take to open, even on a slow phone. */
const PATIENCE_MS = 4000;

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
 * Removes IndexedDB from the page when it does not open: in Safari opening now and then neither
 * fails nor succeeds. Auth would wait for it without limit, and Firestore and every callable for
 * Auth. All of them work without IndexedDB: a visitor's identity is then kept in localStorage, or
 * else in memory.
 */
async function removeDeadDatabase(): Promise<void> {
  if (await opens()) return;
  console.warn('IndexedDB does not open; the page goes on without it');
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
}

/** Resolves when Firebase may start: no part of Firebase asks for IndexedDB before. */
export const ready = removeDeadDatabase();
