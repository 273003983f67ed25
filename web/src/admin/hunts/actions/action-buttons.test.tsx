import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../../data/index.ts';
import { propsIn, runHook } from '../../../testing/run-hook.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toaster.tsx';
import type { Action, Played, Question } from './action.ts';
import { ActionButtons } from './action-buttons.tsx';
import { QuestionDialog } from './question-dialog.tsx';

const said = vi.spyOn(toast, 'success');
const failed = vi.spyOn(toast, 'error');
beforeEach(() => {
  said.mockReset();
  failed.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const at = (stop_number: number): Played => ({ id: 'b', hunt: { phase: 'puzzle', stop_number } });

/** Shows the button of one action. `answers` are the server's, in turn; then it answers 'Done'. */
async function shown(why: string | null, question: Question<Played> | null, ...answers: Error[]) {
  const calls: { about: Played; id: string }[] = [];
  const call = async (about: Played, id: string) => {
    calls.push({ about, id });
    const answer = answers[calls.length - 1];
    if (answer) throw answer;
    return 'Done';
  };
  const actions: { act: Action<Played> } = { act: { label: 'Act', call, ...(question && { question }) } };
  const running = await runHook(
    ({ about }: { about: Played }) => ActionButtons({ about, actions, offers: [{ name: 'act', why }] }),
    { about: at(1) },
  );
  const press = () => running.after((tree) => void propsIn(tree, Button).onClick?.({} as never));
  return { ...running, calls, press };
}

test('an action without a question is taken at once; a repeat after a lost answer is the same request, a later press another', async () => {
  const lost = new CallError('unavailable', 'The server could not be reached.', []);
  const { press, calls } = await shown(null, null, lost);
  await press();
  expect(failed).toHaveBeenCalledExactlyOnceWith('The hunt was not changed', { description: lost.message });
  await press();
  expect(said).toHaveBeenCalledExactlyOnceWith('Done');
  await press();
  expect(calls[1]?.id).toBe(calls[0]?.id);
  expect(calls[2]?.id).not.toBe(calls[0]?.id);
});

test('a refused action does nothing when its button is pressed', async () => {
  const { press, calls } = await shown('This hunt is over', null);
  await press();
  expect(calls).toEqual([]);
});

test('a question is about the hunt as it was when the button was pressed', async () => {
  const text = ({ hunt }: Played) => `Stop ${hunt.stop_number} ends`;
  const { press, calls, now, render } = await shown(null, { title: 'Sure?', text, confirm: 'Yes' });
  await press();
  await render({ about: at(2) });
  expect(calls).toEqual([]);
  expect(propsIn(now(), QuestionDialog<Played>).about).toEqual(at(1));
});
