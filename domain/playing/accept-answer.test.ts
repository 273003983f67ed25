import { describe, expect, test } from 'vitest';
import { playText } from '../hunt/machine.ts';
import { type HuntState, newHunt } from '../hunt/state.ts';
import type { HuntTour } from '../hunt/tour.ts';
import { aSecret } from '../testing/index.ts';
import { giveAnswer, mayAccept } from './accept-answer.ts';
import { frequentAnswers, mainAnswerOf, type WrongAnswer, wrongAnswersToStore } from './wrong-answers.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const phone = '+447700900101';
const stops: HuntTour['stops'] = ['heron', 'crane', 'fox'].map((answer, n) => ({
  stop_number: n + 1,
  location_name: `Wall ${n + 1}`,
  clue: 'Look up.',
  question: null,
  hint: null,
  answers: [answer],
  partner: null,
}));
const tour: HuntTour = { tour_id: 'birds', name: 'Birds', stops };

/** A hunt after these texts, a minute apart, and its stored wrong answers. */
function play(...texts: string[]): { hunt: HuntState; tour: HuntTour; wrong: WrongAnswer[] } {
  const wrong: WrongAnswer[] = [];
  let hunt = newHunt();
  for (const [n, text] of texts.entries()) {
    const at = new Date(noon.getTime() + n * 60_000);
    const step = playText({ state: hunt, tour, sender: phone, phones: [phone], text, now: at, expires_at: null });
    const booking = { id: 'b1', tour_id: 'birds', hunt };
    wrong.push(...wrongAnswersToStore({ id: `SM${n}`, booking, tour, events: step.events, at }));
    hunt = step.state;
  }
  return { hunt, tour, wrong };
}
const asked = (answer: string, stop_number = 2, solution = 'crane') => ({ answer, stop_number, solution });

describe('a wrong answer', () => {
  test('is stored without what people say around it, and names no phone', () => {
    const { wrong } = play('START', 'Is it a Stork?', 'STORK!!', 'Storks');
    expect(wrong.map(({ answer }) => answer)).toEqual(['stork', 'storks']);
    expect(wrong[0]).toMatchObject({ tour_id: 'birds', booking_id: 'b1', stop_number: 1, solution: 'heron' });
    expect(JSON.stringify(wrong)).not.toContain('7700');
  });

  test.each([
    'call me on 07700 900123',
    '07700900123',
    'nell@example.org',
    'www.example.org',
    '12345',
    '🦊',
    'x'.repeat(61),
  ])('%s is not stored', (text) => {
    expect(play('START', text).wrong).toEqual([]);
  });

  test.each(['HINT', 'START', 'heron', 'heronn'])('%s is not a wrong answer', (text) => {
    expect(play('START', text).wrong).toEqual([]);
  });

  test('is counted with equal ones at the same stop, the most frequent first', () => {
    const [one] = play('START', 'stork').wrong;
    if (!one) throw new Error('The stork was not kept');
    const wrong = ['stork', 'goose', 'goose'].map((answer, n) => ({ ...one, answer, booking_id: `b${n}` }));
    const list = [...wrong, { ...one, answer: 'goose', booking_id: 'b1' }];
    expect(frequentAnswers(list, 8)).toEqual([
      { answer: 'goose', times: 3, hunts: 2 },
      { answer: 'stork', times: 1, hunts: 1 },
    ]);
    expect(frequentAnswers(list, 1)).toHaveLength(1);
  });
});

describe('accepting an answer', () => {
  const secrets = [
    aSecret('birds', 1, { answer: 'heron' }),
    aSecret('birds', 2, { answer: 'crane', accepted_answers: ['cranes'], never_accept: ['digger'] }),
  ] as const;
  const [, crane] = secrets;
  const accept = (answer: string) => mayAccept(answer, crane, secrets);

  test('adds it to the stop’s answers, once', () => {
    expect(accept('stork')).toEqual({ ok: true, value: ['cranes', 'stork'] });
    expect(accept('Cranes!')).toEqual({ ok: true, value: ['cranes'] });
  });

  test.each([
    ['hint', 'HINT is a command of the game'],
    ['stop', 'phone networks act on STOP'],
    ['opt out', 'cannot be an answer'],
    ['the herons', "'the herons' is right at stop 1"],
    ['a digger', "'a digger' is on this stop's list 'Never accept'"],
  ])('refuses %s with the reason', (answer, message) => {
    const decision = accept(answer);
    expect(decision).toMatchObject({ ok: false, problem: { code: 'failed-precondition' } });
    expect(decision.ok ? '' : decision.problem.message).toContain(message);
  });

  test('refuses an answer more than a stop may have', () => {
    const full = { ...crane, accepted_answers: Array.from({ length: 20 }, (_, n) => `bird ${n}`) };
    expect(mayAccept('stork', full, [full]).ok).toBe(false);
  });
});

describe('a hunt under way', () => {
  test('accepts the answer from now on, and forgives the wrong answers at its current stop', () => {
    const before = play('START', 'heron', 'stork', 'goose', 'storks');
    expect(before.hunt.wrong_answers).toBe(3);
    const given = giveAnswer(before, asked('stork'));
    expect(given).toMatchObject({ forgiven: 2, points: 20, result: null, hunt: { wrong_answers: 1 } });
    expect(given?.tour.stops.map(({ answers }) => answers)).toEqual([['heron'], ['crane', 'stork'], ['fox']]);
    const solve = (hunt: HuntState, kept: HuntTour, text: string) =>
      playText({ state: hunt, tour: kept, sender: phone, phones: [phone], text, now: noon, expires_at: null }).state
        .score;
    const after = given ?? before;
    expect(solve(after.hunt, after.tour, 'stork') - solve(before.hunt, before.tour, 'crane')).toBe(20);
  });

  test('gets back the points of a solved stop, but none of a skipped one', () => {
    const before = play('START', 'heron', 'goose', 'stork', 'crane');
    const given = giveAnswer(before, asked('stork'));
    expect(given).toMatchObject({ forgiven: 1, points: 10, result: { stop_number: 2, wrong_answers: 1 } });
    expect(given?.hunt.score).toBe(before.hunt.score + 10);
    expect(given?.hunt.results.reduce((sum, { points }) => sum + points, 0)).toBe(given?.hunt.score);
    const skipped = giveAnswer(play('START', 'heron', 'stork', 'SKIP'), asked('stork'));
    expect(skipped).toMatchObject({ points: 0, result: { outcome: 'skipped', points: 0, wrong_answers: 0 } });
  });

  test('gets points back only once', () => {
    const before = play('START', 'heron', 'stork');
    const given = giveAnswer(before, asked('stork'));
    expect(given && giveAnswer({ ...given, wrong: before.wrong }, asked('Stork!'))).toBeNull();
  });

  test('that has not reached the stop accepts the answer and gets no points', () => {
    expect(giveAnswer(play('START', 'stork'), asked('stork'))).toMatchObject({ forgiven: 0, points: 0 });
  });

  test('finds the stop by its solution when its copy of the tour has another order', () => {
    const moved = { ...tour, stops: tour.stops.toReversed().map((stop, n) => ({ ...stop, stop_number: n + 1 })) };
    const state = { hunt: play('START').hunt, wrong: [] };
    expect(giveAnswer({ ...state, tour: moved }, asked('goose', 1, 'heron'))?.tour.stops[2]?.answers).toContain(
      'goose',
    );
    expect(giveAnswer({ ...state, tour }, asked('goose', 2, 'kestrel'))).toBeNull();
    expect(mainAnswerOf({ answers: ['  Heron. '] })).toBe('heron');
  });
});
