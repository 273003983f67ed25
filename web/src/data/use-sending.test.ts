import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { runHook } from '../testing/run-hook.tsx';
import { CallError } from './call.ts';
import { useSending } from './use-sending.ts';

const schema = z.object({ text: z.string().check(z.minLength(1, 'Please write something')) });
const lost = () => Promise.reject(new CallError('unavailable', 'The server could not be reached.', []));

/** Runs a form. `answer` is the server's. */
async function open(answer: (times: number) => Promise<void>) {
  const ids: string[] = [];
  const running = await runHook(() => {
    const form = useForm({ resolver: standardSchemaResolver(schema), defaultValues: { text: '' } });
    const send = (id: string) => {
      ids.push(id);
      return answer(ids.length);
    };
    const { errors } = form.formState;
    return { form, fault: errors.text?.message, ...useSending(form, { send, failed: 'Not sent' }) };
  }, null);
  const { after } = running;
  const type = (text: string) => after(({ form }) => form.setValue('text', text));
  return { ...running, ids, type, submit: () => after(({ submit }) => submit()) };
}

test('a request without an answer keeps the text, and is repeated under its id', async () => {
  const form = await open((times) => (times < 3 ? lost() : Promise.resolve()));
  await form.type('Look');
  await form.submit();
  expect(form.now()).toMatchObject({ error: 'Not sent', isSending: false });
  expect(form.now().form.getValues('text')).toBe('Look');
  await form.submit();
  expect(form.ids[1]).toBe(form.ids[0]);
  await form.type('Look up');
  await form.submit();
  expect(form.ids[2]).not.toBe(form.ids[0]);
  expect(form.now().error).toBe(null);
  // It has arrived, so the same text is another request.
  await form.submit();
  expect(form.ids[3]).not.toBe(form.ids[2]);
});

test('two clicks send once, and what is typed meanwhile stays', async () => {
  const answer = Promise.withResolvers<void>();
  const form = await open(() => answer.promise);
  await form.type('Look');
  await form.after(({ submit }) => {
    void submit();
    void submit();
  });
  await form.type('Look up');
  await form.after(() => answer.resolve());
  expect(form.ids).toHaveLength(1);
  expect(form.now().form.getValues('text')).toBe('Look up');
});

test('a fault that the server names stands at its field; too many requests are told in the server’s words', async () => {
  const refusals = [
    new CallError('invalid-argument', 'Please look again', [{ field: 'text', message: 'No such word' }]),
    new CallError('resource-exhausted', 'Please wait a minute.', []),
  ];
  const form = await open((times) => Promise.reject(refusals[times - 1]));
  await form.submit();
  expect(form.now().fault).toBe('Please write something');
  expect(form.ids).toEqual([]);
  await form.type('Look');
  await form.submit();
  expect(form.now()).toMatchObject({ fault: 'No such word', error: null });
  await form.submit();
  expect(form.now().error).toBe('Please wait a minute.');
});
