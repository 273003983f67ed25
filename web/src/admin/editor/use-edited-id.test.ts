import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { runHook } from '../../testing/run-hook.tsx';
import { NEW_ID, useEditedId } from './use-edited-id.ts';

const open = (named: string) =>
  runHook(
    (of: string) => ({ ...useEditedId(of, (id) => `/admin/tours/${id}`), address: useLocation().pathname }),
    named,
  );

test('a new document gets one id, at its first upload or save, and its address once it is stored', async () => {
  const { now, after, render } = await open(NEW_ID);
  const { key } = now();
  expect(now()).toMatchObject({ id: NEW_ID, isNew: true });
  let made = 0;
  const make = () => {
    made += 1;
    return `foxes-${made}`;
  };
  await after(({ claim }) => expect([claim(make), claim(make)]).toEqual(['foxes-1', 'foxes-1']));
  expect(now()).toMatchObject({ id: 'foxes-1', isNew: true, address: '/', key });
  await after(({ onStored }) => onStored());
  expect(now().address).toBe('/admin/tours/foxes-1');
  // The address names it now. The same editor stays open, with what is typed in it.
  await render('foxes-1');
  expect(now()).toMatchObject({ id: 'foxes-1', isNew: false, key });
  await render('herons');
  expect(now().key).not.toBe(key);
});

test('a stored document keeps its id and its address', async () => {
  const { now, after } = await open('herons');
  await after(({ claim, onStored }) => {
    expect(claim(() => 'another')).toBe('herons');
    onStored();
  });
  expect(now()).toMatchObject({ id: 'herons', isNew: false, address: '/' });
});
