import { local } from '../../../browser-storage.ts';
import { keptAs } from '../kept.ts';
import { readQueue, type Unsent } from './queue.ts';

export type KeptQueue = ReturnType<typeof keptQueue>;

/**
 * The unsent messages of a team's page. Every message has a key of its own, so two tabs never
 * overwrite each other's. Where the browser keeps nothing, they live as long as the page.
 */
export function keptQueue(pageId: string) {
  const prefix = keptAs.outbox(pageId);
  const unkept = new Map<string, string>();
  const subscribers = new Set<() => void>();
  const read = () => readQueue([...local.entries(prefix).map(([, text]) => text), ...unkept.values()]);
  let known = read();
  const changed = () => {
    known = read();
    for (const notify of subscribers) notify();
  };
  return {
    /** In the order of writing. */
    now: (): readonly Unsent[] => known,
    /** For changes by any tab. */
    subscribe(onChange: () => void): () => void {
      if (subscribers.size === 0) window.addEventListener('storage', changed);
      subscribers.add(onChange);
      return () => {
        subscribers.delete(onChange);
        if (subscribers.size === 0) window.removeEventListener('storage', changed);
      };
    },
    put(message: Unsent): void {
      const text = JSON.stringify(message);
      if (local.set(prefix + message.id, text)) unkept.delete(message.id);
      else unkept.set(message.id, text);
      changed();
    },
    remove(id: string): void {
      local.remove(prefix + id);
      unkept.delete(id);
      changed();
    },
  };
}
