import { type Submission, voidedVotesFor, votesFor } from '@streetlore/domain/contest';
import { documents } from '@streetlore/domain/paths';
import type { Recount } from '../../counting/recount.ts';
import { countKeys, recountQueue } from '../../counting/recount-queue.ts';
import type { Services } from '../../platform/services.ts';

/** The field of a photo that says when its votes were last counted. */
const stamp = 'votes_counted_at' satisfies keyof Submission;

/** Counts a photo's votes without voided ones. A deleted photo is not created again. */
export function votesOf({ store }: Services, photo: string): Recount {
  return {
    key: photo,
    target: store.figuresAt(documents.submission(photo)),
    stamp,
    async count() {
      const [all, voided] = await Promise.all([store.count(votesFor(photo)), store.count(voidedVotesFor(photo))]);
      // A vote that is cast and voided between the two reads makes the count wrong. The event of the voiding
      // corrects it.
      return { votes: Math.max(0, all - voided) };
    },
    whole: null,
  };
}

/** Counts the votes of a task's photos, now. */
export async function countVotesOf(services: Services, data: unknown): Promise<void> {
  await countKeys(services, votesOf, data);
}

/** The queue of trailing recounts: photos that were voted on just after they had been counted. */
export const recountVotes = recountQueue('recountVotes', [], countVotesOf);
