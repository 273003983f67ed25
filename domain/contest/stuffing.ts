import * as z from 'zod/mini';
import type { Voter } from './voter.ts';

const reasonSchema = z.object({
  /** `unregistered` is in flags from before the rules refused such votes. */
  kind: z.enum(['one_network', 'unregistered']),
  /** The hash of the network that the votes came from. */
  source: z.string(),
  voters: z.array(z.string()),
  /** When the first and the last of these votes were cast. */
  from: z.date(),
  to: z.date(),
});
export type FlagReason = z.infer<typeof reasonSchema>;

/** `contest_flags/{submissionId}`: votes that look stuffed, and what the admin decided; admins only. */
export const flagSchema = z.object({
  submission_id: z.string(),
  title: z.string(),
  status: z.enum(['open', 'voided', 'cleared']),
  reasons: z.array(reasonSchema),
  /** Votes voided so far. */
  voided: z.int(),
  /** Voters whom an admin found to be real: the check does not suspect them again. */
  cleared: z.array(z.string()),
  flagged_at: z.date(),
  judged_at: z.nullable(z.date()),
});
export type ContestFlag = z.infer<typeof flagSchema>;

const MINUTE = 60_000;

/**
 * The thresholds above which votes look stuffed. A family or an office behind one address stays
 * below them; a script in a hurry does not. `origins.ts` shows the votes of a patient script.
 */
export const stuffing = {
  /** Votes this close together count as one burst, in ms. */
  window: 10 * MINUTE,
  /** A voter is new when registered at most this long (ms) before voting. */
  newcomer: 10 * MINUTE,
  /** This many new voters of one network in one burst look stuffed. */
  oneNetwork: 10,
  /** The check looks at this many of a photo's newest votes. */
  mostVotes: 500,
} as const;

/** A vote as the check sees it. `voter` is null when nobody knows who cast the vote. */
export type CheckedVote = { uid: string; created_at: Date; voided: boolean; voter: Voter | null };

/** The reasons to suspect a photo's recent votes, at most one for each network. */
export function suspicionsOf(votes: readonly CheckedVote[]): FlagReason[] {
  const counting = votes.filter(({ voided }) => !voided).toSorted(byTime);
  return [...Map.groupBy(counting, sourceOf)].flatMap(([source, group]) => {
    if (source === null) return [];
    const burst = burstIn(group);
    const [first] = burst;
    const last = burst.at(-1);
    if (!first || !last) return [];
    const voters = burst.map(({ uid }) => uid);
    return [{ kind: 'one_network' as const, source, voters, from: first.created_at, to: last.created_at }];
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

export const suspectsOf = ({ reasons }: Pick<ContestFlag, 'reasons'>): string[] => [
  ...new Set(reasons.flatMap(({ voters }) => voters)),
];

export const flagTexts = { settled: 'This flag has been settled already' } as const;

const byTime = (a: CheckedVote, b: CheckedVote) => a.created_at.getTime() - b.created_at.getTime();

/** The voter's network if the voter was new; null for any other vote, which is not suspected. */
function sourceOf({ voter, created_at }: CheckedVote): string | null {
  if (!voter) return null;
  return created_at.getTime() - voter.registered_at.getTime() > stuffing.newcomer ? null : voter.network;
}

/**
 * The votes of all bursts that look stuffed.
 * @param votes in the order of time
 */
function burstIn(votes: readonly CheckedVote[]): CheckedVote[] {
  const suspects = new Set<CheckedVote>();
  let first = 0;
  for (const [last, vote] of votes.entries()) {
    while (vote.created_at.getTime() - (votes[first] ?? vote).created_at.getTime() > stuffing.window) first += 1;
    const some = votes.slice(first, last + 1);
    if (some.length >= stuffing.oneNetwork) for (const one of some) suspects.add(one);
  }
  return [...suspects];
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
