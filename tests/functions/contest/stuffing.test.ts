import { contestRateLimits, flagTexts, stuffing, suspectsOf, VOTER_LIFE } from '@streetlore/domain/contest';
import { formTexts } from '@streetlore/domain/form';
import { collections, documents } from '@streetlore/domain/paths';
import { aSubmission } from '@streetlore/domain/testing';
import { after } from '@streetlore/domain/time';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { inspectPhoto, photosVotedOn } from '../../../functions/src/contest/stuffing/inspect.ts';
import { storeVoter } from '../../../functions/src/contest/stuffing/register-voter.ts';
import { clearSuspects, voidSuspects } from '../../../functions/src/contest/stuffing/void-votes.ts';
import { countVotesOf } from '../../../functions/src/contest/votes/recount-votes.ts';
import { crashPointsIn, killableServices } from '../../support/process-death.ts';
import { testServices } from '../../support/services.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const project = 'demo-contest-stuffing';
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const services = testServices(project, { at: noon });
const victim = killableServices(testServices(project, { at: noon }));
const { db, clock, store } = services;

beforeEach(async () => {
  await services.clear();
  clock.set(noon);
  await db.doc(documents.submission('photo')).set(aSubmission({ votes: 0 }));
});
afterAll(async () => {
  await victim.services.end();
  await services.end();
});

/** Lets `count` voters register and vote for the photo, a second apart. */
async function vote(prefix: string, count: number, ip: (n: number) => string) {
  const voters = Array.from({ length: count }, (_, n) => ({ uid: `${prefix}-${n}`, n }));
  const batch = db.batch();
  for (const { uid } of voters) {
    clock.advance(1000);
    batch.set(db.doc(documents.vote('photo', uid)), { created_at: clock.now() });
  }
  await batch.commit();
  await Promise.all(voters.map(({ uid, n }) => storeVoter(services, { uid, ip: ip(n) })));
  await recount();
}
/**
 * Inspects the photos as the sweep does.
 * @returns how many flags were written
 */
async function inspectVotes() {
  const written = await Promise.all((await photosVotedOn(services)).map((photo) => inspectPhoto(services, photo)));
  return written.filter(Boolean).length;
}
// The moment is so late that no earlier count covers it.
const recount = () => countVotesOf(services, { keys: ['photo'], at: after(clock.now(), 1).getTime() });
const votes = async () => (await db.doc(documents.submission('photo')).get()).get('votes');
const flag = async () => await store.flags.at('photo').read();
const oneRouter = () => '198.51.100.7';
const everywhere = (n: number) => `203.0.113.${n}`;
const log = async () => (await db.collection(collections.auditLog).get()).docs.map((entry) => entry.data());

describe('a voter’s network', () => {
  test('is stored at the first registration as a hash, which changes every week', async () => {
    await storeVoter(services, { uid: 'a', ip: '198.51.100.7' });
    const first = await store.voters.at('a').read();
    clock.advance(60_000);
    await storeVoter(services, { uid: 'a', ip: '203.0.113.9' });
    await storeVoter(services, { uid: 'b', ip: '198.51.100.7' });
    expect(await store.voters.at('a').read()).toEqual(first);
    expect((await store.voters.at('b').read())?.network).toBe(first?.network);
    clock.advance(7 * 86_400_000);
    await storeVoter(services, { uid: 'c', ip: '198.51.100.7' });
    expect((await store.voters.at('c').read())?.network).not.toBe(first?.network);
    const stored = (await db.collection(collections.voters).get()).docs.map((one) => one.data());
    expect(JSON.stringify(stored)).not.toMatch(/198\.51|203\.0/);
  });
});

test('a voter who registers again is kept longer, as the same one', async () => {
  await storeVoter(services, { uid: 'a', ip: oneRouter() });
  const first = await store.voters.at('a').read();
  clock.advance(6 * 86_400_000);
  await storeVoter(services, { uid: 'a', ip: '203.0.113.9' });
  expect(await store.voters.at('a').read()).toEqual({ ...first, expires_at: after(clock.now(), VOTER_LIFE) });
});

describe('an address', () => {
  const { register } = contestRateLimits;
  /**
   * Twenty at a time. All at once would compete for one document, and the emulator must work off
   * each failed write.
   */
  async function come(prefix: string, count: number, ip: string): Promise<PromiseSettledResult<void>[]> {
    const results: PromiseSettledResult<void>[] = [];
    while (results.length < count) {
      const next = Array.from({ length: Math.min(20, count - results.length) }, (_, n) => results.length + n);
      results.push(...(await Promise.allSettled(next.map((n) => storeVoter(services, { uid: `${prefix}-${n}`, ip })))));
    }
    return results;
  }
  const refused = (results: PromiseSettledResult<void>[]) =>
    results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));

  test('registers a crowd but not a flood, and the flood blocks no other address and no known voter', async () => {
    const crowd = register.address.calls - 5;
    expect(refused(await come('crowd', crowd, '198.51.100.7'))).toEqual([]);
    const errors = refused(await come('flood', 20, '198.51.100.7'));
    expect(errors).toHaveLength(15);
    for (const error of errors)
      expect(error).toMatchObject({ code: 'resource-exhausted', message: formTexts.tooManyAttempts });
    expect(refused(await come('crowd', 3, '198.51.100.7'))).toEqual([]);
    expect(refused(await come('else', 3, '203.0.113.9'))).toEqual([]);
    expect((await db.collection(collections.voters).get()).size).toBe(register.address.calls + 3);
    clock.advance(register.address.milliseconds);
    expect(refused(await come('later', 3, '198.51.100.7'))).toEqual([]);
  });
});

describe('a burst of new voters', () => {
  test('from one network is flagged with its votes, without the crowd around it', async () => {
    await vote('crowd', 30, everywhere);
    await vote('sock', stuffing.oneNetwork - 1, oneRouter);
    expect(await inspectVotes()).toBe(0);
    await vote('last', 1, oneRouter);
    expect(await inspectVotes()).toBe(1);
    const raised = await flag();
    expect(raised).toMatchObject({
      status: 'open',
      title: 'Crane on Bacon Street',
      reasons: [{ kind: 'one_network' }],
    });
    expect(raised && suspectsOf(raised).every((uid) => /^(sock|last)-/.test(uid))).toBe(true);
    expect(raised && suspectsOf(raised)).toHaveLength(stuffing.oneNetwork);
    // A second look finds nothing new.
    expect(await inspectVotes()).toBe(0);
  });

  test('is looked for only where somebody voted lately', async () => {
    await vote('sock', 20, oneRouter);
    clock.advance(16 * 60_000);
    expect(await inspectVotes()).toBe(0);
  });
});

describe('voiding', () => {
  test('takes the suspected votes out of the count, once and for good', async () => {
    await vote('crowd', 5, everywhere);
    await vote('sock', 15, oneRouter);
    await inspectVotes();
    await db.doc(documents.vote('photo', 'sock-3')).delete();
    expect(await voidSuspects(services, { submission_id: 'photo' }, admin)).toEqual({ voided: 14 });
    await recount();
    expect(await votes()).toBe(5);
    expect(await flag()).toMatchObject({ status: 'voided', voided: 14, judged_at: clock.now() });
    await expect(voidSuspects(services, { submission_id: 'photo' }, admin)).rejects.toThrow(flagTexts.settled);
    expect(await inspectVotes()).toBe(0);
    expect(await log()).toMatchObject([{ action: 'votes_voided', actor_uid: 'admin-1', detail: { votes: 14 } }]);
  });

  test('five admins at once void once', async () => {
    await vote('sock', 15, oneRouter);
    await inspectVotes();
    const five = Array.from({ length: 5 }, () => voidSuspects(services, { submission_id: 'photo' }, admin));
    const done = (await Promise.allSettled(five)).filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(1);
    expect(await flag()).toMatchObject({ status: 'voided', voided: 15 });
    expect(await log()).toHaveLength(1);
  });

  test('that died anywhere is finished by the next try', async () => {
    await vote('sock', 12, oneRouter);
    await inspectVotes();
    const raised = (await db.doc(documents.flag('photo')).get()).data() ?? {};
    victim.begin();
    await voidSuspects(victim.services, { submission_id: 'photo' }, admin);
    const calls = victim.calls();
    expect(calls).toBeGreaterThan(1);
    for (const death of crashPointsIn(calls)) {
      const batch = db.batch();
      batch.set(db.doc(documents.flag('photo')), raised);
      for (let n = 0; n < 12; n += 1)
        batch.set(db.doc(documents.vote('photo', `sock-${n}`)), { created_at: after(clock.now(), -1000) });
      await batch.commit();
      victim.begin(death);
      await voidSuspects(victim.services, { submission_id: 'photo' }, admin).catch(() => undefined);
      if ((await flag())?.status === 'open') await voidSuspects(services, { submission_id: 'photo' }, admin);
      await recount();
      expect(await votes()).toBe(0);
      expect(await flag()).toMatchObject({ status: 'voided', voided: 12 });
    }
  });
});

describe('a cleared flag', () => {
  test('keeps the votes, and only other voters are suspected again', async () => {
    await vote('office', 12, oneRouter);
    await inspectVotes();
    expect(await clearSuspects(services, { submission_id: 'photo' }, admin)).toEqual({ cleared: 12 });
    expect(await votes()).toBe(12);
    expect(await inspectVotes()).toBe(0);
    expect(await flag()).toMatchObject({ status: 'cleared' });
    await vote('sock', 10, oneRouter);
    expect(await inspectVotes()).toBe(1);
    const again = await flag();
    expect(again && suspectsOf(again)).toHaveLength(10);
    expect(await log()).toMatchObject([{ action: 'flag_cleared', detail: { votes: 12 } }]);
  });
});
