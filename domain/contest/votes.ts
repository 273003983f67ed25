/** A vote document's fields as they are stored; undefined where there is none. */
type Stored = Readonly<Record<string, unknown>> | undefined;

const counts = (vote: Stored) => vote !== undefined && vote.voided !== true;

/** Whether a write of a vote document moved the photo's count: cast, taken back, voided or reinstated. */
export const movesCount = (before: Stored, after: Stored): boolean => counts(before) !== counts(after);
