import { expect, test } from 'vitest';
import { playerName } from '../booking/index.ts';
import { isDoubtful } from '../reviews/taking/index.ts';
import { aBooking } from '../testing/index.ts';
import { joinTeam } from './index.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each(['Streetlore', 'S T R E E T L O R E', 'ｓｔｒｅｅｔｌｏｒｅ', 'Streetlore 2'])(
  'nobody joins as %j, which would pass for Streetlore',
  (name) => expect(joinTeam(aBooking(), name, now)).toMatchObject({ ok: false, problem: { field: 'name' } }),
);

test.each(['Fuck', 'www.evil.example', 'ann@example.com'])('%j is a doubtful name for a player', (name) =>
  expect(isDoubtful(name)).toBe(true),
);

test.each(['401', '+447700900401', '...', ''])('%j has no letter, so that it could pass for a phone', (name) =>
  expect(playerName.safeParse(name).success).toBe(false),
);

test('a player who has joined is the same one again, however the name is spelled', () => {
  const booking = aBooking({ page_players: [{ name: 'Ann', joined_at: now }] });
  expect(joinTeam(booking, ' aNN', now)).toEqual({ ok: true, value: {} });
});
