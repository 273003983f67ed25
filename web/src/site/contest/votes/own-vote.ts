/** A photo's count as its document tells it: a recount, some moment behind the votes themselves. */
export type ServerCount = {
  readonly votes: number;
  /** When (ms) it was counted; null when it never was. */
  readonly countedAt: number | null;
};

/** Clicks of this browser that the server's count may not hold yet. */
export type OwnVote = {
  /** Whether this browser's vote was cast when the first of them came, and the count then. */
  readonly before: boolean;
  readonly from: ServerCount;
  /** Whether it is cast now. */
  readonly cast: boolean;
  /** When (ms) the last write was acknowledged; null while one is on its way. */
  readonly writtenAt: number | null;
};

/**
 * Longest time (ms) from a vote's acknowledgement until a recount that holds it has arrived: recounts come a second apart,
 * and take a moment to arrive.
 */
export const RECOUNT_MS = 3000;

/** After a click: what is not settled yet goes on, so that voting and taking back before a recount comes out even. */
export function toggled(own: OwnVote | null, cast: boolean, server: ServerCount): OwnVote {
  return { before: own?.before ?? !cast, from: own?.from ?? server, cast, writtenAt: null };
}

const difference = ({ before, cast }: OwnVote) => Number(cast) - Number(before);

/** Whether the server's count holds these clicks, so that it can speak for itself again. */
export function isSettled(own: OwnVote, server: ServerCount, now: number): boolean {
  if (own.writtenAt === null) return false;
  const change = difference(own);
  const reached = change * (server.votes - own.from.votes - change) >= 0;
  if (change !== 0 && reached) return true;
  // Somebody else's opposite vote can hide ours; a recount that came late enough has seen both.
  const recounted = change === 0 || server.countedAt !== own.from.countedAt;
  return recounted && now - own.writtenAt >= RECOUNT_MS;
}

/**
 * The count to show: the own click at once, never twice, and never back and forth while the recount is on its way. Other
 * people's votes in the same direction show as they come.
 */
export function shownVotes(own: OwnVote | null, server: ServerCount, now: number): number {
  if (!own || isSettled(own, server, now)) return server.votes;
  const change = difference(own);
  const target = Math.max(0, own.from.votes + change);
  if (change > 0) return Math.max(target, server.votes);
  if (change < 0) return Math.min(target, server.votes);
  // After voting and undoing, the server's count may or may not include the vote.
  return Math.abs(server.votes - target) <= 1 ? target : server.votes;
}
