import { type Observable, Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveError } from './live.ts';
import { hold, isAnythingFailed, onIdentityChange, retry, type State, statesOf, watchFailures } from './registry.ts';

/** A listener that the test feeds; `attempts` are the times somebody listened. */
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
    const release = hold(key, states);
    expect(release).not.toBeNull();
    return release ?? (() => undefined);
  };
  return { held, statuses: () => seen.map((state) => state.status), last: () => seen.at(-1), ended: () => ended };
}

const unavailable = new LiveError('unavailable', 'No connection to the server');
const denied = new LiveError('denied', 'Missing or insufficient permissions');

beforeEach(() => {
  vi.useFakeTimers();
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
  retry('retry');
  attempts[1]?.next('fox');
  expect(screen.statuses()).toEqual(['loading', 'failed', 'loading', 'ready']);
});

test('what could not be reached is asked for again until it answers, and fails no louder than once', () => {
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

test('what the server rendered stands while it is fresh, though nothing answers', () => {
  vi.stubGlobal('navigator', { onLine: true });
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

test('what was refused is not asked for again by itself', () => {
  const { attempts, listen } = source();
  const screen = watch('refused', listen);
  const release = screen.held();
  attempts[0]?.error(denied);
  vi.advanceTimersByTime(60_000);
  expect(attempts).toHaveLength(1);
  release();
});

test('a listener that a screen asks for just before it would end goes on', () => {
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

test('trying again leaves a listener alone that works', () => {
  const { attempts, listen } = source();
  watch('working', listen);
  attempts[0]?.next('fox');
  retry('working');
  expect(attempts).toHaveLength(1);
});

test('what was refused is asked for again when somebody else signs in', () => {
  const { attempts, listen } = source();
  const screen = watch('identity', listen);
  const release = screen.held();
  attempts[0]?.error(denied);
  onIdentityChange();
  attempts[1]?.next('tiger');
  expect(screen.last()).toEqual({ status: 'ready', data: 'tiger' });
  release();
});

test('a listener nobody looks at ends, and one that somebody holds does not', () => {
  const { listen } = source();
  const screen = watch('ends', listen);
  const release = screen.held();
  vi.advanceTimersByTime(600_000);
  expect(screen.ended()).toBe(false);
  release();
  vi.advanceTimersByTime(600_000);
  expect(screen.ended()).toBe(true);
});

test('what one user saw does not stay for the next', () => {
  const { listen } = source();
  const screen = watch('leftover', listen);
  onIdentityChange();
  expect(screen.ended()).toBe(true);
});

test('a screen that was rendered before somebody else signed in learns that it has to ask again', () => {
  const { listen } = source();
  const states = statesOf('rendered before', listen);
  onIdentityChange();
  expect(hold('rendered before', states)).toBeNull();
  const anew = statesOf('rendered before', listen);
  expect(hold('rendered before', states)).toBeNull();
  expect(hold('rendered before', anew)).not.toBeNull();
});

test('that a screen could not be loaded is known for as long as it stands there, and no longer', () => {
  const { attempts, listen } = source();
  const screen = watch('partial', listen);
  const told: boolean[] = [];
  const stop = watchFailures(() => told.push(isAnythingFailed()));
  attempts[0]?.error(unavailable);
  // Nobody looks at it.
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
  expect(told).toEqual([false, true, false, true, false]);
  stop();
});
