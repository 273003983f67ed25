import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveError } from '../data/live.ts';
import { dehydrate, hydrate, initialData } from './dehydrated-state.ts';
import { untilLive } from './until-live.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

beforeEach(() => vi.spyOn(performance, 'now').mockReturnValue(500));
afterEach(() => vi.restoreAllMocks());

/** A screen that begins with the dehydrated state of `name`. */
function screen(name: string) {
  const live = new Subject<string>();
  const open = () => {
    const seen: string[] = [];
    untilLive(name, () => live, text).subscribe({
      next: (value) => seen.push(value),
      error: () => seen.push('failed'),
    });
    return seen;
  };
  return { live, open };
}

test('shows dehydrated state until the listener answers, and never again', () => {
  hydrate(new Map([['walls', 'dehydrated']]));
  const { live, open } = screen('walls');
  const seen = open();
  live.next('live');
  expect(seen).toEqual(['dehydrated', 'live']);
  expect(open()).toEqual([]);
});

test('does not show dehydrated state again when a failed listener is retried', () => {
  hydrate(new Map([['doors', 'dehydrated']]));
  const { live, open } = screen('doors');
  const seen = open();
  live.error(new LiveError('denied', 'gone'));
  expect(seen).toEqual(['dehydrated', 'failed']);
  expect(open()).toEqual(['failed']);
});

test('shows dehydrated state when code loads a minute late, but not when the page is minutes old', () => {
  hydrate(new Map([['roofs', 'dehydrated']]));
  vi.mocked(performance.now).mockReturnValue(60_000);
  expect(screen('roofs').open()).toEqual(['dehydrated']);
  vi.mocked(performance.now).mockReturnValue(200_000);
  expect(screen('roofs').open()).toEqual([]);
});

test('treats data that does not fit as absent, and does not pass it on', () => {
  hydrate(
    new Map<string, unknown>([
      ['odd', 7],
      ['walls', 'dehydrated'],
      ['unseen', 'x'],
    ]),
  );
  expect(initialData('odd', text)).toBeUndefined();
  expect(initialData('walls', text)).toBe('dehydrated');
  expect(dehydrate().data).toEqual(new Map([['walls', 'dehydrated']]));
});
