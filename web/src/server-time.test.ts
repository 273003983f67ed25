import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aheadBy } from './ask-server-time.ts';

const src = fileURLToPath(new URL('.', import.meta.url));
const SERVER = Date.parse('2026-11-20T14:14:00Z');
const MINUTE = 60_000;
const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' });
let headers: Record<string, string>;
let kept: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now: SERVER - 14 * MINUTE });
  vi.resetModules();
  headers = { date: new Date(SERVER).toUTCString() };
  kept = new Map();
  vi.stubGlobal('document', tab);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  vi.stubGlobal('fetch', async () => new Response(null, { headers }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A visit of the site: the module is loaded anew. */
async function visit() {
  vi.resetModules();
  const { presentTime, watchServerTime } = await import('./server-time.ts');
  const onChange = vi.fn();
  const stop = watchServerTime(onChange);
  // Its code comes in a chunk of its own.
  await import('./ask-server-time.ts');
  await vi.advanceTimersByTimeAsync(0);
  stop();
  return { onChange, off: () => presentTime().getTime() - Date.now() };
}
const near = (minutes: number) => (ms: number) => Math.abs(ms - minutes * MINUTE) <= 1000;

test('a device that is 14 minutes slow shows the server’s time, also on its next visit without an answer', async () => {
  const first = await visit();
  expect(first.off()).toSatisfy(near(14));
  expect(first.onChange).toHaveBeenCalledTimes(1);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect((await visit()).off()).toSatisfy(near(14));
  warned.mockRestore();
});

test('a device that is 25 hours fast does too, and an answer of a cache counts its age', async () => {
  vi.setSystemTime(SERVER + 25 * 60 * MINUTE);
  headers = { date: new Date(SERVER - 30 * MINUTE).toUTCString(), age: '1800' };
  expect((await visit()).off()).toSatisfy(near(-25 * 60));
});

test('a device that is right within what the answer can say keeps its own time', async () => {
  expect(aheadBy(SERVER, SERVER + 300, SERVER + 500)).toBe(0);
  expect(aheadBy(SERVER, SERVER - 2000, SERVER + 100)).toBe(0);
  expect(aheadBy(SERVER, SERVER - 60_000, SERVER - 59_900)).toSatisfy(near(1));
  vi.setSystemTime(SERVER + 400);
  const { onChange, off } = await visit();
  expect(off()).toBe(0);
  expect(onChange).not.toHaveBeenCalled();
});

/** Where the device's own clock will do: how long something takes here, an order, a name, what the reader's own watch says. */
const OWN_CLOCK = [
  'ask-server-time.ts',
  'data/cache.ts',
  'data/upload.ts',
  'firebase/import-again.ts',
  'main.tsx',
  'offline/connection.ts',
  'offline/questions.ts',
  'server-rendering/build/server-bundle.ts',
  'server-rendering/dehydrated-state.ts',
  'server-time.ts',
  'site/contest/submit/use-submit-flow.ts',
  'site/contest/votes/voter.ts',
  'site/contest/votes/votes.ts',
  'site/team/outbox/use-outbox.ts',
  'ui/toast.tsx',
];

test('nothing else asks the device for the time', () => {
  const asking = globSync('**/*.{ts,tsx}', { cwd: src })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => /Date\.now\b|new Date\(\)/.test(readFileSync(`${src}/${file}`, 'utf8')));
  expect(asking.toSorted()).toEqual(OWN_CLOCK);
});
