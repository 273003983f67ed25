import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../../data/index.ts';
import { handlerIn, propsIn, runHook } from '../../../testing/run-hook.tsx';
import { htmlOf, wordsOf } from '../../../testing/words.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { OperationDialog } from './operation-dialog.tsx';

const said = vi.spyOn(toast, 'success');
beforeEach(() => void said.mockReset().mockImplementation(() => undefined));

/** Opens the dialog of an operation. `answers` are the server's, in turn. */
async function open(...answers: (() => Promise<unknown>)[]) {
  const ids: string[] = [];
  const onClose = vi.fn();
  const run = (id: string) => {
    ids.push(id);
    return (answers[ids.length - 1] ?? (async () => undefined))();
  };
  const about = { title: 'Skip this stop?', action: 'Skip stop', children: null, onClose };
  const running = await runHook(
    ({ values }: { values: unknown }) =>
      OperationDialog({ ...about, prepare: () => (values ? { values, run, done: 'Skipped' } : null) }),
    { values: { stop: 1 } as unknown },
  );
  const press = () =>
    running.after((tree) => void handlerIn<object>(tree, 'onSubmit')({ preventDefault: () => undefined }));
  return { ...running, ids, onClose, press, words: () => wordsOf(htmlOf(running.now())) };
}

test('an operation that another admin was faster with is told in its dialog, which stays', async () => {
  const late = new CallError('failed-precondition', 'The hunt has moved on to stop 2. Nothing was skipped.', []);
  const dialog = await open(() => Promise.reject(late));
  await dialog.press();
  expect(dialog.words()).toContain('The hunt has moved on to stop 2. Nothing was skipped.');
  expect(propsIn(dialog.now(), FormDialog).busy).toBe(false);
  expect(dialog.onClose).not.toHaveBeenCalled();
  expect(said).not.toHaveBeenCalled();
});

test('an operation without an answer is repeated under its id, runs once at a time, and closes when it is done', async () => {
  const answer = Promise.withResolvers<void>();
  const dialog = await open(
    () => Promise.reject(new CallError('unavailable', 'No answer', [])),
    () => answer.promise,
  );
  await dialog.press();
  expect(dialog.words()).toContain('No answer');
  await dialog.press();
  await dialog.press();
  expect(dialog.words()).not.toContain('No answer');
  expect(propsIn(dialog.now(), FormDialog).busy).toBe(true);
  await dialog.after(() => answer.resolve());
  expect(dialog.ids).toHaveLength(2);
  expect(dialog.ids[1]).toBe(dialog.ids[0]);
  expect(said).toHaveBeenCalledExactlyOnceWith('Skipped');
  expect(dialog.onClose).toHaveBeenCalledOnce();
});

test('an operation with an invalid field is not sent', async () => {
  const dialog = await open();
  await dialog.render({ values: null });
  await dialog.press();
  expect(dialog.ids).toEqual([]);
});
