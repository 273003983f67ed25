import { describe, expect, test } from 'vitest';
import { billOf, growthOf, serverReadsAt, withoutTexts } from './bill.ts';
import type { MeteredCall } from './calls.ts';
import { prices } from './prices.ts';
import { noUsage, serverReads, times, usageOf } from './usage.ts';

const aCount = (entries: number): MeteredCall => ({
  fn: 'recount',
  kind: 'aggregation',
  shape: 'count sms_messages',
  limit: null,
  entries,
});
const aDay = (entries: number): MeteredCall => ({ ...aCount(entries), shape: 'count sms_messages (sent_at)' });
const aList = (entries: number, limit: number | null): MeteredCall => ({
  fn: 'sweep',
  kind: 'query',
  shape: 'find jobs',
  limit,
  entries,
});
const functions = [
  { name: 'recount', trigger: 'task queue', memory: 0.5 },
  { name: 'page', trigger: 'https', memory: 1 },
];

describe('reads', () => {
  test('are one for every thousand counted entries, for every document, and for an empty result', () => {
    const calls = [aCount(0), aCount(1000), aList(0, null)];
    expect(serverReads(usageOf(calls))).toBe(3);
    expect(serverReads(usageOf([aCount(2500)]))).toBe(3);
    expect(serverReads(usageOf([aList(7, null)]))).toBe(7);
  });

  test('do not include commits, which are writes and deletes', () => {
    const usage = usageOf([{ fn: 'f', kind: 'commit', shape: 'commit a', limit: null, entries: 3, deletes: 1 }]);
    expect([serverReads(usage), usage.writes, usage.deletes]).toEqual([0, 3, 1]);
  });
});

describe('what grows', () => {
  const added = { old: 100, today: 100 };
  // Each time one more hunt has been played, with 60 texts.
  const base = usageOf([aCount(1000), aDay(60), aList(2, 50)]);
  const old = usageOf([aCount(7060), aDay(120), aList(50, 50)]);
  const today = usageOf([aCount(13_120), aDay(6180), aList(50, 50)]);
  const growth = growthOf(base, old, today, added);

  test('is projected, a list up to its limit', () => {
    expect(growth.get('recount: count sms_messages')).toEqual({ old: 60, today: 60 });
    expect(growth.get('recount: count sms_messages (sent_at)')).toEqual({ old: 0, today: 60 });
    const usage = usageOf([aCount(1000), aList(2, 50)]);
    expect(serverReadsAt(usage, growth, { old: 0, today: 0 })).toBe(3);
    // A thousand hunts have 61,000 entries. The list shows only fifty.
    expect(serverReadsAt(usage, growth, { old: 1000, today: 0 })).toBe(111);
  });

  test('is counted once a second at most, however many hunts there are', () => {
    const usage = times(usageOf([aCount(1000)]), 40);
    const stored = { old: 1000, today: 0 };
    expect(serverReadsAt(usage, growth, stored, 1000)).toBe(40 * 61);
    expect(serverReadsAt(usage, growth, stored, 86_400)).toBe(61);
  });

  test('is zero if both sizes took the same', () => {
    expect(growthOf(base, base, base, added).size).toBe(0);
  });
});

test('a bill prices seconds by memory, tasks as two operations, and texts separately', () => {
  const usage = {
    ...noUsage(),
    starts: { recount: { count: 2, seconds: 1 }, page: { count: 1, seconds: 2 } },
    segments: { sent: 10, received: 4 },
  };
  const bill = billOf(usage, 100_000, functions);
  const { cpuSecond, memorySecond, request, task, segmentSent, segmentReceived, read } = prices;
  expect(bill.reads).toBeCloseTo(100_000 * read.dollars, 9);
  expect(bill.functions).toBeCloseTo(
    3 * cpuSecond.dollars + (0.5 + 2) * memorySecond.dollars + 3 * request.dollars + 4 * task.dollars,
    12,
  );
  expect(bill.texts).toBeCloseTo(10 * segmentSent.dollars + 4 * segmentReceived.dollars, 9);
  expect(withoutTexts(bill)).toBeCloseTo(bill.reads + bill.functions, 9);
});
