import { contestTexts } from '@streetlore/domain/contest';
import { CallError } from '../../../data/index.ts';

/**
 * What is said when a vote, or its taking back, did not go through. The rules refuse either where it makes no sense any more; a voter
 * may not be registered, and the server says why.
 */
export function voteFailure(error: unknown, wasCast: boolean): string {
  console.error('A vote did not go through', error);
  if (error instanceof CallError) return contestTexts.voteFailedWith(error.message);
  const isRefused = error instanceof Error && 'code' in error && error.code === 'permission-denied';
  if (!isRefused) return contestTexts.voteFailed;
  return contestTexts.voteFailedWith(wasCast ? contestTexts.voteStands : contestTexts.notOnTheWall);
}
