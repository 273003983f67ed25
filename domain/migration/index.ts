import * as z from 'zod/mini';

const count = z.int().check(z.minimum(0));

/** `migrations/{id}`: how far a migration of stored documents is. Its script only. */
export const migrationSchema = z.object({
  status: z.enum(['running', 'done']),
  /** Where the next batch begins, in the migration's own words; null for the first and after the last. */
  next: z.nullable(z.string()),
  /** What has been changed so far. */
  changed: count,
  started_at: z.date(),
  finished_at: z.nullable(z.date()),
  /** Until when one run has it to itself. */
  lease_until: z.nullable(z.date()),
});
export type MigrationRecord = z.infer<typeof migrationSchema>;
