import { documents } from '@streetlore/domain/paths';
import { aSubmission } from '@streetlore/domain/testing';
import { platformFirestore } from '../support/admin-sdk.ts';
import { untilTaken } from './chaos.ts';
import type { VoterPlan } from './plan.ts';
import { newVisitor } from './visitor.ts';

/** Photos that nobody has voted for, by the numbers that plans have for them. */
export const photoId = (n: number) => `soak-photo-${n}`;

/** Hangs so many photos on the wall. */
export async function hangPhotos(count: number): Promise<void> {
  const db = platformFirestore();
  const batch = db.batch();
  for (let n = 0; n < count; n += 1)
    batch.set(db.doc(documents.submission(photoId(n))), aSubmission({ votes: 0, submitted_at: new Date() }));
  await batch.commit();
}

/** What became of the votes: how many were written or taken back, and those that stand, as paths. */
export type VotesCast = { writes: number; standing: Set<string> };

/** A registered voter casts votes, and takes some of them back. @throws Error when the rules refuse what they allow */
export async function castVotes({ n, votes }: VoterPlan, cast: VotesCast): Promise<void> {
  const voter = await newVisitor(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
  await untilTaken(() => voter.call('registerVoter', {}));
  for (const { photo, isCast, twice } of votes) {
    const path = documents.vote(photoId(photo), voter.uid);
    const status = await voter.vote(photoId(photo), isCast);
    if (status !== 200) throw new Error(`The vote ${path} was answered ${status}`);
    cast.writes += 1;
    if (isCast) cast.standing.add(path);
    else cast.standing.delete(path);
    // As after a lost answer: nobody votes twice, so the rules refuse a second one; to take back what is gone changes nothing.
    if (twice) await voter.vote(photoId(photo), isCast);
  }
}
