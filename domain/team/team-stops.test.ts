import { expect, test } from 'vitest';
import { newHunt, playText } from '../hunt/index.ts';
import type { HuntTour } from '../hunt/tour.ts';
import { teamStops as stopsOf, type TouredHunt } from './team-stops.ts';

const teamStops = (before: TouredHunt | null, after: TouredHunt) => stopsOf(before, after, () => 'K7M2PX');
const noon = new Date('2026-11-07T12:00:00Z');
const tour: HuntTour = {
  tour_id: 't',
  name: 'T',
  stops: [1, 2].map((n) => ({
    ...{ stop_number: n, location_name: `Wall ${n}`, clue: 'Find it.', question: null, hint: null, partner: null },
    answers: [`secret${n}`],
    look: { question: 'How many birds fly?', answers: ['seventeen'] },
    fact: `Mia painted wall ${n}.`,
  })),
};
const ready = { hunt: newHunt(), tour };
const after = (...texts: string[]) => ({
  tour,
  hunt: texts.reduce((state, text) => {
    const sender = '+447700900101';
    return playText({ state, tour, sender, phones: [sender], text, now: noon, expires_at: null }).state;
  }, newHunt()),
});

test('the page gets the question of a look and never its answers, and the fact of a solved wall alone', () => {
  const reached = teamStops(ready, after('START'));
  expect(reached).toMatchObject([{ look: { question: 'How many birds fly?', points: 20, found: false }, fact: null }]);
  expect(JSON.stringify(reached)).not.toMatch(/seventeen|secret/);
  const second = teamStops(after('START'), after('START', 'secret1'));
  expect(second.map(({ fact }) => fact)).toEqual(['Mia painted wall 1.', null]);
  expect(teamStops(after('START'), after('START', 'SKIP')).map(({ fact }) => fact)).toEqual([null]);
});

test('a found look changes its stop on the page alone, and stays found', () => {
  const found = after('START', 'LOOK 17');
  expect(teamStops(after('START'), found)).toMatchObject([{ stop_number: 1, look: { found: true } }]);
  expect(teamStops(found, after('START', 'LOOK 17', 'LOOK 18'))).toEqual([]);
  expect(teamStops(ready, after('START', 'LOOK 17', 'secret1')).map(({ look }) => look?.found)).toEqual([true, false]);
});

test('the answers of passed-over stops are told once the hunt is completed, and no solved one ever', () => {
  expect(JSON.stringify(teamStops(ready, after('START', 'SKIP')))).not.toContain('secret');
  const told = teamStops(after('START', 'SKIP'), after('START', 'SKIP', 'secret2'));
  expect(told.map(({ stop_number, answer }) => [stop_number, answer])).toEqual([
    [1, 'secret1'],
    [2, null],
  ]);
});
