import { expect, test } from 'vitest';
import { newTourId } from './defaults.ts';
import { cluePreview, shownPreview } from './schema.ts';

test('the id of a new tour is its name and a mark', () => {
  expect(newTourId('Foxes & Herons of Fournier Street', '9b6f')).toBe('foxes-herons-of-fournier-street-9b6f');
  expect(newTourId('x'.repeat(90), '9b6f')).toHaveLength(65);
  expect(newTourId('!!!', '9b6f')).toBe('tour-9b6f');
});

test('a preview ends at a word with an ellipsis if the clue goes on', () => {
  expect(shownPreview('Look up.')).toBe('Look up.');
  const clue = 'Where the old printworks turns the corner, a bird stands on one leg above the drain.';
  expect(shownPreview(cluePreview(clue))).toBe(
    'Where the old printworks turns the corner, a bird stands on one leg above the…',
  );
});
