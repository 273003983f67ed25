import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const start = new Date('2026-11-20T14:02:00Z');
const page = new EventTarget();
const browser = { onLine: true };
let told: number;
let it: typeof import('./connection.ts');

beforeEach(async () => {
  vi.useFakeTimers({ now: start });
  vi.resetModules();
  browser.onLine = true;
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('window', page);
  it = await import('./connection.ts');
  told = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const watch = () =>
  it.watchConnection(() => {
    told += 1;
  });
function turn(onLine: boolean) {
  browser.onLine = onLine;
  page.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}

test('a connection that nobody has doubted is live', () => {
  const stop = watch();
  expect(it.connection()).toEqual({ status: 'live' });
  stop();
});

test('a server that falls silent is tried again for a while, and then offline since it was last heard', () => {
  const stop = watch();
  it.answered(false);
  it.answered(true);
  vi.advanceTimersByTime(1_999);
  expect(it.connection()).toEqual({ status: 'live' });
  vi.advanceTimersByTime(1);
  expect(it.connection()).toEqual({ status: 'reconnecting', since: start });
  it.answered(true);
  vi.advanceTimersByTime(18_000);
  expect(it.connection()).toEqual({ status: 'offline', since: start });
  vi.advanceTimersByTime(3_600_000);
  expect(it.connection()).toEqual({ status: 'offline', since: start });
  it.answered(false);
  expect(it.connection()).toEqual({ status: 'live' });
  expect(told).toBe(3);
  stop();
});

test('a blink is not worth a word', () => {
  const stop = watch();
  it.answered(false);
  it.answered(true);
  vi.advanceTimersByTime(500);
  it.answered(false);
  vi.advanceTimersByTime(60_000);
  expect(told).toBe(0);
  stop();
});

test('a browser without a network is offline at once, and not live again before the server is heard', () => {
  const stop = watch();
  it.answered(false);
  turn(false);
  expect(it.connection()).toEqual({ status: 'offline', since: start });
  vi.advanceTimersByTime(5_000);
  turn(true);
  expect(it.connection()).toEqual({ status: 'reconnecting', since: start });
  it.answered(false);
  expect(it.connection()).toEqual({ status: 'live' });
  stop();
});

test('an answer that was on its way when the network went does not make it live; a later one comes from a server on its machine', () => {
  const stop = watch();
  it.answered(false);
  turn(false);
  vi.advanceTimersByTime(100);
  it.answered(false);
  expect(it.connection()).toEqual({ status: 'offline', since: start });
  vi.advanceTimersByTime(400);
  it.answered(false);
  expect(it.connection()).toEqual({ status: 'live' });
  stop();
});

test('a browser that was offline from the start is, unless the server is on its own machine', () => {
  browser.onLine = false;
  const stop = watch();
  expect(it.connection()).toEqual({ status: 'offline', since: start });
  it.answered(false);
  expect(it.connection()).toEqual({ status: 'live' });
  stop();
});

test('a listener that waits in vain is the connection, unless others are answered', () => {
  const stop = watch();
  it.answered(false);
  it.unanswered();
  vi.advanceTimersByTime(60_000);
  expect(it.connection()).toEqual({ status: 'live' });
  it.answered(true);
  it.unanswered();
  vi.advanceTimersByTime(20_000);
  expect(it.connection()).toEqual({ status: 'offline', since: new Date('2026-11-20T14:03:00Z') });
  stop();
});
