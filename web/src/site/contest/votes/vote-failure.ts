import { contestTexts } from '@streetlore/domain/contest';

/** What is said when a vote, or its taking back, did not go through. The rules refuse either where it makes no sense any more. */
export function voteFailure(error: unknown, wasCast: boolean): string {
  console.error('A vote did not go through', error);
  const isRefused = error instanceof Error && 'code' in error && error.code === 'permission-denied';
  if (!isRefused) return contestTexts.voteFailed;
  return contestTexts.voteFailedWith(wasCast ? contestTexts.voteStands : contestTexts.notOnTheWall);
}
