import type { Submission } from '@streetlore/domain/contest';
import { documents } from '@streetlore/domain/paths';
import { aSubmission } from '@streetlore/domain/testing';
import type { DocumentData } from 'firebase-admin/firestore';
import { recountVotedPhoto, type VoteEvent } from '../../../../functions/src/contest/votes/count-votes.ts';
import { countVotesOf } from '../../../../functions/src/contest/votes/recount-votes.ts';
import type { Services } from '../../../../functions/src/platform/services.ts';
import type { TestServices } from '../../../support/services.ts';

/**
 * Casts votes for the wall's photos as the browser does, and makes the events that Firestore would
 * send.
 */
export class Wall {
  readonly services: TestServices;
  /** The vote documents that should exist: photo -> voters. */
  readonly #votes = new Map<string, Set<string>>();

  constructor(services: TestServices) {
    this.services = services;
  }

  /** Replaces all photos with `photos`, without votes. */
  async hang(photos: readonly string[], given: Partial<Submission> = {}): Promise<void> {
    this.#votes.clear();
    const batch = this.services.db.batch();
    for (const photo of photos) {
      batch.set(this.services.db.doc(documents.submission(photo)), aSubmission({ votes: 0, ...given }));
      this.#votes.set(photo, new Set());
    }
    await batch.commit();
  }

  /**
   * Casts each of these votes, or takes it back where it exists.
   * @returns the events in the order of the writes
   */
  async toggle(votes: readonly { photo: string; voter: string }[]): Promise<VoteEvent[]> {
    const { db, clock } = this.services;
    const batch = db.batch();
    const happened = clock.now();
    const events = votes.map(({ photo, voter }): VoteEvent => {
      const voters = this.#votesOf(photo);
      const ref = db.doc(documents.vote(photo, voter));
      const vote: DocumentData = { created_at: happened };
      if (voters.delete(voter)) {
        batch.delete(ref);
        return { photo, before: vote, after: undefined, happened: undefined };
      }
      voters.add(voter);
      batch.set(ref, vote);
      return { photo, before: undefined, after: vote, happened };
    });
    await batch.commit();
    return events;
  }

  /** Delivers an event to a process with `services`, or to this one. */
  deliver(event: VoteEvent, services: Services = this.services): Promise<void> {
    return recountVotedPhoto(services, event);
  }

  /** Runs the queued recounts: those due by now, or all, each when it is due. */
  async runTasks(which: 'due' | 'all'): Promise<void> {
    const { tasks, clock } = this.services;
    const due = tasks.recorded
      .filter(({ at }) => which === 'all' || at <= clock.now())
      .sort((a, b) => a.at.getTime() - b.at.getTime());
    tasks.recorded.splice(0, Infinity, ...tasks.recorded.filter((task) => !due.includes(task)));
    for (const task of due) {
      if (task.at > clock.now()) clock.set(task.at);
      await countVotesOf(this.services, task.payload);
    }
  }

  /** The photos whose count differs from the number of their vote documents. */
  async wrong(): Promise<string[]> {
    const checked = await Promise.all(
      [...this.#votes].map(async ([photo, voters]) =>
        (await this.counted(photo)) === voters.size ? [] : [`${photo}: ${await this.counted(photo)} of ${voters.size}`],
      ),
    );
    return checked.flat();
  }

  /** A photo's count as visitors see it. */
  async counted(photo: string): Promise<number> {
    return (await this.services.db.doc(documents.submission(photo)).get()).get('votes') as number;
  }

  #votesOf(photo: string): Set<string> {
    const voters = this.#votes.get(photo);
    if (!voters) throw new Error(`${photo} does not hang on the wall`);
    return voters;
  }
}
