import { documents } from '@streetlore/domain/paths';
import { after } from '@streetlore/domain/time';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { checkAllVotes } from '../../../../functions/src/contest/votes/check-votes.ts';
import type { VoteEvent } from '../../../../functions/src/contest/votes/count-votes.ts';
import { sweepAll } from '../../../../functions/src/sweep/sweep.ts';
import { countingReads } from '../../../support/reads.ts';
import { testServices } from '../../../support/services.ts';
import { showsFault } from '../../../support/shows-fault.ts';
import { blow, names } from './storm.ts';
import { Wall } from './wall.ts';

/** `npm run test:deep` casts more. */
const [VOTES, VOTERS] = process.env.DEEP ? [10_000, 1_000] : [400, 100];

const noon = new Date('2026-11-20T12:00:00Z');
const services = testServices('demo-votes-counting', { at: noon });
const { db, clock, tasks } = services;
const wall = new Wall(services);

let tests = 0;
beforeEach(async () => {
  await services.clear();
  tasks.recorded.length = 0;
  // Each test is later than the one before, because a process remembers what it has counted.
  tests += 1;
  clock.set(after(noon, tests * 600_000));
});
afterAll(() => services.end());

describe('delivery at least once and in any order', () => {
  test(`${VOTES} votes and un-votes on 20 photos, each event one to three times, shuffled: all exact`, async () => {
    await blow(wall, { photos: 20, voters: VOTERS, votes: VOTES });
    expect(await wall.wrong()).toEqual([]);
    showsFault(1, 20, `of 20 photos exact after ${VOTES} votes and un-votes of ${VOTERS} voters`);
  }, 600_000);

  test('gives exact counts after the sweep, with one event in twenty lost for ever', async () => {
    await blow(wall, { photos: 20, voters: 20, votes: VOTES / 2, lost: 0.05 });
    // The last events are lost, so that there is certainly something to mend.
    await wall.toggle([1, 2, 3].map((n) => ({ photo: `photo-${n}`, voter: 'lost-event' })));
    expect((await wall.wrong()).length).toBeGreaterThanOrEqual(3);
    expect((await sweepAll(services)).photos).toBeGreaterThanOrEqual(3);
    expect(await wall.wrong()).toEqual([]);
    expect((await sweepAll(services)).photos).toBe(0);
    showsFault(4, 20, `of 20 photos exact after the sweep, one event in twenty of ${VOTES / 2} lost`);
  }, 600_000);

  test('the sweep finds every photo with a vote, however long ago', async () => {
    await wall.hang(names('photo', 60));
    await wall.toggle(names('photo', 60).map((photo) => ({ photo, voter: 'lost-event' })));
    clock.advance(60_000);
    expect((await sweepAll(services)).photos).toBe(60);
    expect(await wall.wrong()).toEqual([]);
  });

  test('the night finds a vote that was taken back late and whose event was lost', async () => {
    const photos = names('photo', 320);
    await wall.hang(photos);
    const votes = photos.map((photo) => ({ photo, voter: 'one' }));
    await wall.toggle(votes);
    expect(await checkAllVotes(services)).toBe(320);
    clock.advance(24 * 3_600_000);
    await wall.toggle(votes.slice(-2));
    expect((await sweepAll(services)).photos).toBe(0);
    expect(await checkAllVotes(services)).toBe(2);
    expect(await wall.wrong()).toEqual([]);
  });
});

describe('a sweep', () => {
  const sweep = () => sweepAll(services);

  test('costs 39 reads when nothing has happened, however many photos hang on the wall and votes were cast', async () => {
    await blow(wall, { photos: 60, voters: 20, votes: VOTES / 2 });
    await sweep();
    clock.advance(3_600_000);
    const { of } = countingReads(db);
    expect(await of(sweep)).toBe(39);
    clock.advance(60_000);
    expect(await of(sweep)).toBe(39);
  });

  test('reads the votes of the last minutes, their photos and two counts of each when there were some', async () => {
    await wall.hang(names('photo', 60));
    await sweep();
    for (const event of await wall.toggle(names('voter', 3).map((voter) => ({ photo: 'photo-7', voter }))))
      await wall.deliver(event);
    await wall.runTasks('all');
    const { of } = countingReads(db);
    // Three votes instead of none, a photo with its two counts, and the look for stuffing.
    expect(await of(sweep)).toBe(39 + 2 + 3 + 1);
  });
});

describe('a hot photo', () => {
  test('500 votes in 10 s: at most 12 count writes, exact a second after the last', async () => {
    await wall.hang(['hot']);
    const photo = db.doc(documents.submission('hot'));
    const writes = new Set<string>([String((await photo.get()).updateTime?.valueOf())]);
    const observe = async () => writes.add(String((await photo.get()).updateTime?.valueOf()));
    for (let n = 0; n < 500; n += 10) {
      const voters = Array.from({ length: 10 }, (_, more) => `voter-${n + more}`);
      const events = await wall.toggle(voters.map((voter) => ({ photo: 'hot', voter })));
      await wall.runTasks('due');
      await observe();
      for (const event of events) await wall.deliver(event);
      await observe();
      clock.advance(200);
    }
    const last = clock.now();
    await wall.runTasks('all');
    await observe();
    expect(await wall.wrong()).toEqual([]);
    expect(clock.now().getTime() - last.getTime()).toBeLessThanOrEqual(1100);
    expect(writes.size - 1).toBeLessThanOrEqual(12);
    expect(writes.size - 1).toBeGreaterThanOrEqual(10);
    const waited = clock.now().getTime() - last.getTime();
    showsFault(2, writes.size - 1, `counter writes for 500 votes in 10 s, exact ${waited} ms after the last`);
  });

  test('counts the first of a batch of votes, queues a recount for the second, and reads nothing for the rest', async () => {
    await wall.hang(['hot']);
    const events = await wall.toggle(names('voter', 50).map((voter) => ({ photo: 'hot', voter })));
    const [first, second, ...rest] = events;
    for (const event of [first, second]) if (event) await wall.deliver(event);
    expect(await wall.counted('hot')).toBe(50);
    const dead = testServices('demo-votes-counting');
    await dead.end();
    // Services that cannot reach Firestore, with the memory of the process that counted.
    const offline = { ...services, db: dead.db, store: dead.store };
    for (const event of rest) await wall.deliver(event, offline);
    expect(tasks.recorded).toHaveLength(1);
  });

  test('an event that comes late is known to have been counted', async () => {
    await wall.hang(['late']);
    const events = await wall.toggle([{ photo: 'late', voter: 'a' }]);
    clock.advance(5000);
    await wall.deliver((await wall.toggle([{ photo: 'late', voter: 'b' }]))[0] as VoteEvent);
    const before = (await db.doc(documents.submission('late')).get()).updateTime;
    clock.advance(5000);
    for (const event of events) await wall.deliver(event);
    expect((await db.doc(documents.submission('late')).get()).updateTime).toEqual(before);
    expect(await wall.wrong()).toEqual([]);
  });
});

describe('what counts', () => {
  test('a voided vote does not count until it is reinstated', async () => {
    await wall.hang(['stuffed']);
    const events = await wall.toggle(names('voter', 5).map((voter) => ({ photo: 'stuffed', voter })));
    for (const event of events) await wall.deliver(event);
    const vote = { created_at: noon };
    for (const [voided, count] of [
      [true, 4],
      [false, 5],
    ] as const) {
      clock.advance(3000);
      const now = voided ? { ...vote, voided } : vote;
      await db.doc(documents.vote('stuffed', 'voter-1')).set(now);
      const before = voided ? vote : { ...vote, voided: true };
      await wall.deliver({ photo: 'stuffed', before, after: now, happened: clock.now() });
      await wall.runTasks('all');
      expect(await wall.counted('stuffed')).toBe(count);
    }
  });

  test('a photo that was deleted with its votes stays deleted', async () => {
    await wall.hang(['gone']);
    const cast = await wall.toggle(names('voter', 3).map((voter) => ({ photo: 'gone', voter })));
    for (const event of cast) await wall.deliver(event);
    await db.recursiveDelete(db.doc(documents.submission('gone')));
    clock.advance(60);
    for (const { photo, after: before } of cast)
      await wall.deliver({ photo, before, after: undefined, happened: undefined });
    await wall.runTasks('all');
    clock.advance(10_000);
    for (const event of cast) await wall.deliver(event);
    await wall.runTasks('all');
    expect((await db.doc(documents.submission('gone')).get()).exists).toBe(false);
  });
});
