import * as z from 'zod/mini';
import type { Submission } from './schema.ts';

/** `settings/contest`: admins read, functions write. Without the document the contest is open. */
export const contestSettingsSchema = z.object({
  /** Whether new photos wait for an admin. */
  moderated: z.boolean(),
});
export type ContestSettings = z.infer<typeof contestSettingsSchema>;

export const unmoderatedContest: ContestSettings = { moderated: false };

/** The status of a new photo. */
export const firstStatus = ({ moderated }: ContestSettings): Submission['status'] =>
  moderated ? 'pending' : 'approved';
