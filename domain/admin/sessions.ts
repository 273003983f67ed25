import type { Admin } from './schema.ts';

/**
 * The moment from which sessions are valid when all sessions before `at` end. A token says in whole
 * seconds when its owner signed in (https://firebase.google.com/docs/auth/admin/verify-id-tokens),
 * and Auth ends sessions by the second too. Rounding down to the second lets an admin sign in again
 * at once.
 */
export const sessionsValidFrom = (at: Date): Date => new Date(Math.floor(at.getTime() / 1000) * 1000);

/**
 * Whether a session that began at `began` has been ended. The rules check the same (`isOver` in
 * firestore.rules and storage.rules).
 */
export function isSessionOver({ status, sessions_valid_from: from }: Admin, began: Date): boolean {
  return status === 'revoked' || (from !== undefined && began < from);
}

/**
 * Whether a session lacks the second factor that this admin needs. The rules check the same
 * (`lacksFactor`).
 * @param has whether the token says that the session has a second factor
 */
export const lacksSecondFactor = ({ requires_second_factor: isRequired }: Admin, has: boolean): boolean =>
  isRequired === true && !has;
