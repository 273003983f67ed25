import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPurchase, keepPurchase, keptPurchase } from './kept-purchase.ts';

const token = `b1ff0000-0000-4000-8000-000000000001.${'a'.repeat(32)}`;
const purchase = { gift_id: 'b1ff0000-0000-4000-8000-000000000001', token, asked: { email: 'ada@example.org' } };
const kept = new Map<string, string>();

beforeEach(() =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  }),
);
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

test('a gift whose payment began is found again after a reload, until it is forgotten', () => {
  keepPurchase(purchase);
  expect(keptPurchase()).toEqual(purchase);
  forgetPurchase();
  expect(keptPurchase()).toBeNull();
});

test.each(['', '{', '{"gift_id":"x"}', JSON.stringify({ ...purchase, token: 'cut' })])(
  'what is no purchase of ours is none: %j',
  (text) => {
    kept.set('gift-bought', text);
    expect(keptPurchase()).toBeNull();
  },
);
