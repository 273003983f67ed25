import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveError } from '../../data/index.ts';
import { conversation, serve, servedAnswer } from './served.ts';
import { startingServed } from './start-served.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

beforeEach(() => vi.spyOn(performance, 'now').mockReturnValue(500));
afterEach(() => vi.restoreAllMocks());

/** A screen that begins with what was served under `name`. */
function screen(name: string) {
  const live = new Subject<string>();
  const open = () => {
    const seen: string[] = [];
    startingServed(name, live, text).subscribe({ next: (value) => seen.push(value), error: () => seen.push('failed') });
    return seen;
  };
  return { live, open };
}

test('what the document brought stands until the listener answers, and never again', () => {
  serve(new Map([['walls', 'served']]));
  const { live, open } = screen('walls');
  const seen = open();
  live.next('live');
  expect(seen).toEqual(['served', 'live']);
  expect(open()).toEqual([]);
});

test('after a failure, trying again does not bring it back', () => {
  serve(new Map([['doors', 'served']]));
  const { live, open } = screen('doors');
  const seen = open();
  live.error(new LiveError('denied', 'gone'));
  expect(seen).toEqual(['served', 'failed']);
  expect(open()).toEqual(['failed']);
});

test('a page that has been open for a while waits for the listener', () => {
  serve(new Map([['roofs', 'served']]));
  vi.mocked(performance.now).mockReturnValue(60_000);
  expect(screen('roofs').open()).toEqual([]);
});

test('what does not fit is as good as not served, and is not passed on', () => {
  serve(
    new Map<string, unknown>([
      ['odd', 7],
      ['walls', 'served'],
      ['unseen', 'x'],
    ]),
  );
  expect(servedAnswer('odd', text)).toBeUndefined();
  expect(servedAnswer('walls', text)).toBe('served');
  expect(conversation().shown).toEqual(new Map([['walls', 'served']]));
});
