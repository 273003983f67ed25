/** The spec's local flag: one key per submission, holding who voted. */
const keyOf = (id: string) => `contest-vote:${id}`;

const known = new Map<string, string | null>();
const subscribers = new Set<() => void>();

const tell = () => {
  for (const subscriber of subscribers) subscriber();
};

/** Other tabs of the same browser vote too; a key of null means that everything was cleared. */
function onStorage({ key }: StorageEvent) {
  if (key === null) known.clear();
  else for (const id of known.keys()) if (keyOf(id) === key) known.delete(id);
  tell();
}

/** A browser may refuse to keep anything; then the flag lasts as long as the page. */
function read(id: string): string | null {
  try {
    return localStorage.getItem(keyOf(id));
  } catch (error) {
    console.warn('Votes cannot be remembered by this browser', error);
    return null;
  }
}

export const voteFlags = {
  /** The uid that voted for the photo in this browser; null when nobody did. */
  get(id: string): string | null {
    const flag = known.get(id);
    if (flag !== undefined) return flag;
    const stored = read(id);
    known.set(id, stored);
    return stored;
  },

  set(id: string, uid: string | null) {
    known.set(id, uid);
    try {
      if (uid === null) localStorage.removeItem(keyOf(id));
      else localStorage.setItem(keyOf(id), uid);
    } catch (error) {
      console.warn('Votes cannot be remembered by this browser', error);
    }
    tell();
  },

  subscribe(onChange: () => void) {
    if (subscribers.size === 0) window.addEventListener('storage', onStorage);
    subscribers.add(onChange);
    return () => {
      subscribers.delete(onChange);
      if (subscribers.size === 0) window.removeEventListener('storage', onStorage);
    };
  },
};
