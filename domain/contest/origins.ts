import * as z from 'zod/mini';
import { type Candidate, placeSchema, type RoundPlace, standingsOf } from './round.ts';
import type { Voter } from './voter.ts';

const MINUTE = 60_000;

/**
 * How long voters had been registered when they voted. A vote has the first kind whose `under` (ms)
 * exceeds the voter's age.
 */
const ages = [
  { kind: 'ten_minutes', under: 10 * MINUTE },
  { kind: 'hour', under: 60 * MINUTE },
  { kind: 'day', under: 24 * 60 * MINUTE },
  { kind: 'older', under: Number.POSITIVE_INFINITY },
] as const;

const originSchema = z.object({
  kind: z.enum(['network', 'unregistered', 'ten_minutes', 'hour', 'day', 'older']),
  /** A network's rank by votes, from 1. It stands in place of the network's hash; null for other kinds. */
  number: z.nullable(z.int()),
  votes: z.int(),
  /** The photo that got most of these votes. */
  most: placeSchema,
  /** The round's leading photos if these votes did not count. */
  without: z.array(placeSchema),
});
export type Origin = z.infer<typeof originSchema>;
export type OriginKind = Origin['kind'];

/**
 * `contest_rounds/{week}/private/origins`: where a round's votes came from, for the admin who
 * confirms its winner. Each vote counts under its network or `unregistered`, and under how new its
 * voter was.
 */
export const originsSchema = z.object({
  votes: z.int(),
  networks: z.int(),
  /** False when the round had more votes than the check looked at. */
  is_whole: z.boolean(),
  origins: z.array(originSchema),
  counted_at: z.date(),
});
export type RoundOrigins = z.infer<typeof originsSchema>;

/** How many networks of a round are listed: the largest of those with more than one vote. */
export const MAX_NETWORKS = 5;

/** A vote that counts. `voter` is null for an old vote, or when the voter's document has expired. */
export type RoundVote = {
  readonly photo: string;
  readonly created_at: Date;
  readonly voter: Pick<Voter, 'network' | 'registered_at'> | null;
};

/**
 * Where a round's votes came from. Unlike the check for stuffed votes, this has no thresholds, so
 * it also shows a campaign that stays below them.
 * @param photos the photos that can win
 */
export function originsOf(
  photos: readonly Omit<Candidate, 'votes'>[],
  votes: readonly RoundVote[],
): Pick<RoundOrigins, 'votes' | 'networks' | 'origins'> {
  const registered = Map.groupBy(votes, ({ voter }) => voter?.network ?? null);
  const unregistered = registered.get(null) ?? [];
  registered.delete(null);
  const byAge = Map.groupBy(votes, ageOf);
  const networks = [...registered.values()].toSorted((a, b) => b.length - a.length);
  const all = tally(votes);
  const origin = (kind: OriginKind, number: number | null, some: readonly RoundVote[]): Origin[] => {
    const theirs = tally(some);
    const [most] = standingsOf(photos.map((photo) => ({ ...photo, votes: theirs.get(photo.id) ?? 0 })));
    if (!most) return [];
    const left = (id: string) => (all.get(id) ?? 0) - (theirs.get(id) ?? 0);
    const without = standingsOf(photos.map((photo) => ({ ...photo, votes: left(photo.id) })));
    return [{ kind, number, votes: some.length, most, without }];
  };
  return {
    votes: votes.length,
    networks: networks.length,
    origins: [
      ...networks
        .filter((some) => some.length > 1)
        .slice(0, MAX_NETWORKS)
        .flatMap((some, index) => origin('network', index + 1, some)),
      ...origin('unregistered', null, unregistered),
      ...ages.flatMap(({ kind }) => origin(kind, null, byAge.get(kind) ?? [])),
    ],
  };
}

/** Whether another photo, or no photo, would lead the round if these votes did not count. */
export const changesLeader = ({ without }: Origin, standings: readonly RoundPlace[]): boolean =>
  without[0]?.submission_id !== standings[0]?.submission_id;

function ageOf({ voter, created_at }: RoundVote): OriginKind | null {
  if (!voter) return null;
  const age = created_at.getTime() - voter.registered_at.getTime();
  return ages.find(({ under }) => age < under)?.kind ?? null;
}

function tally(votes: readonly RoundVote[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { photo } of votes) counts.set(photo, (counts.get(photo) ?? 0) + 1);
  return counts;
}
