/** A photo's count as its document has it: a recount, a little older than the votes. */
export type ServerCount = {
  readonly votes: number;
  /** When (ms) the server counted; null when it never did. */
  readonly countedAt: number | null;
};

/** Clicks of this browser that the server's count may not include yet. */
export type OwnVote = {
  /** Whether the vote was cast before these clicks. `from` is the count then. */
  readonly before: boolean;
  readonly from: ServerCount;
  readonly cast: boolean;
  /** When (ms) the server acknowledged the last write; null while a write is on its way. */
  readonly writtenAt: number | null;
};

/**
 * Longest time (ms) between a vote's acknowledgement and a recount that includes it: the server
 * counts once a second, and the result takes a moment to arrive.
 */
export const RECOUNT_MS = 3000;

/** Unsettled clicks are kept, so voting and taking back before a recount comes out even. */
export function toggled(own: OwnVote | null, cast: boolean, server: ServerCount): OwnVote {
  return { before: own?.before ?? !cast, from: own?.from ?? server, cast, writtenAt: null };
}

const difference = ({ before, cast }: OwnVote) => Number(cast) - Number(before);

export function isSettled(own: OwnVote, server: ServerCount, now: number): boolean {
  if (own.writtenAt === null) return false;
  const change = difference(own);
  const reached = change * (server.votes - own.from.votes - change) >= 0;
  if (change !== 0 && reached) return true;
  // Another visitor's opposite vote can hide ours. A recount that came late enough includes both.
  const recounted = change === 0 || server.countedAt !== own.from.countedAt;
  return recounted && now - own.writtenAt >= RECOUNT_MS;
}

/**
 * The count to show: with the own click at once, never twice, without a flicker before the recount.
 * Other people's votes in the same direction show as they come.
 */
export function shownVotes(own: OwnVote | null, server: ServerCount, now: number): number {
  if (!own || isSettled(own, server, now)) return server.votes;
  const change = difference(own);
  const target = Math.max(0, own.from.votes + change);
  if (change > 0) return Math.max(target, server.votes);
  if (change < 0) return Math.min(target, server.votes);
  // After voting and taking back, the server's count may or may not include the vote.
  return Math.abs(server.votes - target) <= 1 ? target : server.votes;
}
