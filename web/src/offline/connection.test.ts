import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const start = new Date('2026-11-20T14:02:00Z');
const page = new EventTarget();
const browser = { onLine: true };
let notifications: number;
let it: typeof import('./connection.ts') & typeof import('./questions.ts');

beforeEach(async () => {
  vi.useFakeTimers({ now: start });
  vi.resetModules();
  browser.onLine = true;
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('window', page);
  it = { ...(await import('./connection.ts')), ...(await import('./questions.ts')) };
  notifications = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const watch = () =>
  it.watchConnection(() => {
    notifications += 1;
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

test('a silent server is first reconnecting, then offline since its last answer', () => {
  const stop = watch();
  it.reportAnswer(false);
  it.reportAnswer(true);
  vi.advanceTimersByTime(1_999);
  expect(it.connection()).toEqual({ status: 'live' });
  vi.advanceTimersByTime(1);
  expect(it.connection()).toEqual({ status: 'reconnecting', since: start });
  it.reportAnswer(true);
  vi.advanceTimersByTime(18_000);
  expect(it.connection()).toEqual({ status: 'offline', since: start });
  vi.advanceTimersByTime(3_600_000);
  expect(it.connection()).toEqual({ status: 'offline', since: start });
  it.reportAnswer(false);
  expect(it.connection()).toEqual({ status: 'live' });
  expect(notifications).toBe(3);
  stop();
});

test('reports nothing for an interruption of half a second', () => {
  const stop = watch();
  it.reportAnswer(false);
  it.reportAnswer(true);
  vi.advanceTimersByTime(500);
  it.reportAnswer(false);
  vi.advanceTimersByTime(60_000);
  expect(notifications).toBe(0);
  stop();
});

test('a browser without a network is offline at once, and live again only when the server answers', () => {
  const stop = watch();
  it.reportAnswer(false);
  turn(false);
  expect(it.connection()).toEqual({ status: 'offline', since: start });
  vi.advanceTimersByTime(5_000);
  turn(true);
  expect(it.connection()).toEqual({ status: 'reconnecting', since: start });
  it.reportAnswer(false);
  expect(it.connection()).toEqual({ status: 'live' });
  stop();
});

test('an answer within 500 ms of losing the network does not make it live, a later one does', () => {
  const stop = watch();
  it.reportAnswer(false);
  turn(false);
  vi.advanceTimersByTime(100);
  it.reportAnswer(false);
  expect(it.connection()).toEqual({ status: 'offline', since: start });
  vi.advanceTimersByTime(400);
  it.reportAnswer(false);
  expect(it.connection()).toEqual({ status: 'live' });
  stop();
});

test('a browser that starts offline is offline until a server on its own machine answers', () => {
  browser.onLine = false;
  const stop = watch();
  expect(it.connection()).toEqual({ status: 'offline', since: start });
  it.reportAnswer(false);
  expect(it.connection()).toEqual({ status: 'live' });
  stop();
});

test('a question without an answer counts as a lost connection since then, unless others were answered', () => {
  const stop = watch();
  it.reportAnswer(false);
  const first = it.noteQuestion();
  vi.advanceTimersByTime(1_000);
  it.reportAnswer(false);
  vi.advanceTimersByTime(2_000);
  expect(first()).toBe(false);
  expect(it.connection()).toEqual({ status: 'live' });
  const second = it.noteQuestion();
  vi.advanceTimersByTime(3_000);
  expect(second()).toBe(true);
  expect(it.connection()).toEqual({ status: 'reconnecting', since: new Date('2026-11-20T14:02:03Z') });
  vi.advanceTimersByTime(17_000);
  expect(it.connection().status).toBe('offline');
  stop();
});

test('a silent server is asked once in a while', () => {
  vi.advanceTimersByTime(30_000);
  expect(it.isQuietFor(30_000)).toBe(true);
  expect(it.isQuietFor(30_000)).toBe(false);
  vi.advanceTimersByTime(20_000);
  it.reportAnswer(false);
  vi.advanceTimersByTime(20_000);
  expect(it.isQuietFor(30_000)).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(it.isQuietFor(30_000)).toBe(true);
});
