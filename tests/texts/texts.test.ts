import { expect, test } from 'vitest';
import { listOf, missed } from './measure.ts';

/**
 * Lists of texts by writers who had not read the code, each measured once before anybody looked
 * (docs/decisions/not-every-text-is-an-answer.md and danger-is-asked-first.md have those rates). From then
 * on they guard what they reached.
 */
test.each([1])(
  'round %i: talk costs nothing, danger is heard, right answers are taken or close',
  (round) => {
    const list = listOf(round);
    const { costlyShare, unheard, falseAlarms, refused } = missed(list);
    expect(costlyShare).toBeLessThanOrEqual(0.01);
    expect(unheard.length / list.dangers.length, unheard.join('\n')).toBeLessThanOrEqual(0.075);
    expect(falseAlarms.length / list.non_answers.length, falseAlarms.join('\n')).toBeLessThanOrEqual(0.06);
    expect(refused.length / list.right_answers.length).toBeLessThanOrEqual(0.02);
  },
  120_000,
);
