import * as z from 'zod/mini';
import type { Submission } from './schema.ts';

/**
 * `copy_moves/{random}`: a photo's copies are being moved to where the photo's status wants them. A
 * function writes this document before it touches the first file, and deletes it when files and
 * status agree. After a crash, the sweep finds the unfinished move by this document. Functions
 * only.
 */
export const copyMoveSchema = z.object({ submission_id: z.string(), begun_at: z.date() });
export type CopyMove = z.infer<typeof copyMoveSchema>;

/** Whether anybody may see the copies of a photo of this status. */
export const isPublic = (status: Submission['status']): boolean => status === 'approved';
