import { expect, test } from 'vitest';
import { newHunt } from '../hunt/index.ts';
import { boardTeamOf } from '../party/pages.ts';
import { teamPageOf } from '../team/team-page.ts';
import { aBooking } from '../testing/index.ts';
import { publicTeamName } from './row.ts';
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

test('a name that a report has hidden is in no public place, until an admin gives another one', () => {
  const hidden = { ...done, team_name: 'Rude Words', name_hidden: true, confirmed_at: at };
  expect(publicTeamName('ab1', hidden)).toBe('Team ab1');
  expect(editTeam('ab1', hidden, { team_name: 'Rude Words', listed: true })).toMatchObject({
    row: { name: 'Team ab1' },
    name: 'Team ab1',
  });
  expect(teamPageOf('ab1', hidden, 'share')?.team_name).toBeNull();
  expect(boardTeamOf(hidden)?.name).toBeNull();
  expect(editTeam('ab1', hidden, { team_name: 'The Stencils', listed: true })).toMatchObject({
    changes: { name_hidden: false },
    row: { name: 'The Stencils' },
    name: 'The Stencils',
  });
});
