import { describe, expect, test } from 'vitest';
import { isAboutStop, testCountries, testNumber, testSmsKinds, testSmsTexts, testText } from './sample.ts';

const stop = (stop_number: number) => ({
  stop_number,
  location_name: `Wall ${stop_number}`,
  clue: `Find wall ${stop_number}.`,
  question: 'Which bird?',
  hint: 'Look up.',
  answers: ['heron'],
  partner: { id: 'p', name: 'Rough Trade East', address: '91 Brick Lane', offer: '10 % off' },
});
const context = { tour: { name: 'Color & Vinyl', stops: [stop(1), stop(2)] }, site: 'streetlore.test' };

describe('a test message', () => {
  test.each([
    ['welcome', 'Streetlore: your Color & Vinyl is booked! It begins at Wall 1. Reply START'],
    ['location', 'Stop 1/2: Wall 1'],
    ['clue', 'Find wall 1.\nWhich bird?'],
    ['hint', 'Hint: Look up.'],
    ['correct', 'Correct! Stop 2/2: Wall 2'],
    ['wrong', 'Not quite. Find wall 1.'],
    ['partner_offer', 'Correct! Rough Trade East, 91 Brick Lane: 10 % off. Show this, valid for 24 hours.'],
    ['completion', "You've finished the Color & Vinyl!"],
  ] as const)('of type %s has the words that players read, and says that it is a test', (type, words) => {
    const text = testText(type, isAboutStop(type) ? 1 : null, context) ?? '';
    expect(text.startsWith(`[TEST] ${words}`)).toBe(true);
    expect(text.endsWith('\nThis test was sent from the Streetlore admin dashboard.')).toBe(true);
  });
  test('names the points that the tour itself takes off', () => {
    const rules = { solved: 40, speedBonus: 0, speedBonusSeconds: 600, wrongAnswer: 7, hint: 60, look: 5 };
    const textOf = (type: 'wrong' | 'hint' | 'completion') =>
      testText(type, 1, { ...context, tour: { ...context.tour, scoring: rules } });
    expect(textOf('wrong')).toContain('\n7 points off.');
    // A stop cannot lose more points than it has.
    expect(textOf('hint')).toContain('\n40 points off.');
    expect(textOf('completion')).toContain('80 points.');
    expect(testText('wrong', 1, context)).toContain('\n10 points off.');
  });
  test('is null for a stop that the tour does not have', () => expect(testText('hint', 3, context)).toBeNull());
  test('is about a stop unless it is the welcome or the completion', () => {
    expect(testSmsKinds.filter((type) => !isAboutStop(type))).toEqual(['welcome', 'completion']);
  });
});

test('the number has the country’s code and the typed digits without leading zeros', () => {
  expect(testCountries[0]).toEqual({ code: '+44', country: 'United Kingdom' });
  expect(testNumber('+44', '07700 900-123')).toBe('+447700900123');
  for (const typed of ['+44 7700 900123', '0044 7700 900123', '447700900123', '\u202a07700 900123\u202c'])
    expect(testNumber('+44', typed)).toBe('+447700900123');
  expect(testNumber('+33', '+44 7700 900123')).toBe('+447700900123');
  expect(testNumber('+33', '06 12 34 56 78')).toBe('+33612345678');
  expect(testNumber('+33', '006 12 34 56 78')).toBe('+33612345678');
  expect([testSmsTexts.missing, testSmsTexts.failed, testSmsTexts.sent]).toEqual([
    'Please enter a phone number',
    'Failed to send test SMS',
    'Test SMS sent successfully!',
  ]);
});
