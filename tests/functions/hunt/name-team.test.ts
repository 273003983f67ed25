import { teamNameTexts } from '@streetlore/domain/booking';
import { nameTeamTexts } from '@streetlore/domain/leaderboard';
import { teamTexts } from '@streetlore/domain/team';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { nameByLink } from '../../../functions/src/hunt/team-page/name-team.ts';
import { reviewByLink } from '../../../functions/src/hunt/team-page/review-on-page.ts';
import { testServices } from '../../support/services.ts';
import { aFinishedTeam } from './finished-team.ts';

const services = testServices('demo-hunt-name-team', { at: new Date('2026-11-07T15:00:00Z') });
let token: string;

beforeEach(async () => {
  await services.clear();
  ({ token } = await aFinishedTeam(services, 'b1', { team_name: null }));
});
afterAll(() => services.end());

const name = (team_name: string) => nameByLink(services, { token, team_name });
const read = async (path: string) => (await services.db.doc(path).get()).data();

test('a team names itself on its page, on the leaderboard, in its reviews, and in its transcript', async () => {
  await reviewByLink(services, { token, name: 'Ann', rating: 5, text: '' });
  await name('The Stencils');
  await name('The Stencils');
  expect(await read('bookings/b1')).toMatchObject({ team_name: 'The Stencils' });
  expect(await read('leaderboard/b1')).toMatchObject({ name: 'The Stencils', score: 245 });
  const reviews = await services.db.collection('reviews').get();
  expect(reviews.docs.map((one) => one.get('team'))).toEqual(['The Stencils']);
  const pages = await services.db.collection('team_pages').get();
  expect(pages.docs.map((one) => [one.get('team_name'), one.get('may_name')])).toEqual([['The Stencils', false]]);
  const lines = await services.db.collectionGroup('lines').get();
  expect(lines.docs.map((one) => String(one.get('text')))).toEqual([expect.stringContaining('The Stencils')]);
});

test('two names at once: one of them is the team’s, on all its pages', async () => {
  const given = await Promise.allSettled([name('The Stencils'), name('Paint Remains')]);
  expect(given.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [booking, row] = await Promise.all([read('bookings/b1'), read('leaderboard/b1')]);
  expect(row?.name).toBe(booking?.team_name);
});

test('refuses a link that opens nothing, a second name, and words that everybody would read', async () => {
  await expect(nameByLink(services, { token: 'x'.repeat(22), team_name: 'A' })).rejects.toThrow(teamTexts.unknown);
  await expect(name('call 07700 900123')).rejects.toThrow(teamNameTexts.refused);
  await name('The Stencils');
  await expect(name('Paint Remains')).rejects.toThrow(nameTeamTexts.refused);
});
