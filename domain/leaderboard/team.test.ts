import { expect, test } from 'vitest';
import { newHunt } from '../hunt/index.ts';
import { aBooking } from '../testing/index.ts';
import { editTeam, mayNameTeam, nameTeam } from './team.ts';

const at = new Date('2026-11-07T15:00:00Z');
const done = aBooking({
  status: 'completed',
  completed_at: at,
  team_name: null,
  hunt: { ...newHunt(), phase: 'completed', score: 245 },
});

test('a team without a name gives itself one after its hunt, in its row and its reviews', () => {
  expect(nameTeam('b1', done, 'The Stencils')).toMatchObject({
    ok: true,
    value: { changes: { team_name: 'The Stencils' }, row: { name: 'The Stencils', score: 245 }, name: 'The Stencils' },
  });
});

test('a name is given once: the same again changes nothing, and another is refused', () => {
  const named = { ...done, team_name: 'The Stencils' };
  expect(nameTeam('b1', named, 'The Stencils')).toEqual({ ok: true, value: null });
  expect(nameTeam('b1', named, 'Paint Remains').ok).toBe(false);
});

test('a team under way, and one whose name an admin has taken away, does not name itself', () => {
  expect(mayNameTeam({ ...done, hunt: newHunt() })).toBe(false);
  const named = { ...done, team_name: 'Rude Words' };
  const { changes } = editTeam('b1', named, { team_name: null, listed: true });
  expect(nameTeam('b1', { ...named, ...changes }, 'Rude Words').ok).toBe(false);
});

test('a hidden team that names itself stays off the leaderboard', () => {
  expect(nameTeam('b1', { ...done, unlisted: true }, 'The Stencils')).toMatchObject({ ok: true, value: { row: null } });
});
