import * as z from 'zod/mini';

/** `audit_log/{id}`: who did what to which document, when. */
export const auditEntrySchema = z.object({
  actor_uid: z.string(),
  actor_email: z.nullable(z.string()),
  action: z.string(),
  target: z.string(),
  detail: z.record(z.string(), z.unknown()),
  at: z.date(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
