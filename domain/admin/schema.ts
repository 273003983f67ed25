import * as z from 'zod/mini';

/**
 * `admins/{uid}`: who may enter the back office, for the list in Settings and for taking the role away at once: a token goes on
 * saying 'admin' until it runs out, an hour at most, and the rules therefore look here too. The claim alone makes an admin.
 */
export const adminSchema = z.object({
  email: z.nullable(z.string()),
  status: z.enum(['active', 'revoked']),
  granted_at: z.date(),
  /** Uid of the admin who gave the role; null when the address stands in ADMIN_EMAILS. */
  granted_by: z.nullable(z.string()),
  revoked_at: z.nullable(z.date()),
  revoked_by: z.nullable(z.string()),
});
export type Admin = z.infer<typeof adminSchema>;
