import * as z from 'zod/mini';

/**
 * `admins/{uid}`: who may enter the back office. Only the token's claim makes an admin; this document is for the list in Settings
 * and for revoking the role at once: a token keeps its claim until it expires, up to an hour later, so the rules check here too.
 */
export const adminSchema = z.object({
  email: z.nullable(z.string()),
  status: z.enum(['active', 'revoked']),
  granted_at: z.date(),
  /** Uid of the admin who gave the role; null when the address stands in ADMIN_EMAILS. */
  granted_by: z.nullable(z.string()),
  revoked_at: z.nullable(z.date()),
  revoked_by: z.nullable(z.string()),
  /** Sessions that began before this moment (whole seconds, like a token's `auth_time`) are over; missing while none was ended. */
  sessions_valid_from: z.optional(z.date()),
  /** Whether Auth asks them for a code as well; missing until somebody has looked. */
  second_factor: z.optional(z.boolean()),
  /** Whether a session without a second factor is refused (REQUIRE_SECOND_FACTOR), here because rules read no parameter. */
  requires_second_factor: z.optional(z.boolean()),
});
export type Admin = z.infer<typeof adminSchema>;
