import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { local, session } from './browser-storage.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);
});

test('a storage that throws when it is named keeps nothing, and warns', () => {
  for (const storage of [local, session]) {
    expect(storage.set('a', 'b')).toBe(false);
    expect(storage.get('a')).toBeNull();
    expect(storage.entries('')).toEqual([]);
    expect(() => storage.remove('a')).not.toThrow();
  }
  expect(console.warn).toHaveBeenCalled();
});
