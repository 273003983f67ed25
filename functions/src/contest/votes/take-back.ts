import { contestRateLimits } from '@streetlore/domain/contest';
import type { Services } from '../../platform/services.ts';
import { nullIfExists } from '../../store/conflict.ts';
import { keyedHashes } from '../../store/keyed-hash.ts';

/**
 * Counts a vote that its voter has taken back, by voter and by network. Each vote taken back is
 * written, counted and shown on every open screen, and casting it again is free. So a vote taken
 * back beyond a day's limit is lost for good: a voided vote takes its place. A voided vote counts
 * for nothing, and nobody can take it back.
 * The voter may have cast the vote again before this runs. A voter over the voter's own limit then
 * loses that vote. A voter over only the network's limit keeps it.
 */
export async function countWithdrawnVote(services: Services<'appKey'>, photo: string, uid: string): Promise<void> {
  const { store, appKey, now } = services;
  const { visitor, address } = contestRateLimits.takeBack;
  const isWithin = (kind: string, whose: string, limit: typeof visitor | typeof address) =>
    store.withinRateLimit(keyedHashes(appKey, `contest/take-back/${kind}`, whose), limit, now());
  // Deleting a photo deletes its votes. An admin does that, so it does not count against the
  // voters.
  if ((await store.submissionHeads.at(photo).read())?.status !== 'approved') return;
  const isOften = !(await isWithin('uid', uid, visitor));
  if (!isOften) {
    const voter = await store.voters.at(uid).read();
    if (!voter || (await isWithin('network', voter.network, address))) return;
  }
  const vote = store.vote(photo, uid);
  await nullIfExists(vote.create({ created_at: now(), voided: true }));
  if (isOften) await vote.amend(({ voided }) => (voided ? null : { voided: true }));
}
