import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainScore, hintPrice, pointsFor, scoring, scoringExample, scoringRules, withGonePoints } from './score.ts';

const minutes = (n: number) => n * 60;
const stop = { seconds: 0, wrong_answers: 0, hints: 0 };

describe('a hint', () => {
  test.each([
    [0, 15],
    [minutes(4), 12],
    [minutes(10), 8],
    [minutes(20), 0],
    [minutes(500), 0],
  ])('costs less the longer the team has looked: after %i s %i points', (seconds, price) => {
    expect(hintPrice(seconds)).toBe(price);
  });

  test('costs what it cost when it was given, whenever the stop is solved', () => {
    expect(pointsFor({ ...stop, hints: 1, hint_points: 4 })).toBe(146);
    expect(pointsFor({ ...stop, seconds: minutes(30), hints: 1, hint_points: 4 })).toBe(96);
  });

  test('costs the full price in an older hunt, which stores no price', () => {
    expect(pointsFor({ ...stop, hints: 1 })).toBe(135);
  });
});

describe('wrong answers', () => {
  test('cost nothing, then ten each to thirty, and from the fifth on the bonus for speed too', () => {
    const points = [0, 1, 2, 3, 4, 5, 6, 50].map((wrong_answers) => pointsFor({ ...stop, wrong_answers }));
    expect(points).toEqual([150, 150, 140, 130, 120, 70, 70, 70]);
    expect(scoringRules()[1].text).toBe(
      "The first wrong answer at a stop is free. Each of the next three costs 10 points, and a fifth costs the stop's speed bonus.",
    );
  });

  test('are explained as what they cost; a lost bonus was never earned', () => {
    const solved = (wrong_answers: number) => {
      const played = { ...stop, seconds: minutes(6), wrong_answers };
      return { ...played, outcome: 'solved' as const, points: pointsFor(played) };
    };
    expect(explainScore([solved(3)])).toMatchObject({ solved: 100, quick: 40, wrong: 20 });
    expect(explainScore([solved(9)])).toMatchObject({ solved: 100, quick: 0, wrong: 30 });
  });
});

describe('a wall that had gone', () => {
  const solvedAs = (played: Parameters<typeof pointsFor>[0]) => ({
    ...played,
    outcome: 'solved' as const,
    points: pointsFor(played),
  });
  const slow = solvedAs({ ...stop, seconds: minutes(40) });
  const quick = solvedAs(stop);
  const guessed = solvedAs({ ...stop, seconds: minutes(3), wrong_answers: 2 });
  const gone = { ...stop, outcome: 'gone' as const, points: 0 };
  const skipped = { ...stop, outcome: 'skipped' as const, points: 0 };
  const points = (results: Parameters<typeof withGonePoints>[0]) => withGonePoints(results).map((one) => one.points);

  test('counts as the lowest solved wall without speed, whenever that was solved', () => {
    expect(points([gone])).toEqual([0]);
    expect(points([gone, skipped])).toEqual([0, 0]);
    expect(points([gone, quick])).toEqual([100, 150]);
    expect(points([quick, gone, slow, gone, skipped])).toEqual([150, 100, 100, 100, 0]);
    const unsure = pointsFor({ ...stop, seconds: minutes(40), wrong_answers: 2 });
    expect(points([guessed, gone, quick])).toEqual([guessed.points, unsure, 150]);
    expect(unsure).toBeLessThan(guessed.points);
  });

  test('follows the scoring of its hunt', () => {
    const rules = { ...scoring, solved: 200, speedBonus: 400 };
    const own = { ...quick, points: pointsFor(stop, rules) };
    expect(withGonePoints([own, gone], rules).map((one) => one.points)).toEqual([600, 200]);
  });

  test('gives nobody more than their lowest wall, nor anything for speed', () => {
    const played = fc.record({
      seconds: fc.integer({ min: 0, max: 4000 }),
      wrong_answers: fc.integer({ min: 0, max: 15 }),
      hints: fc.constantFrom(0, 1),
    });
    fc.assert(
      fc.property(fc.array(played, { minLength: 1, maxLength: 12 }), (given) => {
        const own = given.map(solvedAs);
        const [first = -1] = points([gone, ...own]);
        return first >= 0 && first <= Math.min(scoring.solved, ...own.map((one) => one.points));
      }),
    );
  });
});

test('the parts of a score add up to it, whatever was lost at each stop', () => {
  const result = fc.record({
    seconds: fc.integer({ min: 0, max: 4000 }),
    wrong_answers: fc.integer({ min: 0, max: 30 }),
    hints: fc.constantFrom(0, 1),
    outcome: fc.constantFrom('solved' as const, 'skipped' as const, 'gone' as const),
  });
  const priced = fc.tuple(result, fc.integer({ min: 0, max: 15 }), fc.boolean());
  fc.assert(
    fc.property(fc.array(priced, { maxLength: 12 }), (given) => {
      const results = withGonePoints(
        given.map(([one, price, isOld]) => {
          const played = { ...one, ...(!isOld && { hint_points: one.hints * price }) };
          return { ...played, points: one.outcome === 'solved' ? pointsFor(played) : 0 };
        }),
      );
      const { walls, solved, quick, wrong, hints, gone } = explainScore(results);
      const parts = [quick, wrong, hints, gone];
      expect(solved + quick - wrong - hints + gone).toBe(results.reduce((sum, { points }) => sum + points, 0));
      expect(solved).toBe(walls * scoring.solved);
      expect(parts.every((part) => part >= 0)).toBe(true);
    }),
  );
});

test('the example for players adds up', () => {
  expect(scoringExample()).toContain('earns 100 + 40 - 10 - 12 = 118 points.');
});
