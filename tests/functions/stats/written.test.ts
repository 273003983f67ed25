import type { ContactMessage } from '@streetlore/domain/contact';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { waitForRequests } from '../../../functions/src/platform/ask-for-counts.ts';
import { nullIfConflict, nullIfExists } from '../../../functions/src/store/conflict.ts';
import { testServices } from '../../support/services.ts';

// The store asks for the figures that follow from a commit, once the commit has succeeded.

const services = testServices('demo-stats-written', { at: new Date('2026-11-20T12:00:00Z') });
const { store, clock, tasks } = services;
const sent: ContactMessage = {
  ...{ name: 'Ann', email: 'ann@example.org', type: 'general', subject: 'Hello', message: 'Is the wall still there?' },
  ...{ read: false, answered: false, answers: [], created_at: clock.now() },
};
const keys = () => tasks.recorded.splice(0).map(({ payload }) => payload.keys);

beforeEach(async () => {
  await services.clear();
  tasks.recorded.length = 0;
  clock.advance(60_000);
});
afterAll(() => services.end());

test('a write that succeeds asks for what it moves, and one that fails or moves nothing for nothing', async () => {
  const ref = store.contactMessages.at('m1');
  const created = await ref.create(sent);
  expect(keys()).toEqual([['totals.letters']]);
  clock.advance(5_000);
  expect(await nullIfExists(ref.create(sent))).toBeNull();
  await ref.amend(() => ({ read: true }));
  expect(await nullIfConflict(created.update({ answered: true }))).toBeNull();
  expect(keys()).toEqual([]);
  await ref.amend(() => ({ answered: true }));
  expect(keys()).toEqual([['totals.letters']]);
  clock.advance(5_000);
  await ref.delete();
  expect(keys()).toEqual([['totals.letters']]);
});

test('a transaction that is tried twice asks for what its last try has written', async () => {
  await store.contactMessages.at('m1').create(sent);
  keys();
  clock.advance(5_000);
  let tries = 0;
  await store.transaction(async (transaction) => {
    tries += 1;
    transaction.update(tries === 1 ? store.contactMessages.at('gone') : store.contactMessages.at('m1'), { read: true });
    if (tries === 1) throw Object.assign(new Error('Aborted'), { code: 10 });
  });
  expect(tries).toBe(2);
  expect(keys()).toEqual([['totals.letters']]);
});

test('a task queue that does not answer holds up no commit, and a function for three seconds', async () => {
  const silent = vi.spyOn(tasks, 'enqueue').mockReturnValue(new Promise(() => undefined));
  await store.contactMessages.at('m1').create(sent);
  expect(silent).toHaveBeenCalledOnce();
  const began = performance.now();
  await waitForRequests();
  expect(performance.now() - began).toBeLessThan(6_000);
  silent.mockRestore();
});
