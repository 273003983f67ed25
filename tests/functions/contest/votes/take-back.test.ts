import { contestRateLimits } from '@streetlore/domain/contest';
import { documents } from '@streetlore/domain/paths';
import { after } from '@streetlore/domain/time';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { handleVoteChange } from '../../../../functions/src/contest/votes/count-votes.ts';
import { testServices } from '../../../support/services.ts';
import { Wall } from './wall.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const services = testServices('demo-votes-take-back', { at: noon });
const wall = new Wall(services);
const { visitor, address } = contestRateLimits.takeBack;

beforeEach(async () => {
  await services.clear();
  services.clock.set(noon);
  await wall.hang(['wall']);
});
afterAll(() => services.end());

const vote = (voter: string) => services.db.doc(documents.vote('wall', voter));
const stored = async (voter: string) => (await vote(voter).get()).data();

const register = (voter: string, network: string) =>
  services.store.voters.at(voter).create({ network, registered_at: noon, expires_at: after(noon, 86_400_000) });

/** Takes back a vote. With `fast`, casts the vote again before the product gets the event. */
async function takeBack(voter: string, fast = false): Promise<void> {
  await vote(voter).delete();
  if (fast) await vote(voter).set({ created_at: services.clock.now() });
  await handleVoteChange(services, voter, {
    photo: 'wall',
    before: { created_at: noon },
    after: undefined,
    happened: undefined,
  });
}

test('a vote that is toggled all day is voided after the last permitted toggle, slow or fast', async () => {
  for (const [voter, fast] of [
    ['slow', false],
    ['fast', true],
  ] as const) {
    for (let n = 0; n < visitor.calls; n += 1) await takeBack(voter, fast);
    expect((await stored(voter))?.voided).toBeUndefined();
    await takeBack(voter, fast);
    expect(await stored(voter)).toMatchObject({ voided: true });
  }
  services.clock.set(after(noon, visitor.milliseconds));
  await takeBack('slow');
  expect(await stored('slow')).toBeUndefined();
});

test('new voters of one network toggle no more than the network’s limit, and lose no other vote', async () => {
  for (let n = 0; n <= address.calls; n += 1) {
    await register(`voter-${n}`, 'here');
    await takeBack(`voter-${n}`, n === address.calls);
  }
  expect((await stored(`voter-${address.calls}`))?.voided).toBeUndefined();
  await takeBack('voter-0');
  expect(await stored('voter-0')).toMatchObject({ voided: true });
  await register('elsewhere', 'there');
  await takeBack('elsewhere');
  expect(await stored('elsewhere')).toBeUndefined();
});

test('the votes of a photo that is deleted stay deleted', async () => {
  for (let n = 0; n < visitor.calls; n += 1) await takeBack('voter');
  await services.db.doc(documents.submission('wall')).update({ status: 'rejected' });
  await takeBack('voter');
  expect(await stored('voter')).toBeUndefined();
});
