import { type Observable, Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportAnswer } from '../offline/connection.ts';
import { LiveError } from './live.ts';
import {
  isAnythingFailed,
  keepAlive,
  onIdentityChange,
  retryListener,
  type State,
  statesOf,
  watchFailures,
} from './registry.ts';

/**
 * A listener whose data the test sends. `attempts` has a subject for each time a screen listened.
 */
function source() {
  const attempts: Subject<string>[] = [];
  const listen = (): Observable<string> => {
    const subject = new Subject<string>();
    attempts.push(subject);
    return subject;
  };
  return { attempts, listen };
}

function watch(key: string, listen: () => Observable<string>) {
  const seen: State<string>[] = [];
  let ended = false;
  const states = statesOf(key, listen);
  states.subscribe({
    next: (state) => seen.push(state),
    error: () => expect.unreachable('an error must never reach reactfire, which would keep it for ever'),
    complete: () => {
      ended = true;
    },
  });
  const held = () => {
    const release = keepAlive(key, states);
    expect(release).not.toBeNull();
    return release ?? (() => undefined);
  };
  return { held, statuses: () => seen.map((state) => state.status), last: () => seen.at(-1), ended: () => ended };
}

const unavailable = new LiveError('unavailable', 'No connection to the server');
const denied = new LiveError('denied', 'Missing or insufficient permissions');

beforeEach(() => {
  vi.useFakeTimers();
  reportAnswer(false);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a failure is a state, and trying again listens again', () => {
  const { attempts, listen } = source();
  const screen = watch('retry', listen);
  attempts[0]?.error(denied);
  expect(screen.last()).toEqual({ status: 'failed', error: denied });
  retryListener('retry');
  attempts[1]?.next('fox');
  expect(screen.statuses()).toEqual(['loading', 'failed', 'loading', 'ready']);
});

test('an unreachable listener tries again until it gets an answer, and logs one error', () => {
  const { attempts, listen } = source();
  const screen = watch('slow', listen);
  const release = screen.held();
  attempts[0]?.error(unavailable);
  vi.advanceTimersByTime(2_000);
  attempts[1]?.error(unavailable);
  vi.advanceTimersByTime(2_000);
  attempts[2]?.next('fox');
  expect(screen.statuses()).toEqual(['loading', 'failed', 'failed', 'ready']);
  expect(console.error).toHaveBeenCalledTimes(1);
  release();
});

test('server-rendered data shows while it is fresh, although the server does not answer', () => {
  const { attempts, listen } = source();
  const screen = watch('rendered before', listen);
  const release = screen.held();
  attempts[0]?.next('fox');
  attempts[0]?.error(unavailable);
  vi.advanceTimersByTime(2_000);
  expect(screen.statuses()).toEqual(['loading', 'ready']);
  vi.advanceTimersByTime(180_000);
  attempts[1]?.error(unavailable);
  expect(screen.statuses()).toEqual(['loading', 'ready', 'failed']);
  vi.advanceTimersByTime(2_000);
  attempts[2]?.next('heron');
  expect(screen.last()).toEqual({ status: 'ready', data: 'heron' });
  release();
});

test('a refused listener does not try again by itself', () => {
  const { attempts, listen } = source();
  const screen = watch('refused', listen);
  const release = screen.held();
  attempts[0]?.error(denied);
  vi.advanceTimersByTime(60_000);
  expect(attempts).toHaveLength(1);
  release();
});

test('a listener goes on when a screen asks for it just before its end', () => {
  const { attempts, listen } = source();
  const screen = watch('rendered', listen);
  vi.advanceTimersByTime(19_999);
  watch('rendered', listen);
  vi.advanceTimersByTime(2_000);
  const release = screen.held();
  attempts[0]?.next('fox');
  expect(screen.last()).toEqual({ status: 'ready', data: 'fox' });
  release();
});

test('retry leaves a working listener alone', () => {
  const { attempts, listen } = source();
  watch('working', listen);
  attempts[0]?.next('fox');
  retryListener('working');
  expect(attempts).toHaveLength(1);
});

test('a refused listener starts again when somebody else signs in', () => {
  const { attempts, listen } = source();
  const screen = watch('identity', listen);
  const release = screen.held();
  attempts[0]?.error(denied);
  onIdentityChange();
  attempts[1]?.next('tiger');
  expect(screen.last()).toEqual({ status: 'ready', data: 'tiger' });
  release();
});

test('a listener ends when nobody uses it, and not while somebody holds it', () => {
  const { listen } = source();
  const screen = watch('ends', listen);
  const release = screen.held();
  vi.advanceTimersByTime(600_000);
  expect(screen.ended()).toBe(false);
  release();
  vi.advanceTimersByTime(600_000);
  expect(screen.ended()).toBe(true);
});

test('a listener of one user ends when the next user signs in', () => {
  const { listen } = source();
  const screen = watch('leftover', listen);
  onIdentityChange();
  expect(screen.ended()).toBe(true);
});

test('a screen that was rendered before somebody else signed in learns that it must ask again', () => {
  const { listen } = source();
  const states = statesOf('rendered before', listen);
  onIdentityChange();
  expect(keepAlive('rendered before', states)).toBeNull();
  const anew = statesOf('rendered before', listen);
  expect(keepAlive('rendered before', states)).toBeNull();
  expect(keepAlive('rendered before', anew)).not.toBeNull();
});

test('a failure counts only while a screen shows it', () => {
  const { attempts, listen } = source();
  const screen = watch('partial', listen);
  const notifications: boolean[] = [];
  const stop = watchFailures(() => notifications.push(isAnythingFailed()));
  attempts[0]?.error(unavailable);
  // No screen holds this listener yet.
  expect(isAnythingFailed()).toBe(false);
  const release = screen.held();
  expect(isAnythingFailed()).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(isAnythingFailed()).toBe(true);
  attempts.at(-1)?.next('fox');
  expect(isAnythingFailed()).toBe(false);
  attempts.at(-1)?.error(denied);
  expect(isAnythingFailed()).toBe(true);
  release();
  expect(isAnythingFailed()).toBe(false);
  expect(notifications).toEqual([false, true, false, true, false]);
  stop();
});
