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

test('an editor shows loading or the failure until its listener brings the document', () => {
  expect(shownOf(loading, null)).toEqual({ live: loading, isMissing: false });
  expect(shownOf(failed, null)).toEqual({ live: failed, isMissing: false });
  expect(shownOf(stored, null)).toEqual({ live: stored, isMissing: false });
});

test('an address without a document is missing', () => {
  expect(shownOf(nothing, null).isMissing).toBe(true);
});

test.each([
  ['of something new', nothing],
  ['of something stored', stored],
])('an open editor %s stays open, whatever its listener brings next', (_name, last) => {
  for (const live of [loading, failed]) expect(shownOf(live, last)).toEqual({ live: last, isMissing: false });
  for (const live of [nothing, stored]) expect(shownOf(live, last)).toEqual({ live, isMissing: false });
});
