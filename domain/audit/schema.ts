import * as z from 'zod/mini';

/**
 * `audit_log/{id}`: who did what to which document, when. Functions write it together with what they do; an admin's own
 * edit of one document carries the entry's id as `last_edit` and the entry in the same commit, and the rules insist on both.
 */
export const auditEntrySchema = z.object({
  actor_uid: z.string(),
  actor_email: z.nullable(z.string()),
  action: z.string(),
  target: z.string(),
  detail: z.record(z.string(), z.unknown()),
  at: z.date(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Id of the audit entry of an admin's last direct edit; absent until there was one. */
export const lastEdit = z.optional(z.string());
