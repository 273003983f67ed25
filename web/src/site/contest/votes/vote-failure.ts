import { contestTexts } from '@streetlore/domain/contest';
import { CallError } from '../../../data/index.ts';

/**
 * The message after a failed vote. The rules refuse one that makes no sense any more; the server
 * says why a voter cannot be registered.
 */
export function voteFailure(error: unknown, wasCast: boolean): string {
  console.error('A vote did not go through', error);
  if (error instanceof CallError) return contestTexts.voteFailedWith(error.message);
  const isRefused = error instanceof Error && 'code' in error && error.code === 'permission-denied';
  if (!isRefused) return contestTexts.voteFailed;
  return contestTexts.voteFailedWith(wasCast ? contestTexts.voteStands : contestTexts.notOnTheWall);
}
