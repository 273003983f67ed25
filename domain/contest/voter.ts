import * as z from 'zod/mini';

const DAY = 86_400_000;

/**
 * `voters/{uid}`: a registered voter. The rules accept votes only from voters who have this
 * document. `network` is a keyed hash, which changes each week. Functions only.
 */
export const voterSchema = z.object({
  network: z.string(),
  registered_at: z.date(),
  /** Firestore's TTL field. */
  expires_at: z.date(),
});
export type Voter = z.infer<typeof voterSchema>;

/** How long a voter's document is kept after the last registration, in ms. */
export const VOTER_LIFE = 14 * DAY;

/**
 * How long (ms) a browser relies on a registration. A vote at its end is counted a week later at
 * most, while the voter's document still exists.
 */
export const REGISTRATION_LIFE = 5 * DAY;

/** The new expiry of a voter who registers again; null when it would move by less than a day. */
export function renewedExpiry({ expires_at }: Pick<Voter, 'expires_at'>, now: Date): Date | null {
  const end = new Date(now.getTime() + VOTER_LIFE);
  return end.getTime() - expires_at.getTime() < DAY ? null : end;
}

/** A vote document's fields as they are stored; undefined when there is no document. */
export type StoredVote = Readonly<Record<string, unknown>> | undefined;

const counts = (vote: StoredVote) => vote !== undefined && vote.voided !== true;

/** Whether a write changed the photo's count: a vote was cast, taken back, voided or reinstated. */
export const changesCount = (before: StoredVote, after: StoredVote): boolean => counts(before) !== counts(after);
