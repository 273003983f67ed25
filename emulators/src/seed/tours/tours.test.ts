import { judge } from '@streetlore/domain/answers';
import { countSegments } from '@streetlore/domain/sms';
import { sofaWarning, stopFormSchema } from '@streetlore/domain/tour';
import { describe, expect, test } from 'vitest';
import { tourPlans } from './index.ts';
import type { TourPlan } from './plan.ts';

type Stop = TourPlan['stops'][number];
const stops = tourPlans.flatMap(({ id, stops }) => stops.map((stop, n) => [`${id} ${n + 1}`, stop] as const));
const answersOf = ({ answer, accepted_answers = [] }: Stop) => [answer, ...accepted_answers];

/** Stops whose puzzle is to find the answer within a longer word, which the texts must name. */
const hidden: Readonly<Record<string, string>> = {
  'color-vinyl-tour 2': 'BANK in BANKSY',
  'beats-murals-tour 3': 'VILLE in GRANVILLE',
  'beats-murals-tour 4': 'CLEAR in NUCLEAR',
  'canals-colour-tour 4': 'DUCK in DUCKETT',
};

const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
/** Whether a text contains an answer, as a part of a word too; a number stands alone. */
const contains = (text: string, answer: string) =>
  /^\d+$/.test(answer) ? new RegExp(`\\b${answer}\\b`).test(text) : letters(text).includes(letters(answer));

describe.each(stops)('%s', (name, stop) => {
  test('has no answer in its title, its way, its clue or its question', () => {
    const { location_name, directions, clue, question } = stop;
    const spoilt = (texts: readonly string[]) =>
      answersOf(stop).filter((answer) => texts.some((text) => contains(text, answer)));
    expect(spoilt([location_name, directions])).toEqual([]);
    if (name in hidden) expect(spoilt([clue, question]).length).toBeGreaterThan(0);
    else expect(spoilt([clue, question])).toEqual([]);
  });

  test('has hints that do not contain the answer', () => {
    const { hint, backup } = stop;
    expect(answersOf(stop).filter((answer) => contains(hint, answer))).toEqual([]);
    expect(backup.answers.filter((answer) => contains(backup.hint, answer))).toEqual([]);
  });

  test('passes the editor with its backup question, and each answer there is right', () => {
    const { misses: _, partner, backup, look, ...shown } = stop;
    const form = {
      accepted_answers: [],
      exact_only: false,
      never_accept: [],
      artist: null,
      ...shown,
      fact: shown.fact ?? null,
      look: look?.question ?? null,
      look_answers: look?.answers ?? [],
      backup_question: backup.question,
      backup_answers: backup.answers,
      backup_hint: backup.hint,
      uses_backup: false,
      is_out: false,
      partner_id: partner ?? null,
      image_url: null,
      image_credit: '',
      image_focus: null,
    };
    expect(stopFormSchema.safeParse(form).error?.issues ?? []).toEqual([]);
    const judged = [
      { answers: backup.answers, clue: backup.question, hint: backup.hint },
      ...(look ? [{ answers: look.answers, question: look.question }] : []),
    ];
    for (const one of judged)
      for (const answer of one.answers) expect(judge(answer, one, { stops: [] }), answer).toBe('right');
  });

  test('has a look that no answer of its puzzle answers, and that no likely guess does', () => {
    const look = stop.look ? { answers: stop.look.answers, question: stop.look.question } : { answers: [] };
    const said = [...answersOf(stop), ...(stop.misses ?? [])];
    expect(said.filter((text) => judge(text, look, { stops: [] }) === 'right')).toEqual([]);
  });
});

test.each(tourPlans.map((tour) => [tour.name, tour] as const))(
  '%s has looks and facts, and asks one by text',
  (_, tour) => {
    expect(tour.stops.filter(({ look }) => look).length).toBeGreaterThanOrEqual(3);
    expect(tour.stops.filter(({ fact }) => fact).length).toBeGreaterThanOrEqual(3);
  },
);

test('every stop says where its answer can be had, and no tour claims more walls than it has', () => {
  for (const [name, { answer_place }] of stops) expect(answer_place, name).not.toBeNull();
  // Each of these puzzles can be solved from its text. The looks are what needs eyes.
  for (const { stops: some } of tourPlans)
    expect(sofaWarning(some.map((stop) => ({ ...stop, is_out: false, uses_backup: false })))).toContain('sofa');
});

test('facts and looks are plain enough for a text', () => {
  for (const [name, { fact, look }] of stops)
    for (const text of [fact, look?.question]) if (text) expect(countSegments(text).encoding, name).toBe('GSM-7');
});

test('the description of a tour claims no distance: its page counts it', () => {
  for (const { description } of tourPlans) expect(description).not.toMatch(/\b(?:miles?|km|kilometres?)\b/i);
});
