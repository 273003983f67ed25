import type { VoteEvent } from '../../../../functions/src/contest/votes/count-votes.ts';
import { randomFrom, shuffled } from '../../../support/random.ts';
import type { Wall } from './wall.ts';

export type Storm = {
  photos: number;
  voters: number;
  /** How many votes and un-votes, each of any voter for any photo. */
  votes: number;
  /** The share of events (0 to 1) that never arrive. */
  lost?: number;
};

/** Makes `count` names: `photo-0`, `photo-1` … */
export const names = (what: string, count: number) => Array.from({ length: count }, (_, n) => `${what}-${n}`);

/**
 * Writes the votes and delivers each event one to three times, in any order, between the writes and
 * long after them.
 */
export async function blow(wall: Wall, { photos, voters, votes, lost = 0 }: Storm): Promise<void> {
  const random = randomFrom(votes);
  const any = (count: number) => Math.floor(random() * count);
  await wall.hang(names('photo', photos));
  let waiting: VoteEvent[] = [];
  const deliver = async (share: number) => {
    const mixed = shuffled(waiting, random);
    const now = mixed.splice(0, Math.ceil(mixed.length * share));
    waiting = mixed;
    for (let from = 0; from < now.length; from += 20) {
      await Promise.all(now.slice(from, from + 20).map((event) => wall.deliver(event)));
      wall.services.clock.advance(20);
      await wall.runTasks('due');
    }
  };
  for (let written = 0; written < votes; written += 250) {
    const events = await wall.toggle(
      Array.from({ length: Math.min(250, votes - written) }, () => ({
        photo: `photo-${any(photos)}`,
        voter: `voter-${any(voters)}`,
      })),
    );
    const arriving = events.filter(() => random() >= lost);
    waiting.push(...arriving.flatMap((event) => Array<VoteEvent>(1 + any(3)).fill(event)));
    // An event that is not delivered now comes after later votes, perhaps last of all.
    await deliver(0.6);
  }
  await deliver(1);
  await wall.runTasks('all');
}
