/**
 * What the browser keeps for ever (`local`) or for the tab's life (`session`). No method throws.
 */
type BrowserStorage = {
  /** Null when there is no text under this key, or the browser does not allow reading. */
  readonly get: (key: string) => string | null;
  /** Whether the browser keeps the text: its storage may be full, or keep nothing at all. */
  readonly set: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
  /** All that is kept under keys that begin with `prefix`. */
  readonly entries: (prefix: string) => (readonly [key: string, text: string])[];
};

/** Even reading the global throws where cookies are blocked, or in a frame of another site. */
function storageNamed(name: 'localStorage' | 'sessionStorage'): BrowserStorage {
  let isWarned = false;
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(globalThis[name]);
    } catch (error) {
      if (!isWarned) console.warn(`${name} cannot be used, or is full`, error);
      isWarned = true;
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, text) =>
      attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    entries: (prefix) =>
      attempt((storage) => Object.entries<string>(storage).filter(([key]) => key.startsWith(prefix)), []),
  };
}

export const local = storageNamed('localStorage');
export const session = storageNamed('sessionStorage');
