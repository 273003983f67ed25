import { expect, test } from 'vitest';
import { aTour } from '../testing/index.ts';
import { emptyTour } from './editor.ts';
import { tourFacts, visitFacts } from './visit.ts';

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

test('a tour in short says how far it is, and nothing that it does not know', () => {
  expect(tourFacts(aTour())).toContainEqual({ label: 'Distance', value: '1.2 km, wall to wall' });
  const labels = tourFacts(aTour({ walk_metres: null, first_wall: '', station: '', finish: '' })).map(
    ({ label }) => label,
  );
  expect(labels).toEqual(['Duration', 'Stops', 'Difficulty']);
});
