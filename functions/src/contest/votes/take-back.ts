import { contestRateLimits } from '@streetlore/domain/contest';
import type { Services } from '../../platform/services.ts';
import { unlessThere } from '../../store/conflict.ts';
import { keyedHashes } from '../../store/keyed-hash.ts';

/**
 * Counts a vote that its voter has taken back, by voter and by network. Each is written, counted and shown on every open screen, and
 * casting it again is free: so the one that passes a day's limit is final, a voided vote in its place, which counts for nothing and which
 * nobody can take back. A voter who was faster and has cast it again loses it; somebody else in the same network does not.
 */
export async function countTakenBack(services: Services<'appKey'>, photo: string, uid: string): Promise<void> {
  const { store, appKey, now } = services;
  const { visitor, address } = contestRateLimits.takeBack;
  const isWithin = (kind: string, whose: string, limit: typeof visitor | typeof address) =>
    store.withinRateLimit(keyedHashes(appKey, `contest/take-back/${kind}`, whose), limit, now());
  // Deleting a photo takes its votes along: that is nobody's doing but an admin's.
  if ((await store.submissionHeads.at(photo).read())?.status !== 'approved') return;
  const isOften = !(await isWithin('uid', uid, visitor));
  if (!isOften) {
    const voter = await store.voters.at(uid).read();
    if (!voter || (await isWithin('network', voter.network, address))) return;
  }
  const vote = store.vote(photo, uid);
  await unlessThere(vote.create({ created_at: now(), voided: true }));
  if (isOften) await vote.amend(({ voided }) => (voided ? null : { voided: true }));
}
