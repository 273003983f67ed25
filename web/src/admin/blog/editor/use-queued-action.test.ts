import { expect, test } from 'vitest';
import { runHook } from '../../../testing/run-hook.tsx';
import { useQueuedAction } from './use-queued-action.ts';

test('a click during another action runs right after it, with the state of then; only the latest counts', async () => {
  const done: string[] = [];
  const { now, after, render } = await runHook(
    ({ busy, text }: { busy: boolean; text: string }) =>
      useQueuedAction<string>(busy, async (how) => {
        done.push(`${how} ${text}`);
        return true;
      }),
    { busy: true, text: 'begun' },
  );
  const results: unknown[] = [];
  await after((queue) => {
    void queue('draft').then((result) => results.push(['draft', result]));
    void queue('publish').then((result) => results.push(['publish', result]));
  });
  expect(done).toEqual([]);
  expect(results).toEqual([['draft', false]]);
  await render({ busy: true, text: 'typed on' });
  expect(done).toEqual([]);
  await render({ busy: false, text: 'typed on' });
  expect(done).toEqual(['publish typed on']);
  expect(results).toEqual([
    ['draft', false],
    ['publish', true],
  ]);
  await render({ busy: true, text: 'another' });
  await render({ busy: false, text: 'another' });
  expect(done).toHaveLength(1);
  expect(now()).toBeTypeOf('function');
});
