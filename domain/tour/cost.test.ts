import { expect, test } from 'vitest';
import { aPartner } from '../testing/index.ts';
import { segmentsPerPhone, stopCost, tourCost } from './cost.ts';
import { emptyStop } from './editor.ts';

const partners = [{ ...aPartner(), id: 'p' }];
const short = { ...emptyStop(), location_name: 'Ebor Street', clue: 'Find the fox.', question: 'What does it hold?' };
const at = { number: 2, count: 9, partners };

test('a stop costs its puzzle and its reward, and more for hints and wrong answers', () => {
  expect(stopCost(short, at)).toEqual({
    segments: 1,
    puzzle: 1,
    reward: 0,
    hint: 0,
    wrong: 1,
    encoding: 'GSM-7',
  });
  const long = { ...short, clue: 'x'.repeat(150), hint: 'y'.repeat(150), partner_id: 'p' };
  expect(stopCost(long, at)).toMatchObject({ segments: 3, puzzle: 2, reward: 1, hint: 2 });
  // The reply to a wrong answer repeats the question instead of the long clue.
  expect(stopCost(long, at).wrong).toBe(1);
  expect(stopCost({ ...long, question: null }, at).wrong).toBe(2);
});

test('a partner that is not active costs nothing', () => {
  const inactive = [{ ...aPartner(), id: 'p', status: 'declined' as const }];
  expect(stopCost({ ...short, partner_id: 'p' }, { ...at, partners: inactive }).reward).toBe(0);
});

test('a text with curly quotes costs what its saved form costs, and an emoji counts', () => {
  expect(stopCost({ ...short, clue: '\u2026'.repeat(30) }, at)).toMatchObject({ puzzle: 1, encoding: 'GSM-7' });
  expect(stopCost({ ...short, clue: '\u{1f98a}'.repeat(30) }, at)).toMatchObject({ puzzle: 2, encoding: 'UCS-2' });
});

test('a tour costs its stops, its welcome and its completion', () => {
  const stops = [short, { ...short, partner_id: 'p' }];
  expect(segmentsPerPhone(tourCost({ name: 'Color & Vinyl', stops, partners }))).toBe('6 segments per phone');
  expect(segmentsPerPhone(1)).toBe('1 segment per phone');
});
