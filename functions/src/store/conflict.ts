import type { DocumentReference } from 'firebase-admin/firestore';

const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const conflicts = new Set([NOT_FOUND, ALREADY_EXISTS, 9, 10]);
const MOST_ROUNDS = 30;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Whether a `create` failed because the document is there already. */
export const alreadyExists = (error: unknown) => codeOf(error) === ALREADY_EXISTS;

/** Whether an `update` failed because there is no such document. */
export const notFound = (error: unknown) => codeOf(error) === NOT_FOUND;

/** Whether a write failed because what it was decided on has changed meanwhile. */
export const isConflict = (error: unknown) => conflicts.has(codeOf(error) as number);

/**
 * Runs `work`, which reads, decides and writes at once under preconditions on what it read, until nobody wrote in
 * between. It holds no locks: a conflict means that somebody else got ahead, so there is always progress.
 * @throws the last conflict when there were 30 of them one after another
 */
export async function withoutConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || round === MOST_ROUNDS) throw error;
    }
  }
}

/**
 * Changes one document by a pure decision on its present state.
 * @returns the change that was written; `null` when there is no such document or the decision was to leave it
 */
export async function amend<T extends object>(
  ref: DocumentReference<T>,
  decide: (value: T) => Partial<T> | null,
): Promise<Partial<T> | null> {
  return await withoutConflict(async () => {
    const snapshot = await ref.get();
    const value = snapshot.data();
    const change = value ? decide(value) : null;
    if (!change || !snapshot.updateTime) return null;
    await ref.firestore.doc(ref.path).update({ ...change }, { lastUpdateTime: snapshot.updateTime });
    return change;
  });
}
