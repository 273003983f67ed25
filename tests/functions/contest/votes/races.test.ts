import { documents } from '@streetlore/domain/paths';
import { after } from '@streetlore/domain/time';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { VoteEvent } from '../../../../functions/src/contest/votes/count-votes.ts';
import { countVotesOf, votesOf } from '../../../../functions/src/contest/votes/recount-votes.ts';
import { type Recount, recountOnce } from '../../../../functions/src/counting/recount.ts';
import { sweepAll } from '../../../../functions/src/sweep/sweep.ts';
import { crashPointsIn, killableServices } from '../../../support/process-death.ts';
import { randomFrom, shuffled } from '../../../support/random.ts';
import { testServices } from '../../../support/services.ts';
import { showsFault } from '../../../support/shows-fault.ts';
import { Wall } from './wall.ts';

const project = 'demo-votes-races';
const services = testServices(project, { at: new Date('2026-11-20T12:00:00Z') });
const { db, clock, tasks } = services;
const victim = killableServices(testServices(project));
const wall = new Wall(services);

beforeEach(async () => {
  await services.clear();
  tasks.recorded.length = 0;
});
afterAll(async () => {
  await victim.services.end();
  await services.end();
});

/** A count of real votes that the test holds between its reading and its writing. */
function held(photo: string) {
  const reading = Promise.withResolvers<void>();
  const writing = Promise.withResolvers<void>();
  const real = votesOf(services, photo);
  const recount: Recount = {
    ...real,
    async count(now, stored) {
      const counted = await real.count(now, stored);
      reading.resolve();
      await writing.promise;
      return counted;
    },
  };
  return { recount, hasRead: reading.promise, letGo: writing.resolve };
}

describe('an older count that is written last', () => {
  test('the votes on the wall never fall back in 200 interleavings', async () => {
    const walls = Array.from({ length: 10 }, (_, n) => `photo-${n}`);
    await wall.hang(walls);
    const tally = { written: 0, overtaken: 0, gone: 0, regressions: 0 };
    const race = async (photo: string, random: () => number) => {
      let shown = 0;
      for (let pair = 0; pair < 10; pair += 1) {
        const [older, newer] = [held(photo), held(photo)];
        const running = [];
        for (const [index, one] of [older, newer].entries()) {
          await wall.toggle([{ photo, voter: `voter-${pair}-${index}` }]);
          running.push(recountOnce(one.recount, clock.now()));
          await one.hasRead;
        }
        for (const index of shuffled([0, 1], random)) {
          [older, newer][index]?.letGo();
          tally[(await running[index]) ?? 'gone'] += 1;
        }
        const votes = await wall.counted(photo);
        if (votes < shown) tally.regressions += 1;
        shown = votes;
      }
    };
    await Promise.all(walls.map((photo, n) => race(photo, randomFrom(n))));
    expect(tally).toMatchObject({ gone: 0, regressions: 0 });
    expect(tally.written + tally.overtaken).toBe(200);
    expect(tally.overtaken).toBeGreaterThan(20);
    showsFault(3, 200, 'interleavings of two counts of votes, 0 regressions');
  });
});

describe('a handler that dies', () => {
  /** Lets a process die before and after each of its writes, at a photo of its own each time. */
  async function everyDeath(work: (photo: string) => Promise<void>, mend: (photo: string) => Promise<void>) {
    await wall.hang(['whole']);
    victim.begin();
    await work('whole');
    const deaths = crashPointsIn(victim.calls(), true);
    expect(deaths).not.toEqual([]);
    for (const [round, death] of deaths.entries()) {
      const photo = `photo-${round}`;
      await wall.hang([photo]);
      victim.begin(death);
      await expect(work(photo)).rejects.toThrow();
      await mend(photo);
    }
    expect((await wall.wrong()).filter((line) => !line.startsWith('whole:'))).toEqual([]);
    showsFault(4, deaths.length, 'deaths of a counting of votes, before and after each write: exact afterwards');
  }

  const cast = new Map<string, VoteEvent>();
  const vote = async (photo: string) => {
    clock.advance(5000);
    victim.services.clock.set(clock.now());
    for (const event of await wall.toggle([{ photo, voter: 'a' }])) cast.set(photo, event);
    await wall.deliver(cast.get(photo) as VoteEvent, victim.services);
  };

  test('anywhere: exact after the event comes again', () =>
    everyDeath(vote, async (photo) => {
      clock.advance(3000);
      await wall.deliver(cast.get(photo) as VoteEvent);
      await wall.runTasks('all');
    }));

  test('anywhere, and its event never comes again: exact after the sweep', () =>
    everyDeath(vote, async () => {
      await sweepAll(services);
    }));

  test('while it counts what was put off: exact after the task is tried again', () =>
    everyDeath(
      async (photo) => {
        await wall.toggle([{ photo, voter: 'a' }]);
        await countVotesOf(victim.services, { keys: [photo], at: clock.now().getTime() });
      },
      (photo) => countVotesOf(services, { keys: [photo], at: clock.now().getTime() }),
    ));

  test('fails the event when it cannot queue the count, and counts when the event comes again', async () => {
    await wall.hang(['hot']);
    const [first, second] = await wall.toggle(['a', 'b'].map((voter) => ({ photo: 'hot', voter })));
    await wall.deliver(first as VoteEvent);
    const [third] = await wall.toggle([{ photo: 'hot', voter: 'c' }]);
    const unreachable = { ...services, tasks: { enqueue: () => Promise.reject(new Error('no queue')) } };
    await expect(wall.deliver(third as VoteEvent, unreachable)).rejects.toThrow('no queue');
    expect(tasks.recorded).toEqual([]);
    clock.set(after(clock.now(), 200));
    for (const event of [third, second]) await wall.deliver(event as VoteEvent);
    await wall.runTasks('all');
    expect(await wall.wrong()).toEqual([]);
    expect((await db.doc(documents.submission('hot')).get()).get('votes')).toBe(3);
  });
});
