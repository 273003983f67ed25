import * as z from 'zod/mini';

const DAY = 86_400_000;

/**
 * `voters/{uid}`: that somebody votes, since when, and from which network; functions alone. Rules take a vote only of a registered
 * voter. The network is a keyed hash, another one every week.
 */
export const voterSchema = z.object({
  network: z.string(),
  registered_at: z.date(),
  /** Firestore's TTL field. */
  expires_at: z.date(),
});
export type Voter = z.infer<typeof voterSchema>;

/** How long a voter is kept after registering last, in ms. */
export const VOTER_LIFE = 14 * DAY;

/**
 * How long a browser relies on having registered, in ms. A voter who registered so long ago is still kept when the round in which they
 * vote is counted, a week later at most.
 */
export const REGISTRATION_LIFE = 5 * DAY;

/** Until when a voter is kept who registers again, or null where that moves by less than a day: no write then. */
export function keptUntil({ expires_at }: Pick<Voter, 'expires_at'>, now: Date): Date | null {
  const end = new Date(now.getTime() + VOTER_LIFE);
  return end.getTime() - expires_at.getTime() < DAY ? null : end;
}
