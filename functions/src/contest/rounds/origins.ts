import {
  type Candidate,
  originsOf,
  type RoundOrigins,
  type RoundVote,
  type Vote,
  type Voter,
  votesBefore,
} from '@streetlore/domain/contest';
import { type WithId, withLimit } from '@streetlore/domain/query';
import type { Services } from '../../platform/services.ts';

/** The most votes that are read, those of the leading photos first. It is ten times a good week's. */
const MAX_VOTES = 20_000;
/** Voters read at once. */
const AT_ONCE = 300;

/**
 * Finds where a week's votes came from. It reads each vote and each voter.
 * @param photos all that can win, the leading ones first
 * @param end votes from this moment on do not count
 */
export async function findOrigins(
  services: Services,
  photos: readonly WithId<Candidate>[],
  end: Date,
): Promise<RoundOrigins> {
  const { store, now } = services;
  const cast: { photo: string; vote: WithId<Vote> }[] = [];
  let left = MAX_VOTES;
  for (const { id } of photos) {
    if (left <= 0) break;
    const votes = await store.find(withLimit(votesBefore(id, end), left));
    left -= votes.length;
    for (const vote of votes) if (!vote.voided) cast.push({ photo: id, vote });
  }
  const voters = await readVoters(services, [...new Set(cast.map(({ vote }) => vote.id))]);
  const votes = cast.map(
    ({ photo, vote }): RoundVote => ({ photo, created_at: vote.created_at, voter: voters.get(vote.id) ?? null }),
  );
  return { ...originsOf(photos, votes), is_whole: left > 0, counted_at: now() };
}

async function readVoters({ store }: Services, uids: readonly string[]): Promise<Map<string, Voter>> {
  const voters = new Map<string, Voter>();
  for (let from = 0; from < uids.length; from += AT_ONCE) {
    const some = uids.slice(from, from + AT_ONCE);
    const found = await store.readAll(some.map((uid) => store.voters.at(uid)));
    for (const voter of found) if (voter) voters.set(voter.id, voter);
  }
  return voters;
}
