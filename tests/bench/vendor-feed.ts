import { standInsUrl } from '../../emulators/src/config.ts';

type Call = { provider: string; direction: 'in' | 'out'; method: string; path: string; body: string };

/** A feed of the calls between product and vendors. */
export type VendorFeed = {
  /** Resolves with the time (performance.now) at which a call that `matches` was seen. */
  next(matches: (call: Call) => boolean): Promise<number>;
  /** Ends the listener. */
  close(): void;
};

/**
 * Listens to the stand-ins' record of calls.
 * @throws when the stand-ins are not running
 */
export async function openVendorFeed(): Promise<VendorFeed> {
  const waiting = new Set<{ matches: (call: Call) => boolean; resolve: (at: number) => void }>();
  const close = await followStandIns<Call>('/calls/stream', 'call', (call) => {
    const at = performance.now();
    for (const one of waiting) {
      if (!one.matches(call)) continue;
      waiting.delete(one);
      one.resolve(at);
    }
  });
  return { next: (matches) => new Promise((resolve) => waiting.add({ matches, resolve })), close };
}

/**
 * Follows one of the stand-ins' streams of server-sent events.
 * @returns a function that ends this
 * @throws when the stand-ins are not running
 */
export async function followStandIns<Item>(
  path: string,
  event: string,
  onItem: (item: Item) => void,
): Promise<() => void> {
  const ending = new AbortController();
  const answer = await fetch(standInsUrl + path, { signal: ending.signal });
  if (!answer.body) throw new Error(`The stand-ins gave no stream at ${path}`);
  // If the stand-ins end first, the caller reaches its own time limit.
  read(answer.body, event, onItem).catch((error: unknown) => {
    if (!ending.signal.aborted) console.error(`The stream at ${path} broke:`, error);
  });
  return () => ending.abort();
}

async function read<Item>(
  body: ReadableStream<Uint8Array>,
  named: string,
  onItem: (item: Item) => void,
): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of body) {
    const events = (rest + decoder.decode(piece, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (event.includes(`event: ${named}`) && data) onItem(JSON.parse(data) as Item);
    }
  }
}
