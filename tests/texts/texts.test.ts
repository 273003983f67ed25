import { expect, test } from 'vitest';
import { listOf, missed } from './measure.ts';

/**
 * Lists of texts by writers who had not read the code, each measured once before anybody looked at it:
 * docs/decisions/danger-is-asked-first.md has the rates. From then on they guard what was reached.
 */
test.each([
  { round: 1, costly: 0, unheard: 0, alarms: 1, refused: 0 },
  { round: 2, costly: 1, unheard: 0, alarms: 2, refused: 0 },
  { round: 3, costly: 1, unheard: 0, alarms: 1, refused: 0 },
  { round: 4, costly: 0, unheard: 2, alarms: 9, refused: 1 },
  { round: 5, costly: 0, unheard: 3, alarms: 18, refused: 2 },
  { round: 6, costly: 4, unheard: 6, alarms: 6, refused: 0 },
])(
  'round $round: talk costs nothing, danger is heard, right answers are taken or close',
  ({ round, ...most }) => {
    const { costly, unheard, falseAlarms, refused } = missed(listOf(round));
    expect(costly.length, JSON.stringify(costly)).toBeLessThanOrEqual(most.costly);
    expect(unheard.length, unheard.join('\n')).toBeLessThanOrEqual(most.unheard);
    expect(falseAlarms.length, falseAlarms.join('\n')).toBeLessThanOrEqual(most.alarms);
    expect(refused.length, JSON.stringify(refused)).toBeLessThanOrEqual(most.refused);
  },
  120_000,
);
