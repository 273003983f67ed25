/** A vote document's fields as they are stored; undefined when there is no document. */
export type StoredVote = Readonly<Record<string, unknown>> | undefined;

const counts = (vote: StoredVote) => vote !== undefined && vote.voided !== true;

/**
 * Whether a write of a vote document changed the photo's count, because the vote was cast, taken
 * back, voided or reinstated.
 */
export const changesCount = (before: StoredVote, after: StoredVote): boolean => counts(before) !== counts(after);
