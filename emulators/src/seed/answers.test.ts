import { type JudgedStop, judge } from '@streetlore/domain/hunt';
import { describe, expect, test } from 'vitest';
import { answersTable } from './answers-table.ts';
import { tourPlans } from './tours/index.ts';

const seeded = tourPlans.flatMap((plan) => {
  const stops = plan.stops.map(
    ({ answer, accepted_answers = [], exact_only = false, never_accept = [], clue, question }): JudgedStop => ({
      answers: [answer, ...accepted_answers],
      exact_only,
      never_accept: [...never_accept],
      clue,
      question,
    }),
  );
  return stops.map((stop, n) => ({ name: `${plan.id} ${n + 1}: ${stop.answers[0]}`, stop, stops }));
});

const pairs = Object.entries(answersTable).flatMap(([name, outcomes]) =>
  Object.entries(outcomes).flatMap(([outcome, texts]) =>
    texts.split(' | ').map((text) => [name, text, outcome] as const),
  ),
);

describe('what people text at the seeded stops', () => {
  test('is in the table for each of them, 300 times at least', () => {
    expect(Object.keys(answersTable).sort()).toEqual(seeded.map(({ name }) => name).sort());
    expect(pairs.length).toBeGreaterThanOrEqual(300);
  });

  test.each(pairs)('%s: "%s" is %s', (name, text, outcome) => {
    const { stop, stops } = seeded.find((one) => one.name === name) ?? { stop: { answers: [] }, stops: [] };
    expect(judge(text, stop, { stops })).toBe(outcome);
  });
});

test('no answer of one seeded stop is ever right at another', () => {
  const right = seeded.flatMap((here) =>
    seeded.flatMap((there) => {
      const ways = there.stop.answers.flatMap((answer) => [
        answer,
        `is it the ${answer}?`,
        `${answer}s`,
        `${answer} 🎨`,
      ]);
      return here === there ? [] : ways.filter((text) => judge(text, here.stop, { stops: here.stops }) === 'right');
    }),
  );
  expect(right).toEqual([]);
});

test('another stop of the same tour keeps its answers: they are not even close', () => {
  for (const { stop, stops } of seeded)
    for (const other of stops)
      if (other !== stop) for (const answer of other.answers) expect(judge(answer, stop, { stops })).toBe('wrong');
});
