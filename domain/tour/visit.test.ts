import { expect, test } from 'vitest';
import { aTour } from '../testing/index.ts';
import { emptyTour } from './editor.ts';
import { visitFacts } from './visit.ts';

test('a visit’s facts are named, and the step-free answer brings its sentence', () => {
  expect(visitFacts(aTour())).toEqual(
    expect.arrayContaining([
      { label: 'Step-free', value: 'Partly', note: 'Allen Gardens is grass.' },
      { label: 'What to bring', value: 'A charged phone' },
      { label: 'All in text', value: 'No calls, no sound' },
    ]),
  );
});

test('what nobody filled in is not said, not even a sentence without its answer', () => {
  const { stops: _, ...empty } = emptyTour();
  expect(visitFacts({ ...aTour(), ...empty })).toEqual([]);
  expect(visitFacts({ ...aTour(), ...empty, step_free_note: 'Cobbles' })).toEqual([]);
});
