import { standInsUrl } from '../../emulators/src/config.ts';

type Call = { provider: string; direction: 'in' | 'out'; method: string; path: string; body: string };

/** What crosses the vendors' boundary, as it happens. */
export type VendorFeed = {
  /** Resolves with the time (performance.now) at which a call that `matches` was seen. */
  next(matches: (call: Call) => boolean): Promise<number>;
  /** Ends the listening. */
  close(): void;
};

/** Listens to the stand-ins' record of calls. @throws when the stand-ins are not running */
export async function openVendorFeed(): Promise<VendorFeed> {
  const ending = new AbortController();
  const answer = await fetch(`${standInsUrl}/calls/stream`, { signal: ending.signal });
  if (!answer.body) throw new Error('The stand-ins gave no stream of calls');
  const waiting = new Set<{ matches: (call: Call) => boolean; resolve: (at: number) => void }>();
  const reading = read(answer.body, (call) => {
    const at = performance.now();
    for (const one of waiting) {
      if (!one.matches(call)) continue;
      waiting.delete(one);
      one.resolve(at);
    }
  });
  // When the stand-ins end before the benchmark, whoever waits for a call runs into the round's own limit.
  reading.catch((error: unknown) => {
    if (!ending.signal.aborted) console.error('The stream of calls broke:', error);
  });
  return {
    next: (matches) => new Promise((resolve) => waiting.add({ matches, resolve })),
    close: () => ending.abort(),
  };
}

async function read(body: ReadableStream<Uint8Array>, heard: (call: Call) => void): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of body) {
    const events = (rest + decoder.decode(piece, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (event.includes('event: call') && data) heard(JSON.parse(data) as Call);
    }
  }
}
