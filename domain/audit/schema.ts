import * as z from 'zod/mini';

/**
 * `audit_log/{id}`: who did what to which document, and when. Functions write the entry in the same
 * commit as the action. When an admin edits a document directly, the rules require two things in
 * that commit: the entry, and the entry's id in the document's `last_edit`.
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

/** Id of the audit entry for the last direct edit by an admin; absent before the first. */
export const lastEdit = z.optional(z.string());
