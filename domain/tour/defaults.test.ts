import { expect, test } from 'vitest';
import { newTourId, shownPreview } from './defaults.ts';

test('a new tour is addressed by its name and a mark', () => {
  expect(newTourId('Foxes & Herons of Fournier Street', '9b6f')).toBe('foxes-herons-of-fournier-street-9b6f');
  expect(newTourId('x'.repeat(90), '9b6f')).toHaveLength(65);
  expect(newTourId('!!!', '9b6f')).toBe('tour-9b6f');
});

test('a preview ends in an ellipsis only where the clue goes on', () => {
  expect(shownPreview('Look up.')).toBe('Look up.');
  expect(shownPreview('x'.repeat(80))).toBe(`${'x'.repeat(80)}…`);
});
