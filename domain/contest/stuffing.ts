import * as z from 'zod/mini';

/** `voters/{uid}`: from which network a voter first voted; functions alone. The network is a keyed hash that changes daily. */
export const voterSchema = z.object({
  network: z.string(),
  registered_at: z.date(),
  /** Firestore's TTL field. */
  expires_at: z.date(),
});
export type Voter = z.infer<typeof voterSchema>;

/** How long a voter's network is kept, in ms. */
export const VOTER_LIFE = 14 * 86_400_000;

const reasonSchema = z.object({
  kind: z.enum(['one_network', 'unregistered']),
  /** The network's hash; 'unregistered' for voters of whom no network is known. */
  source: z.string(),
  /** The uids whose votes look stuffed. */
  voters: z.array(z.string()),
  /** When the first and the last of these votes were cast. */
  from: z.date(),
  to: z.date(),
});
export type FlagReason = z.infer<typeof reasonSchema>;

/** `contest_flags/{submissionId}`: votes for a photo that look stuffed, and what an admin made of them. Admins read. */
export const flagSchema = z.object({
  submission_id: z.string(),
  title: z.string(),
  status: z.enum(['open', 'voided', 'cleared']),
  reasons: z.array(reasonSchema),
  /** Votes voided so far. */
  voided: z.int(),
  /** Voters whom an admin found to be real: they are not suspected again. */
  cleared: z.array(z.string()),
  flagged_at: z.date(),
  judged_at: z.nullable(z.date()),
});
export type ContestFlag = z.infer<typeof flagSchema>;

const MINUTE = 60_000;

/**
 * The thresholds above which votes look stuffed. A family or an office behind one address stays below them; a script that makes
 * accounts does not. Registrations do get lost, so unregistered votes need a higher number and a majority of the burst.
 */
export const stuffing = {
  /** Votes this close together count as one burst, in ms. */
  window: 10 * MINUTE,
  /** A voter is new when first seen at most this long before voting. */
  newcomer: 10 * MINUTE,
  /** How long a vote waits for its voter's registration before it counts as unregistered. */
  grace: 2 * MINUTE,
  /** New voters of one network in one burst. */
  oneNetwork: 10,
  /** Unregistered voters in one burst. */
  unregistered: 20,
  /** And at least this share of the burst's votes. */
  unregisteredShare: 0.5,
  /** How many of a photo's newest votes are looked at. */
  mostVotes: 500,
} as const;

/** A vote as the check sees it; `voter` is null when nobody registered under its uid. */
export type CheckedVote = { uid: string; created_at: Date; voided: boolean; voter: Voter | null };

/** What looks stuffed among a photo's recent votes: each source at most once, none when nothing does. */
export function suspicionsOf(votes: readonly CheckedVote[], now: Date): FlagReason[] {
  const counting = votes.filter(({ voided }) => !voided).toSorted(byTime);
  const sources = Map.groupBy(counting, (vote) => sourceOf(vote, now));
  return [...sources].flatMap(([source, group]) => {
    if (source === null) return [];
    const kind = source === UNREGISTERED ? 'unregistered' : 'one_network';
    const burst = burstIn(group, (some) =>
      kind === 'one_network'
        ? some.length >= stuffing.oneNetwork
        : some.length >= stuffing.unregistered && some.length >= stuffing.unregisteredShare * during(counting, some),
    );
    const [first] = burst;
    const last = burst.at(-1);
    if (!first || !last) return [];
    return [{ kind, source, voters: burst.map(({ uid }) => uid), from: first.created_at, to: last.created_at }];
  });
}

/** The flag after another check, or `null` when the check found nothing new. */
export function flagged(
  flag: ContestFlag | null,
  photo: { id: string; title: string },
  found: readonly FlagReason[],
  now: Date,
): ContestFlag | null {
  if (found.length === 0) return null;
  const open = flag?.status === 'open' ? flag.reasons : [];
  const reasons = [...open.filter(({ source }) => !found.some((one) => one.source === source))];
  for (const one of found) reasons.push(joined(open.find(({ source }) => source === one.source) ?? null, one));
  if (flag?.status === 'open' && suspectsOf(flag).length === suspectsOf({ reasons }).length) return null;
  return {
    submission_id: photo.id,
    title: photo.title,
    status: 'open',
    reasons,
    voided: flag?.voided ?? 0,
    cleared: flag?.cleared ?? [],
    flagged_at: flag?.status === 'open' ? flag.flagged_at : now,
    judged_at: null,
  };
}

/** Everybody whose vote a flag suspects, once each. */
export const suspectsOf = ({ reasons }: Pick<ContestFlag, 'reasons'>): string[] => [
  ...new Set(reasons.flatMap(({ voters }) => voters)),
];

/** Why a flag cannot be judged. */
export const flagTexts = { settled: 'This flag has been settled already' } as const;

const UNREGISTERED = 'unregistered';
const byTime = (a: CheckedVote, b: CheckedVote) => a.created_at.getTime() - b.created_at.getTime();

/** Where a vote came from; null when there is nothing to suspect: the voter was known before, or may yet register. */
function sourceOf({ voter, created_at }: CheckedVote, now: Date): string | null {
  if (!voter) return now.getTime() - created_at.getTime() < stuffing.grace ? null : UNREGISTERED;
  const known = created_at.getTime() - voter.registered_at.getTime();
  return known > stuffing.newcomer ? null : voter.network;
}

/** The votes that lie in any window of which `isTooMuch` is true. Takes them in the order of time. */
function burstIn(votes: readonly CheckedVote[], isTooMuch: (some: readonly CheckedVote[]) => boolean): CheckedVote[] {
  const suspects = new Set<CheckedVote>();
  let first = 0;
  for (const [last, vote] of votes.entries()) {
    while (vote.created_at.getTime() - (votes[first] ?? vote).created_at.getTime() > stuffing.window) first += 1;
    const some = votes.slice(first, last + 1);
    if (isTooMuch(some)) for (const one of some) suspects.add(one);
  }
  return [...suspects];
}

/** How many votes of any kind came in during the same burst. */
function during(votes: readonly CheckedVote[], some: readonly CheckedVote[]): number {
  const from = some[0]?.created_at.getTime() ?? 0;
  const to = some.at(-1)?.created_at.getTime() ?? 0;
  return votes.filter(({ created_at }) => created_at.getTime() >= from && created_at.getTime() <= to).length;
}

function joined(known: FlagReason | null, found: FlagReason): FlagReason {
  if (!known) return found;
  return {
    ...found,
    voters: [...new Set([...known.voters, ...found.voters])],
    from: known.from < found.from ? known.from : found.from,
    to: known.to > found.to ? known.to : found.to,
  };
}
