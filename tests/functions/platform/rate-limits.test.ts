import { bookingRateLimits } from '@streetlore/domain/booking';
import { contestRateLimits } from '@streetlore/domain/contest';
import { formRateLimits } from '@streetlore/domain/form';
import { documents } from '@streetlore/domain/paths';
import { aSubmission } from '@streetlore/domain/testing';
import { after } from '@streetlore/domain/time';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { storeVoter } from '../../../functions/src/contest/stuffing/register-voter.ts';
import { countWithdrawnVote } from '../../../functions/src/contest/votes/count-votes.ts';
import { countCall } from '../../../functions/src/platform/call-limit.ts';
import { randomFrom } from '../../support/random.ts';
import { countingReads } from '../../support/reads.ts';
import { testServices } from '../../support/services.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const services = testServices('demo-rate-limits', { at: noon });
const { db, clock, store } = services;

beforeEach(async () => {
  await services.clear();
  clock.set(noon);
});
afterAll(() => services.end());

/** Limits with one, two, three and five documents. */
const limits = [
  ['a visitor', formRateLimits.visitor],
  ['an address', bookingRateLimits.address],
  ['a crowd', contestRateLimits.register.address],
  ['an address for a day', contestRateLimits.upload.address],
] as const;

test.each(limits)(
  '%s may make exactly so many calls at once, and as many again after the period',
  async (name, limit) => {
    const call = () => store.withinRateLimit([name], limit, clock.now());
    const atOnce = async (calls: number) =>
      (await Promise.all(Array.from({ length: calls }, call))).filter((isWithin) => isWithin).length;
    expect(await atOnce(limit.calls + 10)).toBe(limit.calls);
    clock.advance(limit.milliseconds - 1);
    expect(await call()).toBe(false);
    clock.advance(1);
    expect(await atOnce(3)).toBe(3);
  },
);

test('no window of the period has more calls than the limit, however they are spread', async () => {
  const limit = { calls: 47, milliseconds: 60_000 };
  const random = randomFrom(7);
  const permitted: number[] = [];
  for (let n = 0; n < 400; n += 1) {
    clock.advance(Math.floor(random() * 1_200));
    if (await store.withinRateLimit(['client'], limit, clock.now())) permitted.push(clock.now().getTime());
  }
  const within = (from: number) => permitted.filter((at) => at > from - limit.milliseconds && at <= from).length;
  expect(Math.max(...permitted.map(within))).toBe(limit.calls);
  // Callers within the limit are not refused.
  expect(permitted.length).toBeGreaterThan(150);
});

describe('what a call reads,', () => {
  const { of } = countingReads(db);
  const ip = '198.51.100.7';
  const caller = () => ({ uid: crypto.randomUUID(), ip });

  test('one document of its visitor’s and one of its address’s, up to three where many have called from there', async () => {
    const register = () => of(() => storeVoter(services, caller()));
    expect(await register()).toBe(3);
    for (let n = 1; n < contestRateLimits.register.address.calls; n += 1)
      expect(await register()).toBeLessThanOrEqual(5);
    expect(await of(() => storeVoter(services, caller()).catch(() => undefined))).toBeLessThanOrEqual(5);
    expect(await of(() => countCall(services, { counter: 'contact', ...formRateLimits }, caller()))).toBe(2);
    expect(
      await of(() => countCall(services, { counter: 'contest/submit', ...contestRateLimits.submit }, caller())),
    ).toBe(2);
  });

  test('and for a vote that is taken back besides these the photo and the voter', async () => {
    await db.doc(documents.submission('wall')).set(aSubmission());
    const network = { network: 'here', registered_at: noon, expires_at: after(noon, 86_400_000) };
    await store.voters.at('ann').create(network);
    expect(await of(() => countWithdrawnVote(services, 'wall', 'ann'))).toBe(4);
  });
});
