import { documents } from '@streetlore/domain/paths';
import { aSubmission } from '@streetlore/domain/testing';
import { platformFirestore } from '../support/admin-sdk.ts';
import { retryUntilAccepted } from './chaos.ts';
import type { VoterPlan } from './plan.ts';
import { newVisitor } from './visitor.ts';

/** The id of a photo of the soak, by its number in plans. */
export const photoId = (n: number) => `soak-photo-${n}`;

/** Adds `count` photos to the wall. */
export async function storePhotos(count: number): Promise<void> {
  const db = platformFirestore();
  const batch = db.batch();
  for (let n = 0; n < count; n += 1)
    batch.set(db.doc(documents.submission(photoId(n))), aSubmission({ votes: 0, submitted_at: new Date() }));
  await batch.commit();
}

/** The votes so far: how many writes, and the votes that stand, as paths. */
export type VotesCast = { writes: number; standing: Set<string> };

/**
 * Casts a registered voter's votes, and takes some of them back.
 * @throws Error when the rules refuse a write that they should allow
 */
export async function castVotes({ n, votes }: VoterPlan, cast: VotesCast): Promise<void> {
  const voter = await newVisitor(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
  await retryUntilAccepted(() => voter.call('registerVoter', {}));
  for (const { photo, isCast, twice } of votes) {
    const path = documents.vote(photoId(photo), voter.uid);
    const status = await voter.vote(photoId(photo), isCast);
    if (status !== 200) throw new Error(`The vote ${path} was answered ${status}`);
    cast.writes += 1;
    if (isCast) cast.standing.add(path);
    else cast.standing.delete(path);
    // A repeated write, as after a lost answer. The rules refuse a second vote. Taking back a
    // deleted vote changes nothing.
    if (twice) await voter.vote(photoId(photo), isCast);
  }
}
