import { deserialise, serialise } from '@streetlore/domain/dated-json';
import { NEVER, Observable, Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportAnswer } from '../offline/connection.ts';
import { isLost } from '../offline/questions.ts';
import { cached, isCacheable, MAX_SILENCE_MS } from './cache.ts';
import { LiveError } from './live.ts';
import { statesOf } from './registry.ts';

/** The quota of Safari's localStorage, in characters. */
const QUOTA = 2_500_000;
const storage = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, string>, key: string, text: string) {
    const others = Object.entries(this).filter(([other]) => other !== key);
    if (others.reduce((sum, [, other]) => sum + other.length, text.length) > QUOTA)
      throw new Error('QuotaExceededError');
    this[key] = text;
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key];
  },
};
/** The stored texts are own properties of the storage object, as in a browser. */
let kept: Record<string, string> & typeof storage;
const page = new EventTarget();
const connection = { onLine: true };
const read = (value: unknown) => (typeof value === 'string' ? value : undefined);

beforeEach(() => {
  vi.useFakeTimers();
  kept = Object.create(storage);
  connection.onLine = true;
  vi.stubGlobal('navigator', connection);
  reportAnswer(false);
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', kept);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function goAway() {
  connection.onLine = false;
  reportAnswer(true);
}

function see(key: string, live: Observable<string>) {
  const seen: string[] = [];
  cached(key, live, read).subscribe({ next: (data) => seen.push(data), error: () => seen.push('failed') });
  return seen;
}
const unreachable = new Observable<string>((subscriber) => subscriber.error(new LiveError('unavailable', 'gone')));

function visit(key: string, data: string) {
  const live = new Subject<string>();
  see(key, live);
  live.next(data);
  page.dispatchEvent(new Event('pagehide'));
}

test('dates at any depth survive freezing and thawing', () => {
  const value = [{ id: 'a', at: new Date('2026-11-20T12:00:00Z'), tags: ['x'], none: null }];
  expect(deserialise(serialise(value))).toEqual(value);
});

test('only public data and what links open is cached, and none for the back office', () => {
  expect(isCacheable('tours', '/tours')).toBe(true);
  expect(isCacheable('tours/t1', '/tours/uk/london/x/t1')).toBe(true);
  expect(isCacheable('stats/public', '/')).toBe(true);
  expect(isCacheable('tours', '/admin/tours')).toBe(false);
  expect(isCacheable('booking_pages/p1', '/hunt')).toBe(true);
  expect(isCacheable('team_pages/p1', '/team')).toBe(true);
  expect(isCacheable('team_pages/p1/lines', '/team')).toBe(true);
  expect(isCacheable('party_pages/p1', '/party')).toBe(true);
  expect(isCacheable('party_boards/b1/teams', '/party/board')).toBe(true);
  expect(isCacheable('parties/p1', '/party')).toBe(false);
  expect(isCacheable('bookings/b1', '/book/t1')).toBe(false);
  expect(isCacheable('sms_messages', '/')).toBe(false);
  expect(isCacheable('stats/totals', '/')).toBe(false);
  expect(isCacheable('partners/p/private/crm', '/')).toBe(false);
});

test('without a connection the last data shows until the new data arrives with the connection', () => {
  visit('walls', 'old');
  goAway();
  const live = new Subject<string>();
  let asked = 0;
  const flaky = new Observable<string>((subscriber) => {
    asked += 1;
    return (asked === 1 ? unreachable : live).subscribe(subscriber);
  });
  const seen: (string | undefined)[] = [];
  statesOf('walls', () => cached('walls', flaky, read)).subscribe((state) =>
    seen.push(state.status === 'ready' ? state.data : state.status),
  );
  expect(seen).toEqual(['loading', 'old']);
  vi.advanceTimersByTime(2_000);
  live.next('new');
  expect(seen).toEqual(['loading', 'old', 'old', 'new']);
});

test('with a connection that answers no old data shows, and a failure is a failure', () => {
  visit('walls', 'old');
  const seen = see('walls', NEVER);
  vi.advanceTimersByTime(MAX_SILENCE_MS - 1);
  reportAnswer(false);
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual([]);
  const refused = new Observable<string>((subscriber) => subscriber.error(new LiveError('denied', 'no')));
  expect(see('walls', refused)).toEqual(['failed']);
});

test('on a line that answers nothing the last data shows after three seconds and stays, and the connection is lost', () => {
  visit('walls', 'old');
  const late = new Subject<string>();
  const seen: string[] = [];
  statesOf('silent walls', () => cached('walls', late, read)).subscribe((state) =>
    seen.push(state.status === 'ready' ? state.data : state.status),
  );
  vi.advanceTimersByTime(MAX_SILENCE_MS - 1);
  expect(seen).toEqual(['loading']);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['loading', 'old']);
  expect(isLost()).toBe(true);
  late.error(new LiveError('unavailable', 'gone'));
  expect(seen).toEqual(['loading', 'old']);
});

test('the last data shows at once when the first answer fails', () => {
  visit('walls', 'old');
  expect(see('walls', unreachable)).toEqual(['old', 'failed']);
});

test('a page that came after three seconds waits no longer for its data', () => {
  visit('walls', 'old');
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ responseStart: 3_004 } as PerformanceNavigationTiming]);
  vi.spyOn(performance, 'now').mockReturnValue(3_400);
  expect(see('walls', NEVER)).toEqual(['old']);
});

test('without a connection, data that was never cached or no longer fits is a failure', () => {
  kept.setItem('last-seen:odd', `${Date.now()} {"not":"a string"}`);
  kept.setItem('last-seen:untimed', '"by an earlier version"');
  goAway();
  for (const key of ['never', 'odd', 'untimed']) expect(see(key, unreachable)).toEqual(['failed']);
});

test('the oldest cached data goes first, so that unsaved text finds room', () => {
  kept.setItem('last-seen:untimed', 'x'.repeat(1_400_000));
  kept.setItem('unsaved-post:a', 'x'.repeat(600_000));
  for (let n = 0; n < 9; n += 1) {
    vi.advanceTimersByTime(1000);
    visit(`walls ${n}`, `${n}`.repeat(400_000));
  }
  kept.setItem('unsaved-post:b', 'x'.repeat(600_000));
  goAway();
  expect(see('walls 8', NEVER)).toEqual(['8'.repeat(400_000)]);
  const left = ['last-seen:walls 6', 'last-seen:walls 7', 'last-seen:walls 8', 'unsaved-post:a', 'unsaved-post:b'];
  expect(Object.keys(kept).toSorted()).toEqual(left);
});
