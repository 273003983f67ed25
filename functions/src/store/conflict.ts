const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const conflicts = new Set([NOT_FOUND, ALREADY_EXISTS, 9, 10]);
const MAX_ROUNDS = 30;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * What has to do with the state of Firestore and not with what was asked of it: cancelled, unknown, deadline exceeded, permission
 * denied, resource exhausted, aborted, internal, unavailable, unauthenticated (grpc.io/docs/guides/status-codes).
 */
const passing = new Set([1, 2, 4, 7, 8, 10, 13, 14, 16]);

/** Whether something failed that may well succeed when it is tried again later. */
export const isPassing = (error: unknown) => passing.has(codeOf(error) as number);

/** Whether a `create` failed because the document exists. */
export const alreadyExists = (error: unknown) => codeOf(error) === ALREADY_EXISTS;

/** Whether an `update` failed because there is no such document. */
export const notFound = (error: unknown) => codeOf(error) === NOT_FOUND;

/** Whether a write failed because a document has changed since it was read. */
export const isConflict = (error: unknown) => conflicts.has(codeOf(error) as number);

/**
 * Optimistic locking: runs `work`, which reads, decides and writes under preconditions on what it read, again until nobody wrote in
 * between. Without locks a conflict means that another writer succeeded, so there is always progress.
 * @throws the last conflict after 30 in a row
 */
export async function withoutConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || round === MAX_ROUNDS) throw error;
    }
  }
}

/** The result of a conditional write; null after a conflict. */
export async function unlessOvertaken<T>(write: Promise<T>): Promise<T | null> {
  try {
    return await write;
  } catch (error) {
    if (isConflict(error)) return null;
    throw error;
  }
}

/** Creates a document that must not be created twice. @returns null when it exists already */
export async function unlessThere<T>(create: Promise<T>): Promise<T | null> {
  try {
    return await create;
  } catch (error) {
    if (alreadyExists(error)) return null;
    throw error;
  }
}
