import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cacheIn } from './cache.ts';

let place: string;
let source: string;
let folder: string;
let made: number;
const make = async () => Buffer.from(`picture ${++made}`);
/** Does what a start does: opens the cache anew and asks for one picture. */
const ask = async (parameters: unknown) => String(await cacheIn(folder, [source])(parameters, make));

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'art-'));
  source = join(place, 'fox.ts');
  folder = join(place, 'cache');
  writeFileSync(source, 'a fox');
  made = 0;
});
afterEach(() => rmSync(place, { recursive: true }));

test('a second start draws nothing', async () => {
  expect(await ask({ seed: 'a', width: 320 })).toBe('picture 1');
  expect(await ask({ seed: 'a', width: 320 })).toBe('picture 1');
  expect(made).toBe(1);
});

test('draws another picture for other parameters', async () => {
  await ask({ seed: 'a', width: 320 });
  expect(await ask({ seed: 'a', width: 640 })).toBe('picture 2');
});

test('changed code draws again, and its earlier pictures are removed', async () => {
  await ask({ seed: 'a' });
  writeFileSync(source, 'a fox with a tail');
  expect(await ask({ seed: 'a' })).toBe('picture 2');
  expect(readdirSync(folder)).toHaveLength(1);
});

test('a deleted cache is made again, even while it is open', async () => {
  const open = cacheIn(folder, [source]);
  await open({ seed: 'a' }, make);
  rmSync(folder, { recursive: true });
  expect(String(await open({ seed: 'a' }, make))).toBe('picture 2');
  expect(await ask({ seed: 'a' })).toBe('picture 2');
});

test('keeps nothing of a picture that could not be drawn', async () => {
  const open = cacheIn(folder, [source]);
  await expect(open({ seed: 'a' }, () => Promise.reject(new Error('no paint')))).rejects.toThrow('no paint');
  expect(await ask({ seed: 'a' })).toBe('picture 1');
});
