import { documents } from '@streetlore/domain/paths';
import { after } from '@streetlore/domain/time';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { VoteEvent } from '../../../../functions/src/contest/votes/count-votes.ts';
import { countVotesOf, votesOf } from '../../../../functions/src/contest/votes/recount-votes.ts';
import { type Recount, recountOnce } from '../../../../functions/src/counting/recount.ts';
import { sweepAll } from '../../../../functions/src/sweep/sweep.ts';
import { killableServices } from '../../../support/process-death.ts';
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
  /**
   * Lets a process die at every call that it makes, before and after. `begin` gives each death its
   * own photo.
   */
  async function everyDeath(work: (photo: string) => Promise<void>, mend: (photo: string) => Promise<void>) {
    const photos = Array.from({ length: 21 }, (_, n) => `photo-${n}`);
    await wall.hang(photos);
    const [first = '', ...others] = photos;
    victim.begin();
    await work(first);
    const calls = victim.calls();
    expect(calls).toBeGreaterThanOrEqual(4);
    let died = 0;
    for (const [round, photo] of others.slice(0, 2 * calls).entries()) {
      victim.begin({ call: 1 + Math.floor(round / 2), when: round % 2 === 0 ? 'before' : 'after' });
      await work(photo).catch(() => {
        died += 1;
      });
      await mend(photo);
    }
    expect(died).toBe(2 * calls);
    expect((await wall.wrong()).filter((line) => !line.startsWith(`${first}:`))).toEqual([]);
    showsFault(4, died, 'deaths of a counting of votes, one at each call: exact afterwards');
  }

  const cast = new Map<string, VoteEvent>();
  const vote = async (photo: string) => {
    clock.advance(5000);
    victim.services.clock.set(clock.now());
    for (const event of await wall.toggle([{ photo, voter: 'a' }])) cast.set(photo, event);
    await wall.deliver(cast.get(photo) as VoteEvent, victim.services);
  };

  test('at any call: exact after the event comes again', () =>
    everyDeath(vote, async (photo) => {
      clock.advance(3000);
      await wall.deliver(cast.get(photo) as VoteEvent);
      await wall.runTasks('all');
    }));

  test('at any call, and its event never comes again: exact after the sweep', () =>
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
