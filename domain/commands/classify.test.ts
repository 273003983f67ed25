import { describe, expect, test } from 'vitest';
import { meaningInHunt } from '../hunt/meaning.ts';
import { newHunt } from '../hunt/state.ts';
import { textsOfTable } from '../testing/texts/texts-table.ts';
import { asks } from './asks.ts';
import { pleas } from './pleas.ts';
import { greetings, insults, smallTalk, yesAndNo } from './small-talk.ts';
import {
  before,
  classes,
  fillers,
  leadIns,
  listOf,
  numbers,
  openings,
  personal,
  questions,
  verbs,
} from './word-lists.ts';

const now = new Date('2026-11-20T12:00:00Z');
const phone = '+447700900123';
const stop = {
  stop_number: 1,
  location_name: 'Ebor Street',
  clue: 'It stands on one leg.',
  question: null,
  hint: 'Look up.',
  answers: ['crane'],
  partner: null,
};
const tour = { tour_id: 't', name: 'Color & Vinyl', stops: [stop, { ...stop, stop_number: 2, answers: ['mole'] }] };
const state = { ...newHunt(), phase: 'puzzle' as const, stop_number: 1, stop_started_at: now };
const meaningOf = (text: string, answers = stop.answers) =>
  meaningInHunt({
    state,
    tour: { ...tour, stops: [{ ...stop, answers }, ...tour.stops.slice(1)] },
    text,
    now,
    sender: phone,
    phones: [phone],
    expires_at: null,
  });
/** The kind of a text as the table names it. `isGuess` tells which of its answers are guesses. */
function kindOf(text: string): string {
  const meaning = meaningOf(text);
  if (meaning.type === 'command') return meaning.command;
  if (meaning.type === 'plea') return `plea: ${meaning.about}`;
  return meaning.type === 'chatter' && meaning.is_greeting ? 'chatter: greeting' : meaning.type;
}

describe('what people text at a puzzle', () => {
  test('is in the table, 400 texts and each once', () => {
    expect(textsOfTable.length).toBeGreaterThanOrEqual(400);
    expect(new Set(textsOfTable.map(({ text }) => text)).size).toBe(textsOfTable.length);
  });

  test.each(textsOfTable)('$kind: $text', ({ kind, text }) => {
    if (kind === 'answer') expect(['answer', 'talk']).toContain(kindOf(text));
    else expect(kindOf(text)).toBe(kind);
  });

  const firstCommands = /^(?:START|HINT|SKIP|CLAIMED|CONTINUE|STATUS|HELP|RESEND|INFO)\b(?: please| pls|\?)?$/i;
  const notKeywords = textsOfTable.filter(({ text }) => !firstCommands.test(text));
  test.each(notKeywords)('$text is an answer where the stop accepts it', ({ text }) => {
    expect(meaningOf(text, [text])).toMatchObject({ type: 'answer' });
  });
});

describe('the lists', () => {
  const lists = [
    ...[...Object.values({ ...asks, ...pleas, ...yesAndNo }), greetings, insults, smallTalk].flatMap((phrases) =>
      Object.values<string | true>(phrases).filter((list) => list !== true),
    ),
    ...Object.values(classes),
    ...[before, fillers, leadIns, numbers, openings, personal, questions, verbs],
  ].map((list) => listOf(list));
  const inOrder = (one: string, other: string) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1);
  test.each(lists.map((list) => [list.slice(0, 3).join(', '), list] as const))('%s … is sorted, each once', (_, list) =>
    expect(list).toEqual([...new Set(list)].toSorted(inOrder)),
  );
});

/** Units whose repetition makes a careless regular expression try every way to split a text. */
const repeated = [
  'thanks for the ',
  'ha',
  'a hint ',
  'so ',
  'x ',
  'be there in 5 ',
  'love from a ',
  'how many left ',
  'oh',
];
test.each(repeated)('a text of 1,600 characters made of %j is read at once', (unit) => {
  const text = `${unit.repeat(1600 / unit.length)}!z`;
  expect(meaningOf(text).type).not.toBe('machine');
});
