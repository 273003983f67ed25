import * as z from 'zod/mini';

const count = z.int().check(z.minimum(0));

/** `migrations/{id}`: how far a migration is. Only its script uses the document. */
export const migrationSchema = z.object({
  status: z.enum(['running', 'done']),
  /** Where the next batch begins, in the migration's own form; null before the first and after the last. */
  next: z.nullable(z.string()),
  /** The number of documents changed so far. */
  changed: count,
  started_at: z.date(),
  finished_at: z.nullable(z.date()),
  /** Until when one run has the migration to itself. */
  lease_until: z.nullable(z.date()),
});
export type MigrationRecord = z.infer<typeof migrationSchema>;
