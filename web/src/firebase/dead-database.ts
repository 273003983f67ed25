/** How long (ms) a database may take to open, on however slow a phone. */
const PATIENCE_MS = 4000;

/** Whether IndexedDB opens a database in time. */
const opens = () =>
  new Promise<boolean>((resolve) => {
    setTimeout(resolve, PATIENCE_MS, false);
    // Throws where the browser has none, or allows none.
    const request = indexedDB.open('opens');
    request.onsuccess = () => {
      request.result.close();
      resolve(true);
    };
    request.onerror = () => resolve(false);
  }).catch(() => false);

/**
 * Takes IndexedDB away from the page when it does not open, as in Safari now and then: it then fails nothing and says nothing. Auth waits
 * for it without limit, Firestore and every call of a function wait for Auth, and Firebase's count of its own use waits once more. All
 * of them know browsers without IndexedDB: a visitor's identity is then kept in localStorage, or in memory where there is none either.
 */
export async function leaveOutDeadDatabase(): Promise<void> {
  if (await opens()) return;
  console.warn('IndexedDB does not open; the page goes on without it');
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
}
