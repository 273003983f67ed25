import * as z from 'zod/mini';

/**
 * `admins/{uid}`: who may enter the back office. Only the token's claim makes an admin. This
 * document serves the list in Settings and revokes a role at once: a token keeps its claim for up
 * to an hour, until it expires, so the rules check this document too.
 */
export const adminSchema = z.object({
  email: z.nullable(z.string()),
  status: z.enum(['active', 'revoked']),
  granted_at: z.date(),
  /** Uid of the admin who granted the role; null when the address is in ADMIN_EMAILS. */
  granted_by: z.nullable(z.string()),
  revoked_at: z.nullable(z.date()),
  revoked_by: z.nullable(z.string()),
  /**
   * Sessions that began before this moment (whole seconds, like a token's `auth_time`) are over.
   * Absent until somebody ends sessions.
   */
  sessions_valid_from: z.optional(z.date()),
  /** Whether Auth asks the admin for a code at sign-in; absent until a function has checked. */
  second_factor: z.optional(z.boolean()),
  /** How many recovery codes the admin has left; absent until they make the first. */
  recovery_codes: z.optional(z.int()),
  /**
   * Whether a session without a second factor is refused (REQUIRE_SECOND_FACTOR). The value is
   * stored here because rules cannot read parameters.
   */
  requires_second_factor: z.optional(z.boolean()),
});
export type Admin = z.infer<typeof adminSchema>;

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
