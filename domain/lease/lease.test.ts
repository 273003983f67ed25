import { describe, expect, test } from 'vitest';
import { hasLapsed, isLeased, leased, noLease } from './index.ts';

const now = new Date('2026-11-20T12:00:00Z');
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);

describe('a lease', () => {
  test('belongs to its holder until it ends, and to nobody from that moment on', () => {
    const lease = leased(now, 1000);
    expect([isLeased(lease, now), hasLapsed(lease, now)]).toEqual([true, false]);
    expect([isLeased(lease, after(999)), hasLapsed(lease, after(999))]).toEqual([true, false]);
    expect([isLeased(lease, after(1000)), hasLapsed(lease, after(1000))]).toEqual([false, true]);
  });

  test('that was released has no holder and has not lapsed', () => {
    expect([isLeased(noLease, now), hasLapsed(noLease, now)]).toEqual([false, false]);
  });
});
