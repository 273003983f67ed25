import { readFileSync } from 'node:fs';
import { judge } from '@streetlore/domain/answers';
import { describe, expect, test } from 'vitest';
import { answersTable } from './answers-table.ts';
import { judgedAnswers } from './judged-answers.ts';
import { seededStops } from './judged-stops.ts';

const titled = seededStops.map((one) => ({ ...one, title: `${one.name}: ${one.stop.answers[0]}` }));

const pairs = Object.entries(answersTable).flatMap(([title, outcomes]) =>
  Object.entries(outcomes).flatMap(([outcome, texts]) =>
    texts.split(' | ').map((text) => [title, text, outcome] as const),
  ),
);

describe('what people text at the seeded stops', () => {
  test('is in the table for each stop, with at least 300 texts', () => {
    expect(Object.keys(answersTable).sort()).toEqual(titled.map(({ title }) => title).sort());
    expect(pairs.length).toBeGreaterThanOrEqual(300);
  });

  test.each(pairs)('%s: "%s" is %s', (title, text, outcome) => {
    const { stop, stops } = titled.find((one) => one.title === title) ?? { stop: { answers: [] }, stops: [] };
    expect(judge(text, stop, { stops })).toBe(outcome);
  });
});

describe('answers written down before the judge had seen them', () => {
  const judged = seededStops.map(({ name, stop, stops }) => {
    const { right, wrong } = judgedAnswers.find((one) => one.name === name) ?? { right: [], wrong: [] };
    const of = (text: string) => ({ text: `${text} (${name})`, verdict: judge(text, stop, { stops }) });
    return { right: right.map(of), wrong: wrong.map(of) };
  });

  test('are ten right and five wrong ones at each stop', () => {
    expect(judged.map(({ right, wrong }) => [right.length, wrong.length])).toEqual(seededStops.map(() => [10, 5]));
  });

  test('are right in at least 97 of 100 cases, and close in the others', () => {
    const missed = judged.flatMap(({ right }) => right).filter(({ verdict }) => verdict !== 'right');
    expect(missed.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.03 * 10 * seededStops.length);
  });

  test('are never right when they are a guess, denied or one of several', () => {
    expect(judged.flatMap(({ wrong }) => wrong).filter(({ verdict }) => verdict === 'right')).toEqual([]);
  });
});

test('every stop accepts its answers in every way that people say them', () => {
  const ways = [
    'X',
    'x',
    'yes its X',
    'I think it is X',
    'X!!\nSent from my iPhone',
    'stop 3: X',
    'My son says X',
    'X X',
  ];
  const missed = seededStops.flatMap(({ name, stop, stops }) =>
    stop.answers.flatMap((answer) =>
      ways
        .map((way) => (way === 'x' ? answer.toUpperCase() : way.replaceAll('X', answer)))
        .filter((text) => judge(text, stop, { stops }) !== 'right')
        .map((text) => `${text} (${name})`),
    ),
  );
  expect(missed).toEqual([]);
});

test('no stop accepts a word of the dictionary, except its answers and their plurals', { timeout: 30_000 }, () => {
  const words = readFileSync(new URL('../../../tests/bench/dictionary.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const right = seededStops.flatMap(({ name, stop, stops }) =>
    words
      .filter((word) => !stop.answers.some((answer) => [answer, `${answer}s`].includes(word) || answer === `${word}s`))
      .filter((word) => judge(word, stop, { stops }) === 'right')
      .map((word) => `${word} (${name})`),
  );
  expect(right).toEqual([]);
});

test('no answer of one seeded stop is ever right at another', { timeout: 30_000 }, () => {
  const right = seededStops.flatMap((here) =>
    seededStops.flatMap((there) => {
      const ways = there.stop.answers.flatMap((answer) => [
        answer,
        `is it the ${answer}?`,
        `${answer}s`,
        `${answer} 🎨`,
        `My son says ${answer}`,
      ]);
      return here === there ? [] : ways.filter((text) => judge(text, here.stop, { stops: here.stops }) === 'right');
    }),
  );
  expect(right).toEqual([]);
});

test('an answer to another stop of the same tour is not even close', () => {
  for (const { stop, stops } of seededStops)
    for (const other of stops)
      if (other !== stop) for (const answer of other.answers) expect(judge(answer, stop, { stops })).toBe('wrong');
});

test('thanks and ok solve no stop', () => {
  for (const text of ['ok', 'OK!', 'okay', 'ok ok', 'Thanks!', 'ok cool', 'ok thanks', 'got it', 'yes'])
    for (const { name, stop, stops } of seededStops) expect(judge(text, stop, { stops }), name).toBe('wrong');
});
