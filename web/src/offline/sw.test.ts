import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';

const HOST = 'https://streetlore.test';

type Event = { request: object; respondWith: (answer: Promise<string>) => void; waitUntil: (work: unknown) => void };

/** With one cache, which keeps texts by address. The network answers with `network(url)`. */
function worker(network: (url: string) => Promise<string>) {
  const kept = new Map<string, string>();
  const href = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, HOST).href;
  const cache = {
    put: async (request: string, { text }: { text: string }) => void kept.set(href(request), text),
    match: async (request: string) => kept.get(href(request)),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async (request: string) => kept.delete(href(request)),
  };
  const listeners = new Map<string, (event: Event) => void>();
  const response = (text: string) => ({ ok: true, text, clone: () => response(text) });
  const source = readFileSync(new URL('../../public/sw.js', import.meta.url), 'utf8');
  new Script(source).runInNewContext({
    self: { addEventListener: listeners.set.bind(listeners), location: new URL(HOST) },
    caches: { open: async () => cache },
    fetch: async (request: { url: string }) => response(await network(request.url)),
    URL,
    setTimeout: (call: () => void, ms: number) => setTimeout(call, ms),
  });
  const open = async (path: string) => {
    const work: unknown[] = [];
    const answer = Promise.withResolvers<unknown>();
    listeners.get('fetch')?.({
      request: { method: 'GET', mode: 'navigate', destination: 'document', url: HOST + path },
      respondWith: answer.resolve,
      waitUntil: (one) => void work.push(one),
    });
    const given = await answer.promise;
    return { given, work: Promise.all(work) };
  };
  const visit = async (path: string) => {
    const { given, work } = await open(path);
    await work;
    return given;
  };
  return { kept, open, visit };
}

afterEach(() => {
  vi.useRealTimers();
});

test('keeps a page once, whatever its query, and opens the latest without a connection', async () => {
  let isAway = false;
  const { kept, visit } = worker(async (url) => {
    if (isAway) throw new TypeError('Failed to fetch');
    return `the page asked for as ${url.slice(HOST.length)}`;
  });
  await visit('/tours');
  await visit('/tours?utm_source=letter');
  expect([...kept.keys()]).toEqual([`${HOST}/tours`]);
  isAway = true;
  expect(await visit('/tours')).toBe('the page asked for as /tours?utm_source=letter');
  expect(await visit('/tours?utm_source=poster')).toBe('the page asked for as /tours?utm_source=letter');
});

test('a line that accepts everything and answers nothing opens the kept page after three seconds', async () => {
  vi.useFakeTimers();
  let answer = Promise.withResolvers<string>();
  const { kept, open, visit } = worker(() => answer.promise);
  answer.resolve('as it was');
  await visit('/team');
  answer = Promise.withResolvers();
  const opened = open('/team');
  await vi.advanceTimersByTimeAsync(2_999);
  const early = await Promise.race([opened, 'nothing yet']);
  expect(early).toBe('nothing yet');
  await vi.advanceTimersByTimeAsync(1);
  const { given, work } = await opened;
  expect(given).toBe('as it was');
  answer.resolve('as it is');
  await work;
  expect(kept.get(`${HOST}/team`)).toBe('as it is');
});
