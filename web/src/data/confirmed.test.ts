import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { CallError } from './call.ts';
import { callConfirmed, isDeleted } from './confirmed.ts';

const path = 'tours/foxes';

test('a call that is answered is done, and one that is refused is not looked up', async () => {
  const isDone = vi.fn(() => true);
  await callConfirmed(async () => ({ deleted: true }), path, isDone);
  const refused = new CallError('failed-precondition', '1 hunt is in progress', []);
  await expect(callConfirmed(() => Promise.reject(refused), path, isDone)).rejects.toBe(refused);
  expect(isDone).not.toHaveBeenCalled();
});

test('a call without an answer has failed when nothing says whether it was done', async () => {
  const lost = new CallError('unavailable', 'The server could not be reached.', []);
  // Here the server can never be read.
  await expect(
    callConfirmed(
      () => Promise.reject(lost),
      path,
      () => true,
    ),
  ).rejects.toBe(lost);
});

test('what is deleted is no longer there', () => {
  expect(isDeleted(null)).toBe(true);
  expect(isDeleted({ name: 'Foxes' })).toBe(false);
});

test('every deletion of the back office is looked up when its answer gets lost', () => {
  const admin = join(import.meta.dirname, '../admin');
  const sources = readdirSync(admin, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('data.ts'))
    .map((name) => readFileSync(join(admin, name), 'utf8'));
  const deletions = sources.flatMap((source) =>
    [...source.matchAll(/const (\w+) = \w+\(\s*'delete\w+'/g)].map(([, name]) => ({ source, name })),
  );
  expect(deletions).toHaveLength(4);
  for (const { source, name } of deletions) expect(source).toContain(`callConfirmed(() => ${name}(`);
});
