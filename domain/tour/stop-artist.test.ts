import { expect, test } from 'vitest';
import { aTourForm } from '../testing/index.ts';
import { artistFault, artistWarning, stopFormSchema } from './index.ts';

const puzzle = { answer: 'heron', accepted_answers: ['a grey bird'], look_answers: ['7'], backup_answers: ['lock'] };
const named = (name: string | null) => ({ name, link: null });

test.each(['Heron', 'The Heron Crew', 'herons', 'A Grey Bird', '7 Hands', 'Lock & Key'])(
  'the artist %s would give an answer away',
  (name) => expect(artistFault(named(name), puzzle)).toContain('give away the answer'),
);

test.each(['Vesper Lane', 'Sherona', 'Blocked', null])('the artist %s gives nothing away', (name) =>
  expect(artistFault(named(name), puzzle)).toBeNull(),
);

test('the editor refuses an artist who is an answer of the stop', () => {
  const [stop] = aTourForm().stops;
  const refused = stopFormSchema.safeParse({ ...stop, artist: named('Answer1') });
  expect(refused.error?.issues).toMatchObject([{ path: ['artist', 'name'] }]);
  expect(stopFormSchema.safeParse({ ...stop, artist: named('Vesper Lane') }).success).toBe(true);
});

test('the editor counts the played walls about whose artist nobody has said anything', () => {
  const wall = (artist: ReturnType<typeof named> | null, is_out = false) => ({ artist, is_out });
  expect(artistWarning([wall(null), wall(null, true), wall(named(null)), wall(named('Vesper'))])).toBe(
    '1 wall names no artist.',
  );
  expect(artistWarning([wall(null), wall(null)])).toBe('2 walls name no artist.');
  expect(artistWarning([wall(named(null))])).toBeNull();
});
