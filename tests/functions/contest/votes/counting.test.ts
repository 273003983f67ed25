import { documents } from '@streetlore/domain/paths';
import { after } from '@streetlore/domain/time';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { VoteEvent } from '../../../../functions/src/contest/votes/on-vote.ts';
import { testServices } from '../../../support/services.ts';
import { randomFrom, shuffled } from '../../stats/random.ts';
import { Wall } from './wall.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const services = testServices('demo-votes-counting', { at: noon });
const { db, clock, tasks } = services;
const wall = new Wall(services);

let tests = 0;
beforeEach(async () => {
  await services.clear();
  tasks.recorded.length = 0;
  // Later than the test before, as time is: a process remembers what it has counted.
  tests += 1;
  clock.set(after(noon, tests * 600_000));
});
afterAll(() => services.end());

const names = (what: string, count: number) => Array.from({ length: count }, (_, n) => `${what}-${n}`);

describe('delivery at least once and in any order', () => {
  it('1,000 voters, 10,000 votes and un-votes on 20 photos, each event one to three times, shuffled: all exact', async () => {
    const random = randomFrom(10_000);
    const any = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
    const [photos, voters] = [names('photo', 20), names('voter', 1000)];
    await wall.hang(photos);
    let waiting: VoteEvent[] = [];
    const deliver = async (share: number) => {
      const mixed = shuffled(waiting, random);
      const now = mixed.splice(0, Math.ceil(mixed.length * share));
      waiting = mixed;
      for (let from = 0; from < now.length; from += 20) {
        await Promise.all(now.slice(from, from + 20).map((event) => wall.deliver(event)));
        clock.advance(20);
        await wall.runTasks('due');
      }
    };
    for (let written = 0; written < 10_000; written += 500) {
      const events = await wall.toggle(Array.from({ length: 500 }, () => ({ photo: any(photos), voter: any(voters) })));
      waiting.push(...events.flatMap((event) => Array<VoteEvent>(1 + Math.floor(random() * 3)).fill(event)));
      // What is not delivered now comes after later votes, perhaps last of all.
      await deliver(0.6);
    }
    await deliver(1);
    await wall.runTasks('all');
    expect(await wall.wrong()).toEqual([]);
  });
});

describe('a hot photo', () => {
  it('500 votes in 10 s: at most 12 count writes, exact two seconds after the last', async () => {
    await wall.hang(['hot']);
    const photo = db.doc(documents.submission('hot'));
    const writes = new Set<string>([String((await photo.get()).updateTime?.valueOf())]);
    const observe = async () => writes.add(String((await photo.get()).updateTime?.valueOf()));
    for (let n = 0; n < 500; n += 1) {
      const events = await wall.toggle([{ photo: 'hot', voter: `voter-${n}` }]);
      await wall.runTasks('due');
      await observe();
      await Promise.all(events.map((event) => wall.deliver(event)));
      await observe();
      clock.advance(20);
    }
    const last = clock.now();
    await wall.runTasks('all');
    await observe();
    expect(await wall.wrong()).toEqual([]);
    expect(clock.now().getTime() - last.getTime()).toBeLessThanOrEqual(2000);
    expect(writes.size - 1).toBeLessThanOrEqual(12);
    expect(writes.size - 1).toBeGreaterThanOrEqual(10);
  });

  it('of a batch of votes the first is counted, the second put off, and the rest cost nothing', async () => {
    await wall.hang(['hot']);
    const events = await wall.toggle(names('voter', 50).map((voter) => ({ photo: 'hot', voter })));
    const [first, second, ...rest] = events;
    for (const event of [first, second]) if (event) await wall.deliver(event);
    expect(await wall.counted('hot')).toBe(50);
    const dead = testServices('demo-votes-counting');
    await dead.end();
    // Services that can no longer ask Firestore for anything, with the memory of the process that counted.
    const offline = { ...services, db: dead.db };
    for (const event of rest) await wall.deliver(event, offline);
    expect(tasks.recorded).toHaveLength(1);
  });

  it('an event that comes late is known to have been counted', async () => {
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
  it('a voided vote counts no more, and does again when it is reinstated', async () => {
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

  it('a photo that was deleted with its votes stays deleted', async () => {
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
