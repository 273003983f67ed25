import { type Observable, Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveError } from './live.ts';
import { hold, onIdentityChange, retry, type State, statesOf } from './registry.ts';

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
  statesOf(key, listen).subscribe({
    next: (state) => seen.push(state),
    error: () => expect.unreachable('an error must never reach reactfire, which would keep it for ever'),
    complete: () => {
      ended = true;
    },
  });
  return { statuses: () => seen.map((state) => state.status), last: () => seen.at(-1), ended: () => ended };
}

const denied = new LiveError('denied', 'Missing or insufficient permissions');

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
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
  const release = hold('identity');
  attempts[0]?.error(denied);
  onIdentityChange();
  attempts[1]?.next('tiger');
  expect(screen.last()).toEqual({ status: 'ready', data: 'tiger' });
  release();
});

test('a listener nobody looks at ends, and one that somebody holds does not', () => {
  const { listen } = source();
  const screen = watch('ends', listen);
  const release = hold('ends');
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
