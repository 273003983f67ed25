import { dangerIn } from '@streetlore/domain/danger';
import { meaningInHunt, newHunt } from '@streetlore/domain/hunt';
import { expect, test } from 'vitest';
import { answersTable } from './answers-table.ts';
import { judgedAnswers } from './judged-answers.ts';
import { newLedger } from './ledger.ts';
import { writePartners } from './partners/write.ts';
import { tourPlans } from './tours/index.ts';
import { writeTours } from './tours/write.ts';

const now = new Date('2026-11-20T16:00:00Z');
const phone = '+447700900123';

const hunts = writeTours(newLedger(), writePartners(newLedger(), now), now);
/** The stops of all seeded tours as a hunt has them. */
const stops = tourPlans.flatMap(({ id }) => {
  const tour = hunts.get(id)?.hunt;
  return tour?.stops.map((stop) => ({ name: `${id} ${stop.stop_number}`, stop, tour })) ?? [];
});
type Stop = (typeof stops)[number];

/** What a text means at a seeded stop. */
function meaningAt({ stop, tour }: Stop, text: string): string {
  const { stop_number } = stop;
  const state = { ...newHunt(), phase: 'puzzle' as const, stop_number, stop_started_at: now };
  return meaningInHunt({ state, tour, text, now, sender: phone, phones: [phone], expires_at: null }).type;
}

/** Ways to say an answer that begin or end like something else. */
const ways = (answer: string) => [
  answer,
  `${answer}!`,
  `Is it ${answer}?`,
  `please: ${answer}`,
  `${answer} please`,
  `haha ${answer}`,
  `we think it is ${answer} thanks`,
];

test.each(stops)('at $name every accepted answer is an answer, however it is said', (here) => {
  const judged = judgedAnswers.find(({ name }) => name === here.name)?.right ?? [];
  const texts = [...here.stop.answers.flatMap(ways), ...judged];
  expect(texts.filter((text) => meaningAt(here, text) !== 'answer')).toEqual([]);
});

test('what people guess at the seeded stops is no command or plea, and mostly counts as a guess', () => {
  const guesses = stops.flatMap((here) => {
    const table = Object.values(answersTable[`${here.name}: ${here.stop.answers[0]}`] ?? {});
    const judged = judgedAnswers.find(({ name }) => name === here.name)?.wrong ?? [];
    return [...table.flatMap((some) => some.split(' | ')), ...judged].map((text) => ({
      text,
      type: meaningAt(here, text),
    }));
  });
  expect(guesses.length).toBeGreaterThan(400);
  // Nobody guesses with these.
  const asides = ['no idea', 'no clue sorry', 'we have no clue', 'ok', 'okay', 'ok ok', 'map', 'look', 'no'];
  const said = guesses.filter(({ text }) => !asides.includes(text.toLowerCase()));
  expect(said.filter(({ type }) => type !== 'answer' && type !== 'talk')).toEqual([]);
  expect(said.filter(({ type }) => type === 'answer').length / said.length).toBeGreaterThan(0.8);
});

test('no danger is heard in an accepted answer, a guess, a clue or a hint of a seeded stop', () => {
  const texts = stops.flatMap(({ name, stop }) => {
    const { right = [], wrong = [] } = judgedAnswers.find((one) => one.name === name) ?? {};
    const table = Object.values(answersTable[`${name}: ${stop.answers[0]}`] ?? {}).flatMap((some) => some.split(' | '));
    const told = [stop.clue, stop.question ?? '', stop.hint ?? '', stop.location_name];
    return [...stop.answers.flatMap(ways), ...right, ...wrong, ...table, ...told];
  });
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter(dangerIn)).toEqual([]);
});
