import { setTimeout } from 'node:timers/promises';

const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const conflicts = new Set([NOT_FOUND, ALREADY_EXISTS, 9, 10]);
const MAX_ROUNDS = 30;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * Codes of failures that come from the state of Firestore, not from the request: cancelled,
 * unknown, deadline exceeded, permission denied, resource exhausted, aborted, internal,
 * unavailable, unauthenticated (grpc.io/docs/guides/status-codes).
 */
const passing = new Set([1, 2, 4, 7, 8, 10, 13, 14, 16]);

/** Whether a failed call may succeed if it is tried again later. */
export const isTransient = (error: unknown) => passing.has(codeOf(error) as number);

/** Whether a `create` failed because the document exists. */
export const alreadyExists = (error: unknown) => codeOf(error) === ALREADY_EXISTS;

/** Whether an `update` failed because there is no such document. */
export const notFound = (error: unknown) => codeOf(error) === NOT_FOUND;

/** Whether a write failed because a document has changed since it was read. */
export const isConflict = (error: unknown) => conflicts.has(codeOf(error) as number);

/**
 * Optimistic locking. `work` reads, decides, and writes on condition that nobody has written the
 * documents since. After a conflict `work` runs again. A conflict means that another writer
 * succeeded, so some writer always makes progress.
 * @param crowd.most how often `work` runs: as often as writers may want the same document at once
 * @param crowd.pause the longest pause (ms) after the first conflict, ten times that later: many writers who all try again at once
 *   keep each other waiting
 * @throws the last conflict of so many in a row
 */
export async function withoutConflict<T>(
  work: () => Promise<T>,
  { most = MAX_ROUNDS, pause = 0 }: { most?: number; pause?: number } = {},
): Promise<T> {
  for (let round = 1; ; round += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || round === most) throw error;
      if (pause > 0) await setTimeout(Math.random() * pause * Math.min(round, 10));
    }
  }
}

/** The result of a conditional write; null after a conflict. */
export async function nullIfConflict<T>(write: Promise<T>): Promise<T | null> {
  try {
    return await write;
  } catch (error) {
    if (isConflict(error)) return null;
    throw error;
  }
}

/** Creates a document that must not be created twice. @returns null when it exists already */
export async function nullIfExists<T>(create: Promise<T>): Promise<T | null> {
  try {
    return await create;
  } catch (error) {
    if (alreadyExists(error)) return null;
    throw error;
  }
}
