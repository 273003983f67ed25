import type { DocumentReference, QueryDocumentSnapshot } from 'firebase/firestore';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { converterFor } from './converter.ts';
import { listOf } from './listen.ts';
import { combineLive, malformedPaths, mapLive, requireComplete, rowsOf } from './live.ts';

const converter = converterFor(z.object({ name: z.string() }));

/** A snapshot like the SDK's: the converter runs when `data` is called. */
function snapshot(id: string, data: object): QueryDocumentSnapshot<{ id: string; name: string }> {
  const raw = { id, ref: { path: `walls/${id}` } as DocumentReference, data: () => data };
  const of = raw as unknown as QueryDocumentSnapshot;
  return { ...raw, data: () => converter.fromFirestore(of) } as unknown as ReturnType<typeof snapshot>;
}

test('a document that does not fit leaves the others in the list', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const list = listOf([snapshot('fox', { name: 'Fox' }), snapshot('bad', {}), snapshot('owl', { name: 'Owl' })]);
  expect(list).toEqual({
    rows: [
      { id: 'fox', name: 'Fox' },
      { id: 'owl', name: 'Owl' },
    ],
    broken: ['walls/bad'],
  });
  expect(said).toHaveBeenCalledTimes(1);
  said.mockRestore();
});

test('the paths of broken documents stay with the list as its rows are mapped and combined', () => {
  const list = rowsOf({ status: 'ready', data: { rows: ['fox'], broken: ['walls/bad'] } } as const);
  expect(malformedPaths(list)).toEqual(['walls/bad']);
  // 'Show more' asks for one row more than it shows. A broken document counts as a row: otherwise
  // the rows after it could not be reached.
  expect(mapLive(list, (rows, left) => rows.length + left)).toMatchObject({ data: 2, broken: ['walls/bad'] });
  expect(malformedPaths(combineLive(list, list))).toEqual(['walls/bad', 'walls/bad']);
});

test('a list that must be whole fails and names the broken document', () => {
  const list = rowsOf({ status: 'ready', data: { rows: ['fox'], broken: ['walls/bad'] } } as const);
  expect(requireComplete(list)).toMatchObject({
    status: 'failed',
    error: { kind: 'malformed', message: /walls\/bad/ },
  });
  const sound = rowsOf({ status: 'ready', data: { rows: ['fox'], broken: [] } } as const);
  expect(requireComplete(sound)).toBe(sound);
});
