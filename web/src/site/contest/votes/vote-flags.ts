import { local, session } from '../../../browser-storage.ts';

/** The value is who voted. */
const keyOf = (id: string) => `contest-vote:${id}`;

const pressedKey = (id: string) => `contest-vote-pressed:${id}`;

/** Presses that are not written yet: after a reload at that moment the page writes them again. */
export const pendingVotes = {
  /** True for a vote, false for taking it back; null when it is written. */
  get(id: string): boolean | null {
    const text = session.get(pressedKey(id));
    return text === null ? null : text === 'cast';
  },
  set(id: string, cast: boolean) {
    session.set(pressedKey(id), cast ? 'cast' : 'back');
  },
  remove(id: string) {
    session.remove(pressedKey(id));
  },
};

const known = new Map<string, string | null>();
const subscribers = new Set<() => void>();

const notifySubscribers = () => {
  for (const notify of subscribers) notify();
};

/** Other tabs of the same browser vote too. A null key means that everything was cleared. */
function onStorage({ key }: StorageEvent) {
  if (key === null) known.clear();
  else for (const id of known.keys()) if (keyOf(id) === key) known.delete(id);
  notifySubscribers();
}

export const voteFlags = {
  /** The uid that voted for the photo in this browser, or null. */
  get(id: string): string | null {
    const flag = known.get(id);
    if (flag !== undefined) return flag;
    // Where the browser keeps no flag, it lasts as long as the page.
    const stored = local.get(keyOf(id));
    known.set(id, stored);
    return stored;
  },

  set(id: string, uid: string | null) {
    known.set(id, uid);
    if (uid === null) local.remove(keyOf(id));
    else local.set(keyOf(id), uid);
    notifySubscribers();
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
