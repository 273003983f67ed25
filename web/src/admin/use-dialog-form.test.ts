import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { runHook } from '../testing/run-hook.tsx';
import { toast } from '../ui/toaster.tsx';
import { TYPED_MEANWHILE, useDialogForm } from './use-dialog-form.ts';

const schema = z.object({ text: z.string() });
const texts = { saved: 'Saved', failed: 'Not saved' };
const said = { success: vi.spyOn(toast, 'success'), error: vi.spyOn(toast, 'error') };
beforeEach(() => {
  for (const one of Object.values(said)) one.mockReset().mockImplementation(() => undefined);
});

/** Runs a dialog's form. `answers` are the server's, in turn. */
async function open(...answers: (() => Promise<void>)[]) {
  const saves: [string, string][] = [];
  const onClose = vi.fn();
  const save = ({ text }: { text: string }, entry: string) => {
    saves.push([text, entry]);
    return (answers[saves.length - 1] ?? (() => Promise.resolve()))();
  };
  const running = await runHook(() => useDialogForm({ schema, opened: { text: '' }, save, texts, onClose }), null);
  const { after } = running;
  const type = (value: string) =>
    after(({ field }) => field('text').onChange({ type: 'change', target: { name: 'text', value } }));
  return { ...running, saves, onClose, type, submit: () => after(({ submit }) => submit()) };
}
const lost = () => Promise.reject(new Error('The server could not be reached.'));

test('a save without an answer keeps the dialog open and what is typed, and is repeated as the same edit', async () => {
  const dialog = await open(lost, lost);
  expect(dialog.now().unsaved).toBe(false);
  await dialog.type('Look');
  for (let n = 0; n < 3; n += 1) {
    expect(dialog.now()).toMatchObject({ unsaved: true, busy: false });
    expect(dialog.onClose).not.toHaveBeenCalled();
    await dialog.submit();
  }
  expect(dialog.saves.map(([text]) => text)).toEqual(['Look', 'Look', 'Look']);
  expect(new Set(dialog.saves.map(([, entry]) => entry)).size).toBe(1);
  expect(said.error).toHaveBeenCalledTimes(2);
  expect(said.success).toHaveBeenCalledExactlyOnceWith('Saved', {});
  expect(dialog.onClose).toHaveBeenCalledOnce();
});

test('what is typed during the save keeps the dialog open, and is saved next as another edit', async () => {
  const answer = Promise.withResolvers<void>();
  const dialog = await open(() => answer.promise);
  await dialog.type('Look');
  await dialog.after(({ submit }) => void submit());
  expect(dialog.now().busy).toBe(true);
  await dialog.type('Look up');
  await dialog.after(() => answer.resolve());
  expect(said.success).toHaveBeenLastCalledWith('Saved', { description: TYPED_MEANWHILE });
  expect(dialog.onClose).not.toHaveBeenCalled();
  expect(dialog.now()).toMatchObject({ unsaved: true, busy: false });
  await dialog.submit();
  expect(dialog.saves.map(([text]) => text)).toEqual(['Look', 'Look up']);
  expect(dialog.saves[0]?.[1]).not.toBe(dialog.saves[1]?.[1]);
  expect(dialog.onClose).toHaveBeenCalledOnce();
});
