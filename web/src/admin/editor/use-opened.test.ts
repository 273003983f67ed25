import { expect, test } from 'vitest';
import { type Live, LiveError } from '../../data/index.ts';
import { shownOf } from './use-opened.ts';

type Form = { readonly name: string };
const loading: Live<Form | null> = { status: 'loading' };
const failed: Live<Form | null> = {
  status: 'failed',
  error: new LiveError('unavailable', 'No connection to the server'),
  retry: () => undefined,
};
const nothing: Live<Form | null> = { status: 'ready', data: null };
const stored: Live<Form | null> = { status: 'ready', data: { name: 'Foxes' } };

test('an editor opens with what its listener brings, and says what went wrong until then', () => {
  expect(shownOf(loading, null)).toEqual({ live: loading, isMissing: false });
  expect(shownOf(failed, null)).toEqual({ live: failed, isMissing: false });
  expect(shownOf(stored, null)).toEqual({ live: stored, isMissing: false });
});

test('an address of nothing says so', () => {
  expect(shownOf(nothing, null).isMissing).toBe(true);
});

test.each([
  ['of something new', nothing],
  ['of something stored', stored],
])('an open editor %s stays with what is typed, whatever its listener says next', (_name, last) => {
  for (const live of [loading, failed]) expect(shownOf(live, last)).toEqual({ live: last, isMissing: false });
  for (const live of [nothing, stored]) expect(shownOf(live, last)).toEqual({ live, isMissing: false });
});
