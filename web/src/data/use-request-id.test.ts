import { expect, test } from 'vitest';
import { runHook } from '../testing/run-hook.tsx';
import { useRequestId } from './use-request-id.ts';

test('a request keeps its id until it is answered, and another request has another', async () => {
  const { now, render } = await runHook(() => useRequestId(), null);
  const first = now().idFor({ text: 'Look' });
  await render(null);
  expect(now().idFor({ text: 'Look' })).toBe(first);
  expect(now().isLast({ text: 'Look' })).toBe(true);
  const other = now().idFor({ text: 'Look up' });
  expect(other).not.toBe(first);
  expect(now().idFor({ text: 'Look' })).not.toBe(first);
  const last = now().idFor({ text: 'Look' });
  now().done();
  expect(now().idFor({ text: 'Look' })).not.toBe(last);
});

test('a request from before the page was opened keeps its id', async () => {
  const { now } = await runHook(() => useRequestId({ id: 'kept', asked: ['a'] }), null);
  expect(now().isLast(['a'])).toBe(true);
  expect(now().idFor(['a'])).toBe('kept');
});
