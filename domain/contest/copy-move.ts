import * as z from 'zod/mini';
import type { Submission } from './schema.ts';

/**
 * `copy_moves/{random}`: somebody may be just moving a photo's copies to where its status wants them. It is written before the first
 * file is touched and goes when files and status agree; what a crash left, the sweep finds by it. Functions alone.
 */
export const copyMoveSchema = z.object({ submission_id: z.string(), begun_at: z.date() });
export type CopyMove = z.infer<typeof copyMoveSchema>;

/** Whether anybody may see the copies of a photo of this status. */
export const isPublic = (status: Submission['status']): boolean => status === 'approved';
